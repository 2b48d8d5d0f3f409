import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { RadiusControl } from '..';

function setup( given?: number ) {
	const onChange = jest.fn();
	function Field() {
		const [ value, setValue ] = useState( given );
		return (
			<RadiusControl
				label="Border radius"
				value={ value }
				onChange={ ( radius ) => {
					onChange( radius );
					setValue( radius );
				} }
			/>
		);
	}
	render( <Field /> );
	return {
		onChange,
		field: screen.getByRole( 'spinbutton', { name: 'Border radius' } ),
	};
}

describe( 'RadiusControl', () => {
	it( 'shows nothing while the theme decides', () => {
		const { field } = setup();
		expect( field ).toHaveValue( null );
	} );

	it( 'takes whole pixels up to 50, none of them, and nothing again', async () => {
		const user = userEvent.setup();
		const { field, onChange } = setup( 5 );
		expect( field ).toHaveValue( 5 );
		for ( const [ typed, radius ] of [
			[ '12', 12 ],
			[ '80', 50 ],
			[ '0', 0 ],
		] as const ) {
			await user.clear( field );
			await user.type( field, `${ typed }{Enter}` );
			expect( onChange ).toHaveBeenLastCalledWith( radius );
			expect( field ).toHaveValue( radius );
		}
		await user.clear( field );
		await user.tab();
		expect( onChange ).toHaveBeenLastCalledWith( undefined );
		expect( field ).toHaveValue( null );
	} );
} );
