import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountInput } from '../edit/amount-input';
import { getDefault, getTiers } from '../edit/amounts';
import { useTyped } from '../edit/use-typed';

/** A tier whose text is kept, as in the block. */
function Kept( {
	currency,
	onChange,
}: {
	currency: string;
	onChange: ( amount: number | undefined ) => void;
} ) {
	const typed = useTyped();
	return (
		<AmountInput
			label="Amount"
			amount={ 5 }
			currency={ currency }
			isChosen={ false }
			typed={ typed.read( 'a' ) }
			onType={ ( text ) => typed.write( 'a', text ) }
			onChange={ onChange }
		/>
	);
}

describe( 'A tier', () => {
	const type = async ( text: string, currency = 'USD' ) => {
		const onChange = jest.fn();
		const { unmount } = render(
			<Kept currency={ currency } onChange={ onChange } />
		);
		const field = screen.getByRole( 'textbox', { name: 'Amount' } );
		await userEvent.clear( field );
		onChange.mockClear();
		if ( text ) {
			await userEvent.type( field, text );
		}
		const error = screen.queryByRole( 'alert' )?.textContent ?? '';
		const typed = field.getAttribute( 'value' );
		const { lastCall } = onChange.mock;
		unmount();
		return { error, typed, amount: lastCall?.[ 0 ] };
	};

	it( 'is read by its currency, and says what is wrong with it', async () => {
		expect( await type( '7.25' ) ).toEqual( {
			error: '',
			typed: '7.25',
			amount: 7.25,
		} );
		expect( ( await type( '0.49' ) ).error ).toBe(
			'The minimum amount is $0.50.'
		);
		expect( ( await type( 'x' ) ).error ).toBe(
			'Please enter a valid amount.'
		);
		expect( ( await type( '49', 'JPY' ) ).error ).toBe(
			'The minimum amount is ¥50.'
		);
		expect( ( await type( '50.5', 'JPY' ) ).error ).not.toBe( '' );
		expect( ( await type( '0.001', 'KWD' ) ).error ).toMatch(
			/^The minimum amount is KWD\s0\.010\.$/
		);
		expect( ( await type( '5.125', 'KWD' ) ).error ).toMatch(
			/multiple of/
		);
		expect( ( await type( '5.120', 'KWD' ) ).amount ).toBe( 5.12 );
	} );

	it( 'keeps its place in the row when something is wrong with it', async () => {
		const { container } = render(
			<Kept currency="USD" onChange={ () => {} } />
		);
		await userEvent.type( screen.getByRole( 'textbox' ), 'x' );
		const tier = container.querySelector( '.donations__tier' );
		expect( tier ).not.toContainElement( screen.getByRole( 'alert' ) );
		expect( screen.getByRole( 'textbox' ) ).toHaveAccessibleDescription(
			'Please enter a valid amount.'
		);
	} );

	it( 'is the usual one when it is emptied', () => {
		expect( [ 0, 1, 2 ].map( ( n ) => getDefault( n, 'USD' ) ) ).toEqual( [
			5, 15, 100,
		] );
		expect( getDefault( 1, 'JPY' ) ).toBe( 1500 );
		expect( getTiers( 'USD' ) ).toEqual( [ 5, 15, 100 ] );
		expect( getTiers( 'GBP' ) ).toEqual( [ 3, 9, 60 ] );
		expect( getTiers( 'JPY' ) ).toEqual( [ 500, 1500, 10000 ] );
	} );
} );
