import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { TEXTS } from '../constants';
import { FieldsPanel } from '../edit/fields-panel';
import type { Attributes } from '../types';

function setup() {
	const onChange = jest.fn();
	function Panel() {
		const [ attributes, setAttributes ] = useState< Attributes >( {
			...TEXTS,
			showSubscribersTotal: false,
			buttonOnNewLine: false,
			showNameField: false,
		} );
		return (
			<FieldsPanel
				attributes={ attributes }
				onChange={ ( changed ) => {
					onChange( changed );
					setAttributes( { ...attributes, ...changed } );
				} }
			/>
		);
	}
	render( <Panel /> );
	return { onChange, user: userEvent.setup() };
}

describe( 'FieldsPanel', () => {
	it( 'adds, names and removes own fields; without any nothing is stored', async () => {
		const { onChange, user } = setup();
		await user.click(
			screen.getByRole( 'button', { name: 'Additional fields' } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Add field' } ) );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Label of field 1' } ),
			'Town'
		);
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Required' } )
		);
		expect( onChange ).toHaveBeenLastCalledWith( {
			extraFields: [ { key: 'field_1', label: 'Town', required: true } ],
		} );
		await user.click(
			screen.getByRole( 'button', { name: 'Remove field 1' } )
		);
		expect( onChange ).toHaveBeenLastCalledWith( {
			extraFields: undefined,
		} );
	} );

	it( 'asks for a name under a label of one’s own', async () => {
		const { onChange, user } = setup();
		await user.click(
			screen.getByRole( 'button', { name: 'Additional fields' } )
		);
		await user.click(
			screen.getByRole( 'checkbox', { name: 'Show name field' } )
		);
		await user.type(
			screen.getByRole( 'textbox', { name: 'Name field label' } ),
			'X'
		);
		expect( onChange ).toHaveBeenLastCalledWith( { nameFieldLabel: 'X' } );
	} );
} );
