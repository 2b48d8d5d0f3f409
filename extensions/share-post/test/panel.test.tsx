import apiFetch from '@wordpress/api-fetch';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LINKEDIN, MASTODON, print, show } from './editor';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );
let tests: unknown = [];

const getSwitch = ( name: string ) => screen.getByRole( 'checkbox', { name } );
const getTests = () =>
	request.mock.calls.filter( ( [ { path = '' } ] ) =>
		path.includes( 'connection-test-results' )
	);
const settle = () => act( async () => {} );

beforeEach( () => {
	tests = [ MASTODON, LINKEDIN ];
	request.mockReset().mockImplementation( async () => tests );
	print( {} );
} );

describe( 'Before publishing', () => {
	it( 'all is on, and each account has its switch', async () => {
		const { getChosen } = show();
		await settle();
		expect(
			screen.getByText( /accounts to share this post to when/ )
		).toBeVisible();
		expect( getSwitch( 'Share when publishing' ) ).toBeChecked();
		const list = screen.getByRole( 'list', { name: 'Connections' } );
		expect( within( list ).getAllByRole( 'checkbox' ) ).toHaveLength( 2 );
		const mastodon = getSwitch( 'Aurora Bakery (Mastodon)' );
		expect( mastodon ).toBeChecked();
		await userEvent.click( mastodon );
		expect( mastodon ).not.toBeChecked();
		expect( getChosen() ).toEqual( [ '5' ] );
		expect( getTests() ).toHaveLength( 1 );
		expect(
			screen.queryByRole( 'button', { name: 'Share post' } )
		).toBeNull();
	} );

	it( 'sharing is switched off for the post, and accounts with it', async () => {
		const { getMeta } = show();
		await settle();
		await userEvent.click( getSwitch( 'Share when publishing' ) );
		expect( getMeta() ).toEqual( {
			jetpack_publicize_feature_enabled: false,
		} );
		expect( getSwitch( 'Sharing is disabled' ) ).toBeEnabled();
		for ( const name of [
			'Aurora Bakery (Mastodon)',
			'Aurora (LinkedIn)',
		] ) {
			expect( getSwitch( name ) ).toBeDisabled();
			expect( getSwitch( name ) ).not.toBeChecked();
		}
		expect(
			screen.getByRole( 'textbox', { name: 'Message' } )
		).toBeDisabled();
		await userEvent.click( getSwitch( 'Sharing is disabled' ) );
		expect( getSwitch( 'Aurora (LinkedIn)' ) ).toBeChecked();
	} );

	it( 'without an account, says what one is for and where to connect it', async () => {
		tests = [];
		show( { fields: { jetpack_publicize_connections: [] } } );
		await settle();
		expect(
			screen.getByText( /^Connect an account to share/ )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Connect an account/ } )
		).toHaveAttribute(
			'href',
			'https://a.example/wp-admin/?page=mainstreet#/connections'
		);
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	} );

	it( 'without an account, and for who can’t connect one, says whom to ask', async () => {
		print( { connections: '' } );
		tests = [];
		show( { fields: { jetpack_publicize_connections: [] } } );
		await settle();
		expect( screen.getByText( /ask a site administrator/ ) ).toBeVisible();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'says that private posts and posts with a password stay here', () => {
		for ( const visibility of [ 'private', 'password' ] ) {
			const { unmount } = show( { visibility } );
			expect(
				screen.getByText(
					'Private and password protected posts are not shared.'
				)
			).toBeVisible();
			expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
			unmount();
		}
		expect( request ).not.toHaveBeenCalled();
	} );
} );

describe( 'The message', () => {
	it( 'counts what is left of 255 characters, and takes no more', async () => {
		const { getMeta } = show();
		await settle();
		const field = screen.getByRole( 'textbox', { name: 'Message' } );
		expect( field ).toHaveAccessibleDescription(
			'255 characters remaining'
		);
		await userEvent.click( field );
		await userEvent.paste( '🥐'.repeat( 254 ) );
		expect( field ).toHaveAccessibleDescription( '1 character remaining' );
		await userEvent.paste( 'ab' );
		expect( field ).toHaveValue( `${ '🥐'.repeat( 254 ) }a` );
		expect( field ).toHaveAccessibleDescription( '0 characters remaining' );
		expect( getMeta() ).toEqual( {
			jetpack_publicize_message: `${ '🥐'.repeat( 254 ) }a`,
		} );
	} );

	it( 'leaves room for what begins a thread', async () => {
		const { getMeta } = show();
		await settle();
		const thread = screen.getByRole( 'radio', { name: 'Thread' } );
		expect(
			screen.getByRole( 'radio', { name: 'Single post' } )
		).toBeChecked();
		await userEvent.click( thread );
		expect( thread ).toBeChecked();
		expect( getMeta() ).toEqual( { jetpack_is_tweetstorm: true } );
		expect(
			screen.getByRole( 'textbox', { name: 'Message' } )
		).toHaveAccessibleDescription( '244 characters remaining' );
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'Single post' } )
		);
		expect( getMeta() ).toEqual( { jetpack_is_tweetstorm: false } );
	} );

	it( 'is no thread where no microblog is connected', async () => {
		tests = [ LINKEDIN ];
		show( { fields: { jetpack_publicize_connections: [ LINKEDIN ] } } );
		await settle();
		expect( screen.queryByRole( 'radio' ) ).toBeNull();
	} );
} );
