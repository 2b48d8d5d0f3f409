/** Our client against a server of tus that we did not write (@tus/server), behind a proxy that refuses and cuts. */
import { waitFor } from '@testing-library/react';
import { startUpload, type Uploaded, type UploadState } from '..';
import { refuse, TusPeer } from './tus-peer';

// Jest takes the package's build for servers, which knows no files of browsers.
jest.mock( 'tus-js-client', () =>
	jest.requireActual(
		'../../../node_modules/tus-js-client/lib.es5/browser/index.js'
	)
);
// The first process of a test has a whole server to load.
jest.setTimeout( 60_000 );

const KB = 1024;
const bytes = Uint8Array.from(
	{ length: 1000 * KB },
	( _, at ) => ( at * 7 ) % 251
);
const makeFile = () =>
	new File( [ bytes ], 'Ebbe & Flüt “neu”.mp4', {
		type: 'video/mp4',
		lastModified: 1,
	} );

let peer: TusPeer;
let asked: string[];
let chunk: number;
const realFetch = window.fetch;

beforeEach( async () => {
	peer = new TusPeer();
	asked = [];
	chunk = 256 * KB;
	const endpoint = await peer.open();
	localStorage.clear();
	Object.assign( window, {
		mainstreetBlocks: { uploads: { url: '/ajax', nonce: 'n', user: '3' } },
		fetch: async ( _url: string, { body }: { body: URLSearchParams } ) => {
			asked.push( body.get( 'chunk_size' ) ?? '' );
			const data = {
				upload_token: 'first',
				upload_action_url: endpoint,
				chunk_size: chunk,
			};
			return { json: async () => ( { success: true, data } ) };
		},
	} );
} );
afterEach( async () => {
	window.fetch = realFetch;
	await peer.close();
} );

function begin( post = 0 ) {
	const states: UploadState[] = [];
	const done: Uploaded[] = [];
	const upload = startUpload(
		makeFile(),
		{
			state: ( state ) => states.push( state ),
			done: ( uploaded ) => done.push( uploaded ),
		},
		post
	);
	const isDone = () =>
		waitFor( () => expect( done ).toHaveLength( 1 ), { timeout: 45_000 } );
	return { upload, done, isDone, last: () => states.at( -1 ) };
}

const isWhole = () => Buffer.compare( bytes, peer.content ) === 0;
const getSizes = () => peer.pieces.map( ( { size } ) => size );

test( 'a file arrives in pieces, byte for byte, with its name, type and post', async () => {
	const { done, isDone } = begin( 12 );
	await isDone();
	expect( done[ 0 ] ).toMatchObject( { id: 61 } );
	expect( isWhole() ).toBe( true );
	expect( getSizes() ).toEqual( [ 262144, 262144, 262144, 237568 ] );
	expect( peer.metadata ).toEqual( {
		filename: 'Ebbe & Flüt “neu”.mp4',
		filetype: 'video/mp4',
		post: '12',
		user: '3',
	} );
	expect( asked ).toEqual( [ '' ] );
} );

test( 'a line that is cut within a piece, and an answer that is lost, cost nothing that the server has', async () => {
	let pieces = 0;
	peer.interfere = ( { method }, incoming, response ) => {
		if ( method === 'PATCH' && ++pieces === 2 ) {
			incoming.once( 'data', () => response.destroy() );
		}
		if ( method === 'PATCH' && pieces === 4 ) {
			// It arrives, but nobody says so.
			response.writeHead = () => response.destroy();
		}
		return false;
	};
	const { isDone } = begin();
	await isDone();
	// Written by jsdom, as browsers do.
	expect( console ).toHaveErrored();
	expect( isWhole() ).toBe( true );
	expect(
		peer.passed.filter( ( { method } ) => method === 'POST' )
	).toHaveLength( 1 );
	expect( peer.passed.map( ( { method } ) => method ) ).toContain( 'HEAD' );
} );

test( 'a wrong offset is refused (409), asked for and mended', async () => {
	let pieces = 0;
	let lies = 1;
	peer.interfere = ( { method }, incoming, response ) => {
		if ( method === 'PATCH' && ++pieces === 3 ) {
			return refuse( incoming, response, 500 );
		}
		if ( method === 'HEAD' && lies-- > 0 ) {
			// The server closes the line without reading what comes at a wrong offset: a long piece
			// would still be on its way then, and the answer could be lost.
			return refuse( incoming, response, 200, {
				'Tus-Resumable': '1.0.0',
				'Upload-Offset': String( bytes.length - 100 ),
				'Upload-Length': String( bytes.length ),
			} );
		}
		return false;
	};
	const { isDone } = begin();
	await isDone();
	expect( peer.pieces.map( ( { status } ) => status ) ).toContain( 409 );
	expect( isWhole() ).toBe( true );
} );

test( 'pieces are halved until the web server takes them (413), and the next upload is told which did', async () => {
	chunk = 1_000_000;
	peer.interfere = ( { size }, incoming, response ) =>
		size > 300_000 && refuse( incoming, response, 413 );
	const { isDone } = begin();
	await isDone();
	expect( getSizes().slice( 0, 4 ) ).toEqual( [
		1_000_000, 500_000, 262_144, 262_144,
	] );
	expect( isWhole() ).toBe( true );
	expect( asked ).toEqual( [ '', '262144' ] );
} );

test( 'so they are where a server in front drops the line or answers 502 to what is too large, which is nothing to be told', async () => {
	chunk = 1_000_000;
	let refused = 0;
	peer.interfere = ( { size }, incoming, response ) => {
		if ( size <= 600_000 ) {
			return false;
		}
		if ( ++refused % 2 ) {
			response.destroy();
			return true;
		}
		return refuse( incoming, response, 502 );
	};
	// The tries of one size take nineteen seconds.
	const { setTimeout: realTimeout } = window;
	Object.assign( window, {
		setTimeout: ( run: () => void, delay = 0 ) =>
			realTimeout( run, delay <= 10_000 ? 0 : delay ),
	} );
	const { isDone } = begin();
	await isDone().finally( () =>
		Object.assign( window, { setTimeout: realTimeout } )
	);
	// Written by jsdom, as browsers do.
	expect( console ).toHaveErrored();
	expect( isWhole() ).toBe( true );
	expect( getSizes().at( -1 ) ).toBeLessThanOrEqual( 600_000 );
	expect( asked ).toEqual( [ '' ] );
} );

test( 'another window goes on where this one was; a cancelled upload is gone from the server', async () => {
	let isOver = false;
	peer.interfere = ( { method, offset }, incoming, response ) =>
		! isOver &&
		method === 'PATCH' &&
		offset > 0 &&
		refuse( incoming, response, 400 );
	const first = begin();
	await waitFor( () => expect( first.last()?.status ).toBe( 'failed' ) );
	isOver = true;
	peer.passed = [];
	const second = begin();
	await second.isDone();
	expect( peer.pieces[ 0 ]?.offset ).toBe( 262144 );
	expect( isWhole() ).toBe( true );

	isOver = false;
	const third = begin();
	await waitFor( () => expect( third.last()?.status ).toBe( 'failed' ) );
	expect( peer.files ).toHaveLength( 2 );
	third.upload.cancel();
	await waitFor( () => expect( peer.files ).toHaveLength( 1 ) );
} );
