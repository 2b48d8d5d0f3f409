import { fireEvent, render, screen } from '@testing-library/react';
import { TEXTS } from '../constants';
import { SettingsPanel } from '../edit/settings-panel';

const attributes = {
	...TEXTS,
	showSubscribersTotal: false,
	buttonOnNewLine: false,
	showNameField: false,
};

const getMessage = () =>
	screen.queryByRole( 'textbox', { name: 'Success message' } );

afterEach( () => {
	delete ( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks;
} );

describe( 'SettingsPanel', () => {
	it( 'lets the message be written, and the standard one stay unwritten', () => {
		const onChange = jest.fn();
		render(
			<SettingsPanel
				attributes={ { ...attributes, successMessage: 'Look now.' } }
				onChange={ onChange }
			/>
		);
		const message = getMessage();
		expect( message ).toHaveValue( 'Look now.' );
		fireEvent.change( message ?? document.body, {
			target: { value: TEXTS.successMessage },
		} );
		expect( onChange ).toHaveBeenCalledWith( {
			successMessage: TEXTS.successMessage,
		} );
	} );

	it( 'leaves the message to a host that sends the mails', () => {
		Object.assign( window, { mainstreetBlocks: { siteType: 'simple' } } );
		render(
			<SettingsPanel attributes={ attributes } onChange={ jest.fn() } />
		);
		expect( getMessage() ).toBeNull();
	} );
} );
