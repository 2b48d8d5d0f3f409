import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WidthFields } from '@shared/width-panel';
import { useWidthReset } from '../edit/use-width-reset';

describe( 'WidthFields', () => {
	it( 'offers the four shares, and takes one off again', async () => {
		const onChange = jest.fn();
		const user = userEvent.setup();
		const { rerender } = render(
			<WidthFields width="50%" hasPercentages onChange={ onChange } />
		);
		expect(
			screen
				.getAllByRole( 'button', { name: /%$/ } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '25%', '50%', '75%', '100%' ] );
		await user.click( screen.getByRole( 'button', { name: '75%' } ) );
		expect( onChange ).toHaveBeenLastCalledWith( '75%' );
		rerender(
			<WidthFields width="75%" hasPercentages onChange={ onChange } />
		);
		await user.click( screen.getByRole( 'button', { name: '75%' } ) );
		expect( onChange ).toHaveBeenLastCalledWith( undefined );
	} );

	it( 'keeps a typed share within 100', async () => {
		const onChange = jest.fn();
		const user = userEvent.setup();
		render(
			<WidthFields width="5%" hasPercentages onChange={ onChange } />
		);
		const field = screen.getByRole( 'spinbutton', {
			name: 'Custom width',
		} );
		await user.clear( field );
		await user.type( field, '40' );
		expect( onChange ).toHaveBeenLastCalledWith( '40%' );
		await user.type( field, '0{Enter}' );
		expect( onChange ).toHaveBeenLastCalledWith( '100%' );
	} );

	it( 'has no shares for a floating button', () => {
		render(
			<WidthFields
				width="90px"
				hasPercentages={ false }
				onChange={ () => {} }
			/>
		);
		expect( screen.queryByRole( 'button', { name: '25%' } ) ).toBeNull();
		expect( screen.queryByRole( 'option', { name: '%' } ) ).toBeNull();
	} );
} );

describe( 'useWidthReset', () => {
	const setup = ( width: string, align?: string ) => {
		const onClear = jest.fn();
		const { rerender } = renderHook(
			( props: { align?: string } ) =>
				useWidthReset( props.align, width, onClear ),
			{ initialProps: { align } }
		);
		return { onClear, align: ( to?: string ) => rerender( { align: to } ) };
	};

	it.each( [ 'left', 'right' ] )(
		'clears a share when aligned %s',
		( side ) => {
			const { align, onClear } = setup( '50%' );
			align( 'center' );
			expect( onClear ).not.toHaveBeenCalled();
			align( side );
			expect( onClear ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'leaves other widths, and what a post already holds', () => {
		const other = setup( '12em' );
		other.align( 'left' );
		expect( other.onClear ).not.toHaveBeenCalled();
		const stored = setup( '50%', 'left' );
		stored.align( 'left' );
		expect( stored.onClear ).not.toHaveBeenCalled();
	} );
} );
