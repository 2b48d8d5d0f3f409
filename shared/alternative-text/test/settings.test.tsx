import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPanel } from '@shared/inspector';
import { getTextSettings, type WithAltText } from '..';

const onChange = jest.fn();
beforeEach( () => onChange.mockReset() );

const show = (
	picture: WithAltText,
	options?: Parameters< typeof getTextSettings >[ 2 ]
) =>
	render(
		<SettingsPanel< WithAltText >
			title="Image"
			values={ picture }
			onChange={ onChange }
			settings={ getTextSettings( picture, onChange, options ) }
		/>
	);

const getText = () =>
	screen.getByRole( 'textbox', { name: 'Alternative text' } );
const getMark = () =>
	screen.getByRole( 'checkbox', { name: 'Mark as decorative' } );

it( 'changes the text', async () => {
	show( { alt: 'Boat' } );
	const field = getText();
	expect( field ).toHaveValue( 'Boat' );
	await userEvent.type( field, 's' );
	expect( onChange ).toHaveBeenCalledWith( { alt: 'Boats' } );
} );

it( 'takes a stale mark from what gets a text', async () => {
	show( { alt: '', isDecorative: true }, { mayBeDecorative: false } );
	await userEvent.type( getText(), 'B' );
	expect( onChange.mock.calls[ 0 ]?.[ 0 ] ).toHaveProperty(
		'isDecorative',
		undefined
	);
} );

it( 'takes the text from what is marked as decorative', async () => {
	show( { alt: 'Boat' } );
	await userEvent.click( getMark() );
	expect( onChange ).toHaveBeenCalledWith( { isDecorative: true, alt: '' } );
} );

it( 'asks for no text of what is marked, and takes the mark away', async () => {
	show( { alt: '', isDecorative: true } );
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	await userEvent.click( getMark() );
	expect( onChange ).toHaveBeenCalledWith( { isDecorative: undefined } );
} );

it( 'asks for a text of what can be no decoration', () => {
	show(
		{ alt: '', isDecorative: true },
		{ mayBeDecorative: false, help: 'Where does it lead?' }
	);
	expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	expect( getText() ).toHaveAccessibleDescription( 'Where does it lead?' );
} );
