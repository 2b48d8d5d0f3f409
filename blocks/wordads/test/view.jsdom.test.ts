import '@testing-library/jest-dom';
import { fireEvent } from '@testing-library/dom';
import { onEmbedRequest, showTemplate } from '@shared/view/embed';
import { fakeIntersections } from '@tests/jest/intersections';

const CLIENT = 'ca-pub-1234567890123456';

const UNITS = `<script type="application/json" id="wp-script-module-data-mainstreet-wordads">${ JSON.stringify(
	{ client: CLIENT, slots: { mrec: '6543210987' } }
) }</script>`;

const ASK =
	'<div class="mainstreet-embed__ask"><form hidden><button>Load ad</button></form></div>';

/** Boxes of units, as PHP prints them; with `asks` the visitor is asked first. */
const makePage = ( formats: string[], asks = false ) =>
	UNITS +
	formats
		.map(
			( format ) =>
				`<div class="jetpack-wordad"><div class="jetpack-wordad__slot mainstreet-embed" data-embed="adsense" data-format="${ format }">${ asks ? ASK : '<template></template>' }</div></div>`
		)
		.join( '' );

let boxes: ReturnType< typeof fakeIntersections >;

/** Runs the view module over a page. */
function visit( html: string ): void {
	boxes = fakeIntersections();
	document.body.innerHTML = html;
	jest.isolateModules( () => require( '../view' ) );
}

const getScripts = () => [ ...document.head.querySelectorAll( 'script' ) ];
const getUnits = () =>
	[ ...document.querySelectorAll< HTMLElement >( '.adsbygoogle' ) ].map(
		( { dataset } ) => [ dataset.adClient, dataset.adSlot ]
	);

beforeEach( () => {
	document.head.replaceChildren();
	Reflect.deleteProperty( window, 'adsbygoogle' );
} );

describe( 'Units of AdSense', () => {
	it( 'are filled as they come near, by one script', () => {
		visit( makePage( [ 'mrec', 'mrec' ] ) );
		expect( boxes.getObserved() ).toHaveLength( 2 );
		expect( getScripts() ).toEqual( [] );
		expect( getUnits() ).toEqual( [] );
		boxes.getObserved().forEach( boxes.approach );
		expect( getUnits() ).toEqual( [
			[ CLIENT, '6543210987' ],
			[ CLIENT, '6543210987' ],
		] );
		expect( getScripts().map( ( { src } ) => src ) ).toEqual( [
			`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${ CLIENT }`,
		] );
		expect( Reflect.get( window, 'adsbygoogle' ) ).toEqual( [ {}, {} ] );
	} );

	it( 'wait for a press where visitors are asked first', () => {
		visit( makePage( [ 'mrec' ], true ) );
		expect( boxes.getObserved() ).toEqual( [] );
		expect( getScripts() ).toEqual( [] );
		const form = document.querySelector( 'form' );
		expect( form ).toHaveProperty( 'hidden', false );
		fireEvent.submit( form ?? document.body );
		expect( getUnits() ).toEqual( [ [ CLIENT, '6543210987' ] ] );
		expect( getScripts() ).toHaveLength( 1 );
		expect( document.querySelector( 'form' ) ).toBeNull();
	} );

	it( 'of a format that the owner has not set up ask nobody', () => {
		visit( makePage( [ 'leaderboard', 'constructor' ] ) );
		boxes.getObserved().forEach( boxes.approach );
		expect( getUnits() ).toEqual( [] );
		expect( getScripts() ).toEqual( [] );
	} );

	it( 'are not taken from what a post holds under the name of the data', () => {
		visit(
			makePage( [ 'mrec' ] ).replace( UNITS, '' ) +
				UNITS.replace( '<script', '<div' ).replace(
					'</script',
					'</div'
				)
		);
		boxes.getObserved().forEach( boxes.approach );
		expect( getUnits() ).toEqual( [] );
	} );

	it( 'leave their place empty where the script can’t be had', async () => {
		visit( makePage( [ 'mrec' ] ) );
		boxes.getObserved().forEach( boxes.approach );
		getScripts()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
		await new Promise( process.nextTick );
		expect( getUnits() ).toHaveLength( 1 );
	} );
} );

it( 'The owner’s code waits for the press in a template, and its scripts run then', () => {
	visit(
		`<div class="jetpack-wordad__slot mainstreet-embed has-template" data-embed="ad-code">${ ASK }<template><p>Own code</p><script>document.title = 'code ran';</script></template></div>`
	);
	document.title = '';
	onEmbedRequest( '.has-template', showTemplate );
	expect( document.body ).not.toHaveTextContent( 'Own code' );
	fireEvent.submit( document.querySelector( 'form' ) ?? document.body );
	expect( document.body ).toHaveTextContent( 'Own code' );
	expect( document.title ).toBe( 'code ran' );
} );
