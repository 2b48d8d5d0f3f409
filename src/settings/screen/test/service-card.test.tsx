import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	CHECKED,
	NONE,
	STORED,
	button,
	expectNoViolation,
	field,
	open,
	request,
} from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

beforeEach( () => request.mockReset() );

describe( 'a service without a key', () => {
	it( 'says what it is for, where to get a key, what goes there, and asks nobody', async () => {
		const { container } = open();
		const card = screen.getByRole( 'region', { name: 'Mapbox' } );
		expect( card ).toHaveTextContent( 'Provides maps.' );
		expect( card ).toHaveTextContent( 'Restrict the token to this site.' );
		expect( card ).toHaveTextContent( 'What Mapbox receives' );
		expect( card ).toHaveTextContent( 'Browsers load maps from Mapbox.' );
		expect(
			within( card ).getByRole( 'link', {
				name: /Get a Mapbox access token/,
			} )
		).toHaveAttribute(
			'href',
			'https://account.mapbox.com/access-tokens/'
		);
		expect( screen.queryByRole( 'button', { name: 'Test' } ) ).toBeNull();
		expect( button( 'Save' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( request ).not.toHaveBeenCalled();
		await expectNoViolation( container );
	} );

	it( 'stores a key, then shows its end, its source and whose it is, and empties the field', async () => {
		request.mockResolvedValue( { mapbox: STORED } );
		open();
		await userEvent.type( field(), '  pk.something{Enter}' );
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/settings',
			method: 'POST',
			data: { mapbox: 'pk.something' },
		} );
		expect( await screen.findByText( '…a1b2' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Saved on this site' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'region' ) ).toHaveTextContent(
			'Key accepted by Mapbox. Account: owner'
		);
		expect( field() ).toHaveValue( '' );
		expect( field() ).toHaveAccessibleName( 'New Access token' );
	} );

	it( 'leads who came from the editor back from where the key was saved', async () => {
		request.mockResolvedValue( { mapbox: STORED } );
		open( NONE, { returnUrl: 'https://example.org/editor' } );
		const card = within( screen.getByRole( 'region', { name: 'Mapbox' } ) );
		const back = { name: 'Back to the editor' };
		expect( card.queryByRole( 'link', back ) ).toBeNull();
		await userEvent.type( field(), 'pk.something{Enter}' );
		expect( await card.findByRole( 'link', back ) ).toHaveAttribute(
			'href',
			'https://example.org/editor'
		);
	} );

	it( 'shows a refusal beside the field and keeps what was typed', async () => {
		request.mockRejectedValue( {
			code: 'invalid_key',
			message: 'This is a secret token; use a public one',
		} );
		const { container } = open();
		await userEvent.type( field(), 'sk.secret' );
		await userEvent.click( button( 'Save' ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'This is a secret token; use a public one'
		);
		expect( field() ).toHaveValue( 'sk.secret' );
		expect( field() ).toBeInvalid();
		expect( field() ).toHaveAccessibleDescription(
			'This is a secret token; use a public one'
		);
		await expectNoViolation( container );
	} );

	it( 'says so when the server is not there, and keeps what was typed', async () => {
		request.mockRejectedValue( null );
		open();
		await userEvent.type( field(), 'pk.something{Enter}' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/Could not reach the server/
		);
		expect( field() ).toHaveValue( 'pk.something' );
	} );

	it( 'stores once, however often Enter is pressed', async () => {
		request.mockReturnValue( new Promise( () => {} ) );
		open();
		await userEvent.type( field(), 'pk.something{Enter}{Enter}{Enter}' );
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( button( 'Saving…' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	} );
} );

describe( 'a service with a key', () => {
	it( 'tests it', async () => {
		request.mockResolvedValue( {
			ok: false,
			code: 'invalid_key',
			message: 'This token has expired.',
		} );
		const { container } = open( STORED );
		await userEvent.click( button( 'Test' ) );
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( {
				path: '/mainstreet/v1/settings/test/mapbox',
			} )
		);
		expect(
			await screen.findByText( 'This token has expired.' )
		).toBeInTheDocument();
		await expectNoViolation( container );
	} );

	it( 'says so when the test itself fails', async () => {
		request.mockRejectedValue( { message: 'Nothing works today.' } );
		open( STORED );
		await userEvent.click( button( 'Test' ) );
		expect(
			await screen.findByText( 'Nothing works today.' )
		).toBeInTheDocument();
	} );

	it( 'tests a key nobody has tested, once', async () => {
		request.mockResolvedValue( CHECKED );
		open( { ...STORED, check: null } );
		expect(
			await screen.findByText( 'Key accepted by Mapbox. Account: owner' )
		).toBeInTheDocument();
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'removes it after a question that says what follows', async () => {
		request.mockResolvedValue( { mapbox: NONE } );
		open( STORED );
		await userEvent.click( button( 'Remove' ) );
		const dialog = screen.getByRole( 'dialog', {
			name: 'Remove the Mapbox key?',
		} );
		expect( dialog ).toHaveTextContent(
			'Maps will only list their places.'
		);
		expect( request ).not.toHaveBeenCalled();
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Remove' } )
		);
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( { data: { mapbox: null } } )
		);
		expect( screen.queryByText( '…a1b2' ) ).toBeNull();
		expect( field() ).toHaveFocus();
	} );

	it( 'leaves it when the question is answered with no', async () => {
		open( STORED );
		await userEvent.click( button( 'Remove' ) );
		await userEvent.click( button( 'Cancel' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( screen.getByText( '…a1b2' ) ).toBeInTheDocument();
		expect( request ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'environment', 'Environment variable MAINSTREET_MAPBOX_TOKEN' ],
		[ 'constant', 'Constant MAINSTREET_MAPBOX_TOKEN' ],
		[ 'filter', 'Provided by your host' ],
	] )( 'that comes from %s can only be tested', ( source, badge ) => {
		open( { ...STORED, source } );
		expect( screen.getByText( badge ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: 'Remove' } ) ).toBeNull();
		expect( button( 'Test' ) ).toBeEnabled();
	} );
} );

describe( 'a key that can’t be read any more', () => {
	it( 'is said to be so, and can be removed or entered again', async () => {
		const message = 'The saved key can no longer be read.';
		open( {
			...NONE,
			check: { ok: false, code: 'mainstreet_unreadable', message },
		} );
		expect( screen.getByText( message ) ).toHaveClass( 'is-bad' );
		expect( field() ).toBeInTheDocument();
		expect( request ).not.toHaveBeenCalled();
		request.mockResolvedValue( { mapbox: NONE } );
		await userEvent.click( button( 'Remove' ) );
		await userEvent.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: /^Remove/,
			} )
		);
		expect( request ).toHaveBeenCalledWith(
			expect.objectContaining( { data: { mapbox: null } } )
		);
		await waitFor( () =>
			expect( screen.queryByText( message ) ).toBeNull()
		);
		expect( screen.queryByRole( 'button', { name: 'Remove' } ) ).toBeNull();
	} );
} );
