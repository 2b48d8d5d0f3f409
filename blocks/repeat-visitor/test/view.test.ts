import fs from 'node:fs';
import path from 'node:path';

/** Runs the view module on a page, as a browser does. */
function visit( html: string ): void {
	document.body.innerHTML = html;
	jest.isolateModules( () => require( '../view' ) );
}

const block = ( id: string, rule: string, more = '' ) =>
	`<div id="${ id }" hidden data-mainstreet-repeat="${ rule }" ${ more }></div>`;

/** A rule for those who are new and one for those who come back; repeat-visitor.test.php keeps the file true. */
const PAGE = fs.readFileSync(
	path.join( __dirname, 'rendered/both.html' ),
	'utf8'
);

const isHidden = ( rule: 'after' | 'before' ) =>
	document.querySelector< HTMLElement >(
		`[data-mainstreet-repeat="${ rule }-visits 2"]`
	)?.hidden ?? null;

const counter = () => /jp-visit-counter=(\d+)/.exec( document.cookie )?.[ 1 ];

const setCounter = ( value: string ) => {
	document.cookie = `jp-visit-counter=${ value };path=/`;
};

describe( 'view', () => {
	beforeEach( () => {
		document.cookie = 'jp-visit-counter=;path=/;max-age=0';
	} );

	it( 'shows one block up to the threshold, the other from then on', () => {
		const seen = [ 1, 2, 3, 4 ].map( () => {
			visit( PAGE );
			return [ isHidden( 'after' ), isHidden( 'before' ) ];
		} );
		expect( seen ).toEqual( [
			[ true, false ],
			[ true, false ],
			[ false, true ],
			[ false, true ],
		] );
		expect( counter() ).toBe( '4' );
	} );

	it( 'counts once for all blocks of a page, and not on a page without', () => {
		visit( PAGE + block( 'third', 'after-visits 9' ) );
		expect( counter() ).toBe( '1' );
		visit( '<p>Nothing here.</p>' );
		expect( counter() ).toBe( '1' );
	} );

	it( 'goes on from a counter another suite left, and begins anew after nonsense', () => {
		setCounter( '7' );
		visit( PAGE );
		expect( isHidden( 'after' ) ).toBe( false );
		expect( counter() ).toBe( '8' );
		setCounter( 'x' );
		visit( PAGE );
		expect( counter() ).toBe( '1' );
		setCounter( '9'.repeat( 400 ) );
		visit( PAGE );
		expect( counter() ).toBe( '1000001' );
	} );

	it( 'neither reads nor writes the cookie where that is not allowed', () => {
		setCounter( '7' );
		visit(
			PAGE + block( 'none', 'after-visits 1', 'data-mainstreet-no-count' )
		);
		expect( isHidden( 'after' ) ).toBe( true );
		expect( isHidden( 'before' ) ).toBe( false );
		expect( counter() ).toBe( '7' );
	} );

	it.each( [
		[ true, '1' ],
		[ false, undefined ],
	] )(
		'believes the server, which says %s, and no attribute',
		( isAllowed, counted ) => {
			const data = `<script type="application/json" id="wp-script-module-data-jetpack-repeat-visitor-view-script-module">{"count":${ isAllowed }}</script>`;
			visit( `${ PAGE }<p data-mainstreet-no-count>x</p>${ data }` );
			expect( counter() ).toBe( counted );
		}
	);

	it( 'waits while the page is made ready in advance', () => {
		Object.defineProperty( document, 'prerendering', {
			value: true,
			configurable: true,
		} );
		visit( PAGE );
		expect( counter() ).toBeUndefined();
		Object.defineProperty( document, 'prerendering', {
			value: false,
			configurable: true,
		} );
		document.dispatchEvent( new Event( 'prerenderingchange' ) );
		expect( counter() ).toBe( '1' );
		expect( isHidden( 'before' ) ).toBe( false );
	} );
} );
