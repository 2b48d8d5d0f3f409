import apiFetch from '@wordpress/api-fetch';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LINKEDIN, MASTODON, print, show } from './editor';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );
const settle = () => act( async () => {} );

const share = {
	id: 1,
	connection_id: '5',
	name: 'Aurora Bakery',
	service_label: 'Mastodon',
	state: 'sent',
	posts: 1,
	sent: 1,
	url: 'https://social.example/@aurora/113',
	error: '',
	next: '',
	can_retry: false,
};
let items: unknown[] = [];

const getLooks = () =>
	request.mock.calls.filter(
		( [ { path } ] ) => path === '/mainstreet/v1/shares?post=7'
	).length;
const getStates = () =>
	within( screen.getByRole( 'list', { name: 'Share status' } ) ).getAllByRole(
		'listitem'
	);

beforeEach( () => {
	items = [ share ];
	print( {} );
	request.mockReset().mockImplementation( async ( { path = '' } ) => {
		if ( path.startsWith( '/mainstreet/v1/shares?' ) ) {
			return { items, total: items.length };
		}
		return path.includes( 'test-results' ) ? [ MASTODON, LINKEDIN ] : {};
	} );
} );

describe( 'What became of a post', () => {
	it( 'is said for each account: the last that happened', async () => {
		items = [
			{ ...share, id: 9, url: 'https://social.example/@aurora/114' },
			{
				...share,
				id: 2,
				connection_id: '7',
				name: 'Aurora',
				service_label: 'LinkedIn',
				state: 'failed',
				url: 'javascript:alert(1)',
				error: 'The sign-in has ended.',
				posts: 5,
				sent: 2,
			},
			share,
			{ id: 'x' },
		];
		show( { isPublished: true } );
		await settle();
		const [ first, second, ...more ] = getStates();
		expect( more ).toEqual( [] );
		expect( first ).toHaveTextContent(
			/Aurora Bakery \(Mastodon\).*Shared\./
		);
		expect(
			within( first ?? document.body ).getByRole( 'link' )
		).toHaveAttribute( 'href', 'https://social.example/@aurora/114' );
		expect( second ).toHaveTextContent(
			'Not shared. The sign-in has ended. 2 of 5 posts sent.'
		);
		expect(
			within( second ?? document.body ).queryByRole( 'link' )
		).toBeNull();
	} );

	it( 'is not asked for before the post is published', async () => {
		show();
		await settle();
		expect( getLooks() ).toBe( 0 );
	} );

	it( 'stays where sharing once more is not offered', async () => {
		print( { available: false } );
		show( { isPublished: true } );
		await settle();
		expect( getStates() ).toHaveLength( 1 );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );

	it( 'is tried again by a button', async () => {
		items = [ { ...share, state: 'failed', url: '', can_retry: true } ];
		show( { isPublished: true } );
		await settle();
		items = [ { ...share, state: 'queued', url: '' } ];
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Retry Aurora Bakery' } )
		);
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/shares/1/retry',
			method: 'POST',
		} );
		expect( getStates()[ 0 ] ).toHaveTextContent( 'Sending…' );
	} );

	it( 'could not be found out: says so', async () => {
		request.mockRejectedValue( { message: 'Not now.' } );
		show( { isPublished: true } );
		await settle();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not now.' );
	} );
} );

describe( 'What is on its way', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );
	const pass = ( time: number ) =>
		act( async () => void ( await jest.advanceTimersByTimeAsync( time ) ) );

	it( 'is looked at every five seconds until it has arrived', async () => {
		items = [ { ...share, state: 'queued', next: '2026-11-23T10:05:00Z' } ];
		show( { isPublished: true } );
		await pass( 0 );
		expect( getStates()[ 0 ] ).toHaveTextContent( 'Retrying at' );
		await pass( 5000 );
		expect( getLooks() ).toBe( 2 );
		items = [ share ];
		await pass( 5000 );
		expect( getStates()[ 0 ] ).toHaveTextContent( 'Shared.' );
		await pass( 60000 );
		expect( getLooks() ).toBe( 3 );
	} );

	it( 'is not looked at for ever, nor when the panel is gone', async () => {
		items = [ { ...share, state: 'queued' } ];
		const { unmount } = show( { isPublished: true } );
		await pass( 600000 );
		expect( getLooks() ).toBe( 24 );
		unmount();
		show( { isPublished: true } ).unmount();
		await pass( 60000 );
		expect( getLooks() ).toBe( 25 );
	} );
} );
