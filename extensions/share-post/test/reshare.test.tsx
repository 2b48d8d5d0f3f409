import apiFetch from '@wordpress/api-fetch';
import { act, screen, waitFor } from '@testing-library/react';
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

describe( 'After publishing', () => {
	const press = () =>
		userEvent.click( screen.getByRole( 'button', { name: 'Share post' } ) );

	function answer( share: () => Promise< unknown > ) {
		request.mockImplementation( async ( { method } ) =>
			method === 'POST' ? share() : tests
		);
	}

	it( 'accounts are tested once more', async () => {
		const { publish } = show();
		await settle();
		expect( getTests() ).toHaveLength( 1 );
		await act( async () => void publish() );
		expect( getTests() ).toHaveLength( 2 );
		expect(
			screen.queryByRole( 'checkbox', { name: /^Share when/ } )
		).toBeNull();
	} );

	it( 'the post is shared once more, to whom and with what was chosen', async () => {
		const { getMeta, getNotices } = show( {
			isPublished: true,
			meta: { jetpack_publicize_message: 'Fresh bread' },
		} );
		answer( async () => ( { results: [], errors: [] } ) );
		await settle();
		await userEvent.click( getSwitch( 'Aurora (LinkedIn)' ) );
		const field = screen.getByRole( 'textbox', { name: 'Message' } );
		expect( field ).toHaveValue( 'Fresh bread' );
		await userEvent.type( field, ' again' );
		await press();
		expect( request ).toHaveBeenCalledWith( {
			path: '/wpcom/v2/posts/7/publicize',
			method: 'POST',
			data: {
				known: 0,
				message: 'Fresh bread again',
				messages: {},
				skipped_connections: [ '7' ],
			},
		} );
		expect( getNotices() ).toEqual( [
			{ content: 'Post shared', status: 'success', type: 'snackbar' },
		] );
		// The published post keeps the words it was shared with.
		expect( getMeta() ).toEqual( {
			jetpack_publicize_message: 'Fresh bread',
		} );
	} );

	it( 'the button waits for the answer', async () => {
		show( { isPublished: true } );
		let end: ( value: unknown ) => void = () => {};
		answer(
			() =>
				new Promise( ( resolve ) => {
					end = resolve;
				} )
		);
		await settle();
		await press();
		const button = screen.getByRole( 'button', { name: 'Share post' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await press();
		await act( async () => end( { errors: [] } ) );
		expect( button ).not.toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			request.mock.calls.filter( ( [ { method } ] ) => method === 'POST' )
		).toHaveLength( 1 );
	} );

	it.each( [
		[
			'an account has not taken it',
			async () => ( {
				results: [],
				errors: [ { code: 'must_reauth', message: 'Sign in again.' } ],
			} ),
			'Sign in again.',
		],
		[
			'the answer is a code',
			async () => ( { code: 'busy', message: 'Too early.' } ),
			'Too early.',
		],
		[
			'the request fails',
			async () => {
				throw Object.assign( new Error(), { message: 'Slow down.' } );
			},
			'Slow down.',
		],
		[
			'the post is not published any more',
			async () => {
				throw Object.assign( new Error( 'x' ), {
					code: 'not_published',
				} );
			},
			'You must publish your post before you can share it.',
		],
	] )( 'says so where %s', async ( _what, share, sentence ) => {
		const { getNotices } = show( { isPublished: true } );
		answer( share );
		await settle();
		await press();
		await waitFor( () =>
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent( sentence )
		);
		expect( getNotices() ).toEqual( [
			{
				content: 'Unable to share the Post',
				status: 'error',
				type: 'default',
			},
		] );
	} );

	it( 'there is nothing to press while all accounts are off', async () => {
		show( { isPublished: true } );
		await settle();
		await userEvent.click( getSwitch( 'Aurora Bakery (Mastodon)' ) );
		await userEvent.click( getSwitch( 'Aurora (LinkedIn)' ) );
		expect(
			screen.getByRole( 'button', { name: 'Share post' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'sharing is disabled by the site’s plan where one can be bought', async () => {
		print( {
			available: false,
			upgrade: { plan: 'business', url: 'https://host.example/buy' },
		} );
		show( { isPublished: true } );
		await settle();
		expect( getSwitch( 'Sharing is disabled' ) ).toBeDisabled();
		expect( getSwitch( 'Aurora Bakery (Mastodon)' ) ).toBeDisabled();
		expect(
			screen.getByRole( 'button', { name: 'Upgrade' } )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Share post' } )
		).toBeNull();
	} );

	it( 'there is no sharing where no plan can be bought, or the site does not want it', () => {
		for ( const printed of [
			{ available: false },
			{
				isOff: true,
				upgrade: { plan: 'business', url: 'https://host.example/buy' },
			},
		] ) {
			print( printed );
			const { unmount } = show( { isPublished: true } );
			expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
			expect( screen.queryByRole( 'button' ) ).toBeNull();
			unmount();
		}
	} );
} );
