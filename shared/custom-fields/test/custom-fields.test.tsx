import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { CustomFields, type CustomField } from '..';

const make = ( fields: readonly CustomField[] ): CustomField => ( {
	key: `key_${ fields.length }`,
	label: '',
	required: false,
} );

function setup( stored: CustomField[] = [] ) {
	const onChange = jest.fn();
	function List() {
		const [ fields, setFields ] = useState( stored );
		return (
			<CustomFields
				fields={ fields }
				makeField={ make }
				onChange={ ( changed ) => {
					onChange( changed );
					setFields( changed ?? [] );
				} }
			>
				{ ( field, position, change ) => (
					<button
						onClick={ () => change( { ...field, key: 'changed' } ) }
					>
						{ `Change ${ position }: ${ field.key }` }
					</button>
				) }
			</CustomFields>
		);
	}
	render( <List /> );
	return { onChange, user: userEvent.setup() };
}

const getButton = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'CustomFields', () => {
	it( 'changes the field at hand and leaves the others', async () => {
		const town = { key: 'town', label: 'Town', required: false };
		const pet = { key: 'pet', label: 'Pet', required: false };
		const { onChange, user } = setup( [ town, pet ] );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Label of field 2' } ),
			's'
		);
		expect( onChange ).toHaveBeenLastCalledWith( [
			town,
			{ ...pet, label: 'Pets' },
		] );
		const [ first ] = screen.getAllByRole( 'checkbox', {
			name: 'Required',
		} );
		await user.click( first ?? document.body );
		await user.click( getButton( 'Change 1: town' ) );
		expect( onChange ).toHaveBeenLastCalledWith( [
			{ key: 'changed', label: 'Town', required: true },
			{ ...pet, label: 'Pets' },
		] );
	} );

	it( 'adds as many as the server takes, and leads there after removing', async () => {
		const nine = Array.from( { length: 9 }, ( _, index ) =>
			make( Array( index ).fill( null ) )
		);
		const { onChange, user } = setup( nine );
		const add = getButton( 'Add field' );
		await user.click( add );
		expect( onChange ).toHaveBeenLastCalledWith( [
			...nine,
			make( nine ),
		] );
		await user.click( add );
		expect( onChange ).toHaveBeenCalledTimes( 1 );

		await user.click( getButton( 'Remove field 3' ) );
		expect( add ).toHaveFocus();
		expect( onChange ).toHaveBeenLastCalledWith(
			[ ...nine, make( nine ) ].filter( ( { key } ) => key !== 'key_2' )
		);
		await user.click( add );
		expect( onChange ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'stores nothing where no field is left', async () => {
		const { onChange, user } = setup( [ make( [] ) ] );
		await user.click( getButton( 'Remove field 1' ) );
		expect( onChange ).toHaveBeenLastCalledWith( undefined );
	} );
} );
