import { waitFor } from '@testing-library/react';
import { startUpload, type Uploaded, type UploadState } from '..';
import { TusSite } from './tus-site';

// Jest takes the package's build for servers, which knows no files of browsers.
jest.mock( 'tus-js-client', () =>
	jest.requireActual(
		'../../../node_modules/tus-js-client/lib.es5/browser/index.js'
	)
);

/** More than two of the smallest pieces. */
const SIZE = 600 * 1024;
const bytes = Uint8Array.from( { length: SIZE }, ( _, at ) => at % 251 );
const makeFile = ( name = 'tide.mp4' ) =>
	new File( [ bytes ], name, { type: 'video/mp4', lastModified: 1 } );

let site: TusSite;
let permission: Record< string, unknown >;
let asked = 0;
const realFetch = window.fetch;

beforeEach( async () => {
	site = new TusSite();
	asked = 0;
	permission = {
		upload_token: 'first',
		upload_action_url: await site.open(),
		chunk_size: 256 * 1024,
	};
	localStorage.clear();
	Object.assign( window, {
		mainstreetBlocks: { uploads: { url: '/ajax', nonce: 'n' } },
		fetch: async () => {
			asked++;
			return {
				json: async () => ( { success: true, data: permission } ),
			};
		},
	} );
} );
afterEach( async () => {
	window.fetch = realFetch;
	await site.close();
} );

/** What this browser would go on with another day. */
const getRemembered = () =>
	Object.keys( localStorage ).filter( ( key ) => key.startsWith( 'tus::' ) );

/** Begins, and keeps what is told. */
function begin( file = makeFile() ) {
	const states: UploadState[] = [];
	const done: Uploaded[] = [];
	const upload = startUpload( file, {
		state: ( state ) => states.push( state ),
		done: ( uploaded ) => done.push( uploaded ),
	} );
	return { upload, states, done, last: () => states.at( -1 ) };
}

test( 'a file arrives in pieces, and its attachment is told', async () => {
	const { done, last, states } = begin();
	await waitFor( () => expect( done ).toHaveLength( 1 ) );
	expect( done[ 0 ] ).toEqual( {
		id: 61,
		guid: 'Qa12bC3d',
		src: 'https://example.org/tide.mp4',
	} );
	expect( site.content === String( bytes ) ).toBe( true );
	expect( site.chunks ).toEqual( [ 262144, 262144, 90112 ] );
	expect( last() ).toMatchObject( { status: 'done', sent: SIZE } );
	expect( states[ 0 ]?.status ).toBe( 'waiting' );
} );

test( 'pieces are halved while the web server takes none as large, down to 256 kB', async () => {
	permission.chunk_size = 1_000_000;
	site.largest = 300_000;
	const { done } = begin();
	await waitFor( () => expect( done ).toHaveLength( 1 ) );
	expect( site.chunks ).toEqual( [ 614400, 500000, 262144, 262144, 90112 ] );
	expect( site.content === String( bytes ) ).toBe( true );
} );

test( 'what the server refuses says why; another try goes on where it was', async () => {
	const sentence = 'This file is no “film”.';
	site.refuse = [
		{
			status: 422,
			headers: {
				'x-videopress-upload-error':
					Buffer.from( sentence ).toString( 'base64' ),
			},
		},
	];
	const { upload, done, last } = begin();
	await waitFor( () =>
		expect( last() ).toMatchObject( {
			status: 'failed',
			message: sentence,
		} )
	);
	expect( getRemembered() ).toEqual( [] );
	upload.retry();
	await waitFor( () => expect( done ).toHaveLength( 1 ) );
	expect( site.created ).toBe( 1 );
} );

test( 'what the server has lost begins anew by itself, once', async () => {
	site.refuse = [ null, { status: 404 } ];
	const { done, last } = begin();
	await waitFor( () => expect( done ).toHaveLength( 1 ) );
	expect( site.created ).toBe( 2 );
	expect( site.content === String( bytes ) ).toBe( true );
	site.refuse = [ { status: 404 }, { status: 404 } ];
	const second = begin( makeFile( 'ebb.mp4' ) );
	await waitFor( () => expect( second.last()?.status ).toBe( 'failed' ) );
	expect( last()?.status ).toBe( 'done' );
	expect( site.created ).toBe( 4 );
} );

test( 'a refusal without a reason is told in our words, and so is a permission that can’t be had', async () => {
	site.refuse = [ { status: 400 } ];
	const { last } = begin();
	const ours =
		'An error was encountered during the upload. Check your network connection.';
	await waitFor( () => expect( last()?.message ).toBe( ours ) );
	window.fetch = async () => {
		throw new TypeError( 'Failed to fetch' );
	};
	const second = begin( makeFile( 'ebb.mp4' ) );
	await waitFor( () => expect( second.last()?.message ).toBe( ours ) );
} );

test( 'a token that has run out is asked for again, once', async () => {
	site.tokens = [ 'second' ];
	const first = { ...permission };
	let isFirst = true;
	Object.defineProperty( permission, 'upload_token', {
		enumerable: true,
		get: () => {
			const token = isFirst ? first.upload_token : 'second';
			isFirst = false;
			return token;
		},
	} );
	const { done } = begin();
	await waitFor( () => expect( done ).toHaveLength( 1 ) );
	expect( asked ).toBe( 2 );
} );

test( 'a file goes on in another window where it was', async () => {
	site.refuse = [ null, { status: 400 } ];
	const { last } = begin();
	await waitFor( () => expect( last()?.status ).toBe( 'failed' ) );
	const second = begin();
	await waitFor( () => expect( second.done ).toHaveLength( 1 ) );
	expect( site.created ).toBe( 1 );
	expect( site.content === String( bytes ) ).toBe( true );
} );

test( 'a cancelled upload is thrown away by the server, and nothing is told any more', async () => {
	site.refuse = [ { status: 400 } ];
	const { upload, states, done, last } = begin();
	await waitFor( () => expect( last()?.status ).toBe( 'failed' ) );
	const told = states.length;
	upload.cancel();
	await waitFor( () => expect( site.terminated ).toBe( 1 ) );
	await waitFor( () => expect( getRemembered() ).toEqual( [] ) );
	expect( states ).toHaveLength( told );
	expect( done ).toEqual( [] );
} );
