/**
 * The scripts of visitors' pages while a browser draws a page ahead of being looked at: nothing is counted, stored or sent for a
 * page that nobody has seen. The server refuses to count in the same case (tests/php/ahead.test.php).
 */
import path from 'node:path';
import { SCENES } from './back-forward-cache/scenes';
import { readRenderings } from './hostile-view-data/renderings';
import { MODULES } from './hostile-view-data/scan';

const ROOT = path.join( __dirname, '../..' );

/** Pages for modules whose recorded renderings lack what begins a count. */
const PAGES: Record< string, string > = {
	'blocks/premium-content/view.ts':
		'<script type="application/json" id="wp-script-module-data-premium-content-container-view-script-module">{"root":"http://localhost/premium/","boxes":["7/0-0123456789abcdef"],"free":true}</script><div data-mainstreet-premium="7/0-0123456789abcdef"></div>',
};

/** Modules that count something, and how that shows. */
const COUNTING: Record< string, () => unknown > = {
	'blocks/premium-content/view.ts': () => sent,
	'blocks/repeat-visitor/view.ts': () => document.cookie,
};

let sent: string[] = [];

const settle = async () => {
	for ( let turn = 0; turn < 30; turn++ ) {
		await Promise.resolve();
	}
};

/** What stays in the browser or left it: requests that may count, cookies, storage, sound. */
const readTraces = () => [
	...sent,
	document.cookie,
	...Object.entries( localStorage ),
	...Object.entries( sessionStorage ),
];

beforeEach( () => {
	sent = [];
	const note = ( what: string ) => () => {
		sent.push( what );
	};
	Object.assign( document, { prerendering: true } );
	Object.assign( window, {
		fetch: async ( url: unknown, { method = 'GET' } = {} ) => {
			if ( method !== 'GET' ) {
				sent.push( `${ method } ${ url }` );
			}
			return { ok: false, status: 404, json: async () => ( {} ) };
		},
		IntersectionObserver: class {
			public observe() {}
			public unobserve() {}
			public disconnect() {}
		},
	} );
	Object.assign( navigator, { sendBeacon: note( 'beacon' ) } );
	jest.spyOn( HTMLMediaElement.prototype, 'play' ).mockImplementation(
		async () => note( 'play' )()
	);
	jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation(
		note( 'submit' )
	);
} );

afterEach( () => {
	Object.assign( document, { prerendering: false } );
	jest.restoreAllMocks();
	document.head.replaceChildren();
	document.body.replaceChildren();
	document.cookie = 'jp-visit-counter=;max-age=0;path=/';
	localStorage.clear();
	sessionStorage.clear();
} );

async function draw( file: string ): Promise< void > {
	document.body.innerHTML = [
		SCENES[ file ]?.html,
		PAGES[ file ],
		readRenderings( file ),
	].join( '' );
	jest.isolateModules( () => require( path.join( ROOT, file ) ) );
	await settle();
}

describe( 'A page that is drawn ahead', () => {
	it.each( MODULES )( 'leaves no trace: %s', async ( file ) => {
		const before = readTraces();
		await draw( file );
		expect( readTraces() ).toEqual( before );
	} );

	it.each( Object.entries( COUNTING ) )(
		'counts once it is looked at: %s',
		async ( file, read ) => {
			await draw( file );
			const before = JSON.stringify( read() );
			Object.assign( document, { prerendering: false } );
			document.dispatchEvent( new Event( 'prerenderingchange' ) );
			await settle();
			expect( JSON.stringify( read() ) ).not.toBe( before );
		}
	);
} );
