import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { FieldSettings } from '../edit/field-settings';
import type { CustomField } from '../types';

const press = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ) );
const type = ( name: string, value: string ) =>
	fireEvent.change( screen.getByRole( 'textbox', { name } ), {
		target: { value },
	} );

describe( 'FieldSettings of Mailchimp', () => {
	it( 'adds, names and removes fields, each for a merge field; without any nothing is stored', () => {
		const onChange = jest.fn();
		function Panel() {
			const [ fields, setFields ] = useState< CustomField[] >( [] );
			return (
				<FieldSettings
					fields={ fields }
					onChange={ ( changed ) => {
						onChange( changed );
						setFields( changed.extraFields ?? [] );
					} }
				/>
			);
		}
		render( <Panel /> );
		press( 'Add field' );
		const first = { key: 'FNAME', label: 'First name', required: false };
		expect( onChange ).toHaveBeenLastCalledWith( {
			extraFields: [ first ],
		} );
		press( 'Add field' );
		type( 'Label of field 2', 'Town' );
		type( 'Merge field for field 2', '*|home town-2 very long|*' );
		expect( onChange ).toHaveBeenLastCalledWith( {
			extraFields: [
				first,
				{ key: 'HOMETOWN2V', label: 'Town', required: false },
			],
		} );
		press( 'Remove field 1' );
		press( 'Remove field 1' );
		expect( onChange ).toHaveBeenLastCalledWith( {
			extraFields: undefined,
		} );
	} );
} );
