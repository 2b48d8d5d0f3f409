import { fakeIntersections } from '@tests/jest/intersections';
import { loadScript, onEmbedRequest, showTemplate } from '../embed';

let watched: ReturnType< typeof fakeIntersections >;

beforeEach( () => {
	localStorage.clear();
	watched = fakeIntersections();
} );

const facade = ( service: string ) =>
	`<div class="mainstreet-embed has-template" data-embed="${ service }">
		<div class="mainstreet-embed__ask"><form hidden><button>Load</button><label><input type="checkbox"> Always</label></form><a href="https://a.example/">Open</a></div>
		<template><iframe title="${ service }"></iframe></template>
	</div>`;

const boxes = () => [ ...document.querySelectorAll( '.mainstreet-embed' ) ];
const press = ( index: number, always = false ) => {
	const form = document.querySelectorAll( 'form' )[ index ];
	const tick = form?.querySelector( 'input' );
	if ( tick && always ) {
		tick.checked = true;
	}
	form?.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
};
const frames = () => document.querySelectorAll( 'iframe' ).length;
const start = ( html: string ) => {
	document.body.innerHTML = html;
	onEmbedRequest( '.mainstreet-embed', showTemplate );
};

describe( 'Embeds on the page', () => {
	it( 'are shown when they come near, once', () => {
		start( facade( 'a' ).replace( /<form.*<\/form>/s, '' ) );
		expect( frames() ).toBe( 0 );
		expect( watched.getObserved() ).toEqual( boxes() );
		watched.getObserved().forEach( watched.approach );
		expect( frames() ).toBe( 1 );
		expect( watched.getObserved() ).toEqual( [] );
	} );

	it( 'wait for a press where the owner wants it, and then have the focus', () => {
		start( facade( 'a' ) + facade( 'a' ) );
		expect( watched.getObserved() ).toEqual( [] );
		expect( document.querySelector( 'form' )?.hidden ).toBe( false );
		press( 0 );
		expect( frames() ).toBe( 1 );
		expect( boxes()[ 0 ] ).toHaveFocus();
		expect( boxes()[ 0 ]?.querySelector( 'form' ) ).toBeNull();
		expect( watched.getObserved() ).toEqual( [] );
		expect( localStorage.length ).toBe( 0 );
	} );

	it( 'remember “always” by service, for the rest of the page and for the next', () => {
		start( facade( 'a' ) + facade( 'a' ) + facade( 'b' ) );
		press( 0, true );
		expect( watched.getObserved() ).toEqual( [ boxes()[ 1 ] ] );
		start( facade( 'b' ) + facade( 'a' ) );
		expect(
			watched.getObserved().includes( boxes()[ 1 ] as Element )
		).toBe( true );
		expect(
			watched.getObserved().includes( boxes()[ 0 ] as Element )
		).toBe( false );
		press( 0, true );
		start( facade( 'b' ) + facade( 'a' ) );
		expect(
			boxes().every( ( box ) => watched.getObserved().includes( box ) )
		).toBe( true );
	} );

	it( 'ask again where nothing can be stored', () => {
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new Error( 'full' );
		} );
		start( facade( 'a' ) + facade( 'a' ) );
		press( 0, true );
		expect( frames() ).toBe( 1 );
		expect( watched.getObserved() ).toEqual( [] );
		jest.restoreAllMocks();
	} );

	it( 'follow a consent plugin, before and after the page has loaded', () => {
		const api = window as {
			wp_consent_type?: string;
			wp_has_consent?: ( category: string ) => boolean;
		};
		let hasAgreed = true;
		jest.isolateModules( () => {
			require( '../../../src/embeds/view-consent' );
		} );
		api.wp_has_consent = ( category ) =>
			hasAgreed && category === 'marketing';
		// Without a type, no plugin has asked.
		start( facade( 'a' ) );
		expect( watched.getObserved() ).toEqual( [] );
		api.wp_consent_type = 'optin';
		document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
		expect( watched.getObserved() ).toEqual( boxes() );
		hasAgreed = false;
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
		start( facade( 'b' ) + facade( 'c' ) );
		expect(
			watched.getObserved().includes( boxes()[ 0 ] as Element )
		).toBe( false );
		hasAgreed = true;
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
		expect(
			boxes().every( ( box ) => watched.getObserved().includes( box ) )
		).toBe( true );
		hasAgreed = false;
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
		start( facade( 'd' ) );
		press( 0 );
		expect( frames() ).toBe( 1 );
		delete api.wp_has_consent;
		delete api.wp_consent_type;
	} );

	it( 'load a script once for a page', async () => {
		const first = loadScript( 'https://a.example/s.js' );
		expect( loadScript( 'https://a.example/s.js' ) ).toBe( first );
		const scripts = document.head.querySelectorAll( 'script' );
		expect( scripts ).toHaveLength( 1 );
		scripts[ 0 ]?.dispatchEvent( new Event( 'load' ) );
		await expect( first ).resolves.toBeDefined();
	} );

	it( 'are of the server: a box that somebody wrote by hand is left alone', () => {
		const byHand =
			'<div class="mainstreet-embed" data-embed="maps"><a href="https://a.example/">Open</a></div>';
		start( byHand );
		expect( watched.getObserved() ).toEqual( [] );
		start( `${ byHand }${ facade( 'maps' ) }` );
		expect( watched.getObserved() ).toEqual( [] );
		// Around a box of the server it has no question of its own.
		start(
			`<div class="mainstreet-embed" data-embed="maps">${ facade( 'maps' ) }</div>`
		);
		expect( watched.getObserved() ).toEqual( [] );
		press( 0 );
		expect( frames() ).toBe( 1 );
	} );
} );
