import {
	configure,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';
import { store as preferences } from '@wordpress/preferences';
import axe from 'axe-core';
import { App } from '../app';
import { readShare, readState } from '../types';

jest.mock( '@wordpress/api-fetch' );
/* The list waits for a pause before it searches. Here there is no pause, so that nothing happens behind a test's back. */
jest.mock( '@wordpress/compose', () => {
	const { useState } = jest.requireActual< {
		useState: ( text: string ) => [ string, ( text: string ) => void ];
	} >( '@wordpress/element' );
	return {
		...jest.requireActual< object >( '@wordpress/compose' ),
		useDebouncedInput( initial = '' ) {
			const [ input, setInput ] = useState( initial );
			return [ input, setInput, input ];
		},
	};
} );

// The first render of all components may take longer than the default second.
configure( { asyncUtilTimeout: 10_000 } );
jest.setTimeout( 60_000 );

const request = jest.mocked( apiFetch );
const HOSTILE = '<img src=x onerror=alert(1)>';

const share = ( id: number, more: object = {} ) => ( {
	id,
	post_id: 10 + id,
	post_title: `Post ${ id }`,
	connection_id: '5',
	service: 'mastodon',
	service_label: 'Mastodon',
	name: '@aurora@social.example',
	round: 0,
	state: 'sent',
	posts: 1,
	sent: 1,
	text: `Text ${ id }`,
	url: `https://social.example/@aurora/${ id }`,
	code: '',
	error: '',
	at: '2026-11-20T10:00:00Z',
	next: '',
	can_retry: false,
	...more,
} );

type Call = { path: string; method: string };

/** Opens the screen on a server. */
function open( answer: ( call: Call ) => unknown, settings = '/settings' ) {
	dispatch( preferences ).set( 'mainstreet', 'shares', undefined );
	request.mockReset();
	request.mockImplementation( async ( { path = '', method = 'GET' } ) =>
		answer( { path, method } )
	);
	return render(
		<App
			state={ readState( { editor: '/wp-admin/post.php', settings } ) }
		/>
	);
}

const listed = ( ...items: object[] ) => ( { items, total: items.length } );

const row = ( name: string | RegExp ) => screen.findByRole( 'row', { name } );

describe( 'Mainstreet > Shares', () => {
	it( 'shows what went where, with its link', async () => {
		const { container } = open( () =>
			listed(
				share( 1 ),
				share( 2, { posts: 4, sent: 4, post_title: HOSTILE } )
			)
		);
		const first = within( await row( /Post 1/ ) );
		expect( first.getByText( 'Shared' ) ).toBeVisible();
		expect( first.getByText( '@aurora@social.example' ) ).toBeVisible();
		expect( first.getByRole( 'link', { name: /View/ } ) ).toHaveAttribute(
			'href',
			'https://social.example/@aurora/1'
		);
		expect( first.getByRole( 'link', { name: 'Post 1' } ) ).toHaveAttribute(
			'href',
			'/wp-admin/post.php?post=11&action=edit'
		);
		const second = within( await row( /img src/ ) );
		expect( second.getByText( 'Thread of 4 messages' ) ).toBeVisible();
		expect( container.querySelector( 'img[src="x"]' ) ).toBeNull();
		const { violations } = await axe.run( container, {
			rules: {
				'color-contrast': { enabled: false },
				'label-content-name-mismatch': { enabled: false },
			},
		} );
		expect( violations ).toEqual( [] );
	} );

	it( 'says why something was not sent, and tries again', async () => {
		const user = userEvent.setup();
		let isQueued = false;
		open( ( { method } ) => {
			const now = share( 3, {
				state: isQueued ? 'queued' : 'failed',
				error: 'Could not reach Mastodon.',
				posts: 5,
				sent: 2,
				url: '',
				can_retry: ! isQueued,
			} );
			if ( method === 'POST' ) {
				isQueued = true;
				return { ...now, state: 'queued' };
			}
			return listed( now );
		} );
		const failed = within( await row( /Post 3/ ) );
		expect( failed.getByText( 'Could not reach Mastodon.' ) ).toBeVisible();
		expect(
			failed.getByText( '2 of 5 messages of the thread' )
		).toBeVisible();
		expect( failed.queryByRole( 'link', { name: /View/ } ) ).toBeNull();
		await user.click( failed.getByRole( 'button', { name: 'Try again' } ) );
		await screen.findAllByText(
			'“\u2068Post 3\u2069” will be resent to Mastodon in a moment.'
		);
		await waitFor( () =>
			expect( screen.getAllByText( 'Waiting' )[ 0 ] ).toBeVisible()
		);
		expect(
			request.mock.calls.filter( ( [ { method } ] ) => method === 'POST' )
		).toEqual( [
			[
				expect.objectContaining( {
					path: '/mainstreet/v1/shares/3/retry',
				} ),
			],
		] );
	} );

	it( 'keeps the list and says so when a try is refused', async () => {
		const user = userEvent.setup();
		open( ( { method } ) => {
			if ( method === 'POST' ) {
				throw { message: 'Sorry, you are not allowed to do that.' };
			}
			return listed( share( 4, { state: 'failed', can_retry: true } ) );
		} );
		const failed = within( await row( /Post 4/ ) );
		await user.click( failed.getByRole( 'button', { name: 'Try again' } ) );
		await screen.findAllByText( 'Sorry, you are not allowed to do that.' );
		expect( await row( /Post 4/ ) ).toBeVisible();
	} );

	it( 'is empty at first, and asks anew after an error', async () => {
		const user = userEvent.setup();
		let isDown = true;
		open( () => {
			if ( isDown ) {
				throw { message: 'The database is asleep.' };
			}
			return listed();
		} );
		await screen.findAllByText( 'The database is asleep.' );
		isDown = false;
		await user.click(
			screen.getByRole( 'button', { name: /try again/i } )
		);
		await screen.findByText(
			'Nothing has been shared yet. Connect an account, then publish a post.'
		);
		expect(
			screen.getByRole( 'link', { name: 'Connected accounts' } )
		).toHaveAttribute( 'href', '/settings' );
	} );

	it( 'keeps each line of a message to itself, whatever directions it sets', async () => {
		open( () =>
			listed( share( 5, { text: '\u202Eevil\n\nhttps://a.example/' } ) )
		);
		const shown = within( await row( /Post 5/ ) );
		expect( shown.getByText( 'https://a.example/' ).tagName ).toBe( 'BDI' );
	} );

	it( 'searches', async () => {
		const user = userEvent.setup();
		open( () => listed( share( 1 ) ) );
		await row( /Post 1/ );
		await user.type( screen.getByRole( 'searchbox' ), 'rye' );
		await waitFor( () =>
			expect(
				request.mock.calls.some( ( [ { path = '' } ] ) =>
					path.includes( 'search=rye' )
				)
			).toBe( true )
		);
	} );

	it( 'shows nobody where accounts are connected who may not', async () => {
		open( () => listed(), '' );
		await screen.findByText( /Nothing has been shared yet/ );
		expect(
			screen.queryByRole( 'link', { name: 'Connected accounts' } )
		).toBeNull();
	} );
} );

it( 'reads whatever the server answers', () => {
	expect( readShare( null ).state ).toBe( 'queued' );
	expect( readShare( { url: 'javascript:alert(1)' } ).url ).toBe( '' );
} );
