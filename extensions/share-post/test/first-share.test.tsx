/** Right after publishing: the first sharing is shown before sharing again is offered (B15). */
import apiFetch from '@wordpress/api-fetch';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LINKEDIN, MASTODON, print, show } from './editor';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );
const settle = () => act( async () => {} );

const share = {
	id: 4,
	connection_id: '5',
	name: 'Aurora Bakery',
	service_label: 'Mastodon',
	state: 'queued',
	can_retry: false,
};
let getShares: () => Promise< unknown >;
let postShare: () => Promise< unknown >;

const getButton = () =>
	screen.queryByRole( 'button', { name: /^Share (?:post|again)$/ } );
const getPosted = () =>
	request.mock.calls
		.map( ( [ options ] ) => options )
		.filter( ( { path = '' } ) => path.endsWith( '/publicize' ) )
		.map( ( { data } ) => data );

beforeEach( () => {
	jest.useFakeTimers();
	print( {} );
	getShares = async () => ( { items: [], pending: false } );
	postShare = async () => ( { results: [], errors: [] } );
	request.mockReset().mockImplementation( async ( { path = '', method } ) => {
		if ( path.startsWith( '/mainstreet/v1/shares?' ) ) {
			return getShares();
		}
		return method === 'POST' ? postShare() : [ MASTODON, LINKEDIN ];
	} );
} );
afterEach( () => jest.useRealTimers() );
const pass = ( time: number ) =>
	act( async () => void ( await jest.advanceTimersByTimeAsync( time ) ) );

describe( 'Sharing by hand right after publishing', () => {
	it.each( [ 'after', 'settings' ] as const )(
		'is not offered before the first sharing is known (%s)',
		async ( place ) => {
			let tell: ( answer: unknown ) => void = () => {};
			getShares = () =>
				new Promise( ( resolve ) => {
					tell = resolve;
				} );
			show( { isPublished: true }, place );
			await settle();
			expect( getButton() ).toBeNull();
			await act( async () => tell( { items: [ share ] } ) );
			expect( screen.getByText( /Sending…/ ) ).toBeVisible();
			expect( getButton() ).toBeNull();
		}
	);

	it( 'the panel after publishing says “Sending…” at once', async () => {
		getShares = () => new Promise( () => {} );
		show( { isPublished: true }, 'after' );
		await settle();
		expect( screen.getByText( 'Sending…' ) ).toBeVisible();
	} );

	it( 'no panel says so of a post that is not shared', async () => {
		getShares = () => new Promise( () => {} );
		const { unmount } = show(
			{
				isPublished: true,
				meta: { jetpack_publicize_feature_enabled: false },
			},
			'after'
		);
		await settle();
		expect( screen.queryByText( 'Sending…' ) ).toBeNull();
		unmount();
		show(
			{
				isPublished: true,
				fields: {
					jetpack_publicize_connections: [
						{ ...MASTODON, enabled: false },
					],
				},
			},
			'after'
		);
		await settle();
		expect( screen.queryByText( 'Sending…' ) ).toBeNull();
	} );

	it( 'is not offered while the panel of settings sees the post being published', async () => {
		getShares = () => new Promise( () => {} );
		const { publish } = show();
		await settle();
		await act( async () => void publish() );
		expect( getButton() ).toBeNull();
		expect( screen.getByText( 'Sending…' ) ).toBeVisible();
	} );

	it( 'comes back under another name when it has arrived', async () => {
		getShares = async () => ( { items: [ share ] } );
		show( { isPublished: true }, 'after' );
		await pass( 0 );
		expect( getButton() ).toBeNull();
		getShares = async () => ( { items: [ { ...share, state: 'sent' } ] } );
		await pass( 5000 );
		expect( screen.getByText( /Shared\./ ) ).toBeVisible();
		expect( getButton() ).toHaveTextContent( 'Share again' );
	} );

	it( 'is not offered while the server is about to queue a scheduled post', async () => {
		getShares = async () => ( { items: [], pending: true } );
		show( { isPublished: true } );
		await pass( 0 );
		expect( screen.getByText( 'Sending…' ) ).toBeVisible();
		expect( getButton() ).toBeNull();
		getShares = async () => ( { items: [ { ...share, state: 'sent' } ] } );
		await pass( 5000 );
		expect( screen.queryByText( 'Sending…' ) ).toBeNull();
		expect( getButton() ).toHaveTextContent( 'Share again' );
	} );

	it( 'is the first sharing where there was none', async () => {
		show( { isPublished: true } );
		await pass( 0 );
		expect( getButton() ).toHaveTextContent( 'Share post' );
	} );

	it( 'is offered beside another try where it failed, or is tried again later', async () => {
		for ( const state of [
			{ state: 'failed' },
			{ state: 'queued', next: '2026-11-23T10:05:00Z' },
		] ) {
			getShares = async () => ( {
				items: [ { ...share, ...state, can_retry: true } ],
			} );
			const { unmount } = show( { isPublished: true } );
			await pass( 0 );
			expect(
				screen.getByRole( 'button', {
					name: 'Retry Aurora Bakery',
				} )
			).toBeVisible();
			expect( getButton() ).toHaveTextContent( 'Share again' );
			unmount();
		}
	} );

	it( 'waits until all accounts were tried', async () => {
		getShares = async () => ( {
			items: [
				{ ...share, id: 5, connection_id: '7' },
				{ ...share, state: 'sent' },
			],
		} );
		show( { isPublished: true } );
		await pass( 0 );
		expect( getButton() ).toBeNull();
	} );

	it( 'is offered after two minutes on the way, where a site’s cron is slow', async () => {
		getShares = async () => ( { items: [ share ] } );
		show( { isPublished: true } );
		await pass( 600000 );
		expect( getButton() ).toHaveTextContent( 'Share again' );
	} );

	it( 'is not offered where nobody can tell, until it is looked at again', async () => {
		getShares = async () => {
			throw Object.assign( new Error(), { message: 'Not now.' } );
		};
		show( { isPublished: true } );
		await pass( 0 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not now.' );
		expect( screen.queryByText( 'Sending…' ) ).toBeNull();
		expect( getButton() ).toBeNull();
		getShares = async () => ( { items: [ { ...share, state: 'sent' } ] } );
		jest.useRealTimers();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Refresh' } )
		);
		await settle();
		expect( getButton() ).toHaveTextContent( 'Share again' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'tells the server what this window knows, and looks anew when another window was first', async () => {
		getShares = async () => ( {
			items: [ { ...share, state: 'sent' } ],
		} );
		show( { isPublished: true } );
		await pass( 0 );
		jest.useRealTimers();
		postShare = async () => {
			getShares = async () => ( { items: [ { ...share, id: 9 } ] } );
			throw Object.assign( new Error(), {
				code: 'shared_meanwhile',
				message: 'Shared meanwhile.',
			} );
		};
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Share again' } )
		);
		await settle();
		expect( getPosted() ).toEqual( [
			expect.objectContaining( { known: 4 } ),
		] );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Shared meanwhile.'
		);
		expect( await screen.findByText( /Sending…/ ) ).toBeVisible();
		// It keeps its focus.
		expect( getButton() ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( getButton() ).toHaveFocus();
	} );
} );
