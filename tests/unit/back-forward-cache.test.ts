/**
 * The scripts of visitors' pages after the browser restored a page from its back/forward cache: the page comes back as it was
 * left, with all variables, so whatever waited for an answer or for another page has to be usable again. Modules that send
 * requests or lead to other pages are found in their sources: a new one needs a page here, or a reason.
 */
import fs from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import { EXEMPT, SCENES, type Scene } from './back-forward-cache/scenes';
import { collect, MODULES } from './hostile-view-data/scan';

const ROOT = path.join( __dirname, '../..' );

/** What makes a module wait for an answer or leave the page. */
const LEAVES =
	/\bfetch\(|\bXMLHttpRequest\b|\blocation\.(?:href = |assign\(|reload\()|\.submit\(/;

/** Settles, or fails, each request in the order they were sent. */
type Request = { answer: ( body: unknown ) => void; fail: () => void };

let requests: Request[] = [];
let submit: jest.SpyInstance;

/** Listeners of the window outlive a page: they are taken away after each test. */
let listeners: ( () => void )[] = [];
const { addEventListener } = window;

const settle = () =>
	act( async () => {
		for ( let turn = 0; turn < 30; turn++ ) {
			await Promise.resolve();
		}
	} );

const press = async () => {
	document.querySelector< HTMLElement >( 'button, a' )?.click();
	await settle();
};

/** A script of another host that can't be had is a request that failed. */
const failScripts = async () => {
	document.head
		.querySelectorAll( 'script' )
		.forEach( ( script ) => script.dispatchEvent( new Event( 'error' ) ) );
	await settle();
};

/** Leaves the page, and comes back to it as it was. */
const leaveAndComeBack = async () => {
	for ( const type of [ 'pagehide', 'pageshow' ] ) {
		window.dispatchEvent(
			Object.assign( new Event( type ), { persisted: true } )
		);
		await settle();
	}
};

async function visit( file: string ): Promise< Scene > {
	const scene = SCENES[ file ];
	if ( ! scene ) {
		throw new Error( `no page for ${ file }` );
	}
	document.body.innerHTML = scene.html;
	jest.isolateModules( () => require( path.join( ROOT, file ) ) );
	await settle();
	// What a module asks for by itself is no press.
	requests.forEach( ( { answer } ) => answer( { count: 1, liked: false } ) );
	requests = [];
	await settle();
	return scene;
}

const getStatus = ( { status }: Scene ) =>
	status && document.querySelector( status )?.textContent;

beforeEach( () => {
	requests = [];
	location.hash = '';
	submit = jest
		.spyOn( HTMLFormElement.prototype, 'submit' )
		.mockImplementation( () => {} );
	window.addEventListener = (
		...given: Parameters< typeof addEventListener >
	) => {
		addEventListener.apply( window, given );
		listeners.push( () => window.removeEventListener( ...given ) );
	};
	Object.assign( window, {
		IntersectionObserver: class {
			public constructor(
				private readonly tell: IntersectionObserverCallback
			) {}
			public observe() {
				Reflect.apply( this.tell, this, [
					[ { isIntersecting: true } ],
					this,
				] );
			}
			public disconnect() {}
		},
		fetch: ( url: unknown ) =>
			new Promise( ( resolve, fail ) => {
				if ( `${ url }`.endsWith( '/session' ) ) {
					resolve( { json: async () => ( { t: '7.abc' } ) } );
					return;
				}
				requests.push( {
					answer: ( body ) =>
						resolve( { status: 200, json: async () => body } ),
					fail: () => fail( new TypeError( 'left' ) ),
				} );
			} ),
	} );
} );

afterEach( () => {
	submit.mockRestore();
	window.addEventListener = addEventListener;
	listeners.forEach( ( take ) => take() );
	listeners = [];
	document.head.replaceChildren();
	document.body.replaceChildren();
} );

const FORMS = Object.entries( SCENES ).flatMap( ( [ file, { leads } ] ) =>
	leads ? [ [ file ] ] : []
);
const SENDING = Object.keys( SCENES ).filter(
	( file ) => file !== 'blocks/eventbrite/view.ts'
);

describe( 'A page from the back/forward cache', () => {
	it( 'is tried with each module that sends something or leads away', () => {
		const found = MODULES.filter( ( file ) =>
			[ ...collect( path.join( ROOT, file ) ) ].some( ( source ) =>
				LEAVES.test( fs.readFileSync( source, 'utf8' ) )
			)
		);
		expect( found ).toEqual(
			[ ...Object.keys( SCENES ), ...Object.keys( EXEMPT ) ].sort()
		);
	} );

	it.each( FORMS )(
		'sends again after the answer led away: %s',
		async ( file ) => {
			const scene = await visit( file );
			await press();
			requests[ 0 ]?.answer( scene.leads );
			await settle();
			expect( location.hash ).toBe( '#elsewhere' );
			// A second press while the other page loads sends nothing.
			await press();
			expect( requests ).toHaveLength( 1 );
			await leaveAndComeBack();
			expect( getStatus( scene ) ).toBe( '' );
			location.hash = '';
			await press();
			expect( requests ).toHaveLength( 2 );
			requests[ 1 ]?.answer( scene.leads );
			await settle();
			expect( location.hash ).toBe( '#elsewhere' );
		}
	);

	it.each( SENDING )(
		'sends again where an answer never came: %s',
		async ( file ) => {
			const scene = await visit( file );
			await press();
			expect( requests ).toHaveLength( 1 );
			await leaveAndComeBack();
			expect( getStatus( scene ) ).toBe( scene.status && '' );
			const before = requests.length;
			requests.slice( 1 ).forEach( ( { fail } ) => fail() );
			await settle();
			await press();
			expect( requests ).toHaveLength( before + 1 );
		}
	);

	it.each( SENDING )(
		'sends again where leaving ended the request: %s',
		async ( file ) => {
			const scene = await visit( file );
			await press();
			requests[ 0 ]?.fail();
			await settle();
			await leaveAndComeBack();
			const before = requests.length;
			requests.slice( 1 ).forEach( ( { fail } ) => fail() );
			await settle();
			await press();
			expect( requests ).toHaveLength( before + 1 );
			expect( getStatus( scene ) ).not.toBe( '' );
		}
	);

	it( 'leads to the event again where its script can’t be had', async () => {
		await visit( 'blocks/eventbrite/view.ts' );
		for ( const time of [ 'first', 'again' ] ) {
			location.hash = '';
			await press();
			await failScripts();
			expect( [ time, location.hash ] ).toEqual( [ time, '#elsewhere' ] );
			await leaveAndComeBack();
		}
	} );

	it( 'asks for the likes that the form of the page has changed', async () => {
		await visit( 'src/social/view.ts' );
		await press();
		requests[ 0 ]?.fail();
		await settle();
		expect( submit ).toHaveBeenCalledTimes( 1 );
		await leaveAndComeBack();
		requests[ 1 ]?.answer( { count: 2, liked: true } );
		await settle();
		expect( document.querySelector( 'button' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		expect( document.querySelector( 'b' ) ).toHaveTextContent( '2' );
	} );
} );
