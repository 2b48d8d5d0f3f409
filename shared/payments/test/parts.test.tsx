import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import {
	AmountInput,
	CurrencySelect,
	TestModeBadge,
	describePrice,
	getPaymentsState,
} from '..';
import { printed, product } from './plans-of-a-block';

// Each key draws a list of all currencies: slow on a busy machine.
jest.setTimeout( 30_000 );

beforeEach( () => {
	printed();
} );

const press = ( name: string | RegExp ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

describe( 'Parts', () => {
	it( 'say that no money is taken', () => {
		const { rerender } = render( <TestModeBadge mode="test" /> );
		expect( screen.getByText( /Test mode/ ) ).toBeVisible();
		rerender( <TestModeBadge mode="live" /> );
		expect( screen.queryByText( /Test mode/ ) ).toBeNull();
	} );

	it( 'read amounts as they are typed, and keep what can’t be read', async () => {
		const onChange = jest.fn();
		function Field() {
			const [ value, setValue ] = useState< number | null >( 1250 );
			const [ typed, setTyped ] = useState( '' );
			return (
				<>
					<AmountInput
						label="Goal"
						value={ value }
						currency="USD"
						typed={ typed }
						onChange={ ( next, text ) => {
							onChange( next );
							setTyped( text );
							setValue( next );
						} }
					/>
					<button onClick={ () => setValue( 700 ) }>Other</button>
				</>
			);
		}
		render( <Field /> );
		const field = screen.getByLabelText( 'Goal ($)' );
		expect( field ).toHaveValue( '12.50' );
		await userEvent.clear( field );
		await userEvent.type( field, '$1,000x' );
		expect( field ).toHaveValue( '$1,000x' );
		expect( onChange ).toHaveBeenLastCalledWith( null );
		await userEvent.type( field, '{Backspace}' );
		expect( onChange ).toHaveBeenLastCalledWith( 100000 );
		expect( field ).toHaveValue( '$1,000' );
		await press( 'Other' );
		expect( field ).toHaveValue( '7.00' );
	} );

	it( 'offer currencies with their symbols, and keep one that is not known', async () => {
		const onChange = jest.fn();
		render(
			<CurrencySelect
				label="Currency"
				value="XYZ"
				onChange={ onChange }
			/>
		);
		const select = screen.getByLabelText( 'Currency' );
		expect( select ).toHaveValue( 'XYZ' );
		expect(
			screen.getByRole( 'option', { name: 'EUR €' } )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'option', { name: 'CHF' } )
		).toBeInTheDocument();
		await userEvent.selectOptions( select, 'KWD' );
		expect( onChange ).toHaveBeenCalledWith( 'KWD', expect.anything() );
	} );

	it( 'describe prices', () => {
		expect( describePrice( product() ) ).toBe( '$5.00 / month' );
		expect( describePrice( product( { interval: 'one-time' } ) ) ).toBe(
			'$5.00'
		);
		expect( describePrice( product( { price: 5.123 } ) ) ).toBe(
			'5.123 USD / month'
		);
	} );

	it( 'read what PHP prints, whatever it is', () => {
		expect( getPaymentsState() ).toMatchObject( {
			mode: '',
			mayCreate: true,
			maySetUp: false,
		} );
		Object.assign( window, { mainstreetBlocks: null } );
		expect( getPaymentsState() ).toEqual( {
			mode: '',
			currency: 'USD',
			mayCreate: false,
			maySetUp: false,
			settingsUrl: '',
			screenUrl: '',
			plansUrl: '',
			feesUrl: '',
		} );
	} );
} );
