import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/dom';
import { fakeIntersections } from '@tests/jest/intersections';

/** Boxes of pins, as PHP prints them; with `asks` the visitor is asked first. */
const makePage = ( paths: string[], asks = false ) =>
	paths
		.map(
			( path ) =>
				`<div class="wp-block-jetpack-pinterest mainstreet-embed" data-embed="pinterest">${
					asks
						? '<div class="mainstreet-embed__ask"><form hidden><button>Load</button><label><input type="checkbox">Always</label></form></div>'
						: '<template></template>'
				}<a data-pin-do="embedPin" href="https://www.pinterest.com/${ path }/">${ path }</a></div>`
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
/** Texts of the links that Pinterest’s script would draw. */
const getMarked = () =>
	[ ...document.querySelectorAll( '[data-pin-do]' ) ].map(
		( { textContent } ) => textContent
	);
const getBox = ( path: string ) =>
	screen.getByText( path ).parentElement ?? document.body;

beforeEach( () => {
	document.head.replaceChildren();
	localStorage.clear();
	Reflect.deleteProperty( window, 'PinUtils' );
} );

describe( 'Pins on the page', () => {
	it( 'are drawn where they come near, each on its own, by one script', () => {
		visit( makePage( [ 'pin/1', 'pin/2' ] ) );
		expect( getScripts() ).toEqual( [] );
		// Pinterest’s script would draw all that are marked, wherever they are.
		expect( getMarked() ).toEqual( [] );
		boxes.approach( getBox( 'pin/1' ) );
		expect( getScripts().map( ( { src } ) => src ) ).toEqual( [
			'https://assets.pinterest.com/js/pinit.js',
		] );
		expect( getMarked() ).toEqual( [ 'pin/1' ] );
		const build = jest.fn();
		Reflect.set( window, 'PinUtils', { build } );
		boxes.approach( getBox( 'pin/2' ) );
		expect( build.mock.calls ).toEqual( [ [ getBox( 'pin/2' ) ] ] );
		expect( getScripts() ).toHaveLength( 1 );
	} );

	it( 'stay links where the script can’t be had', async () => {
		visit( makePage( [ 'pin/1' ] ) );
		boxes.approach( getBox( 'pin/1' ) );
		getScripts()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
		await new Promise( process.nextTick );
		expect( screen.getByRole( 'link', { name: 'pin/1' } ) ).toHaveAttribute(
			'href',
			'https://www.pinterest.com/pin/1/'
		);
	} );

	it( 'wait for a press where the owner wants it; “Always” draws the others and is remembered', () => {
		const html = makePage( [ 'pin/1', 'pin/2', 'pin/3' ], true );
		visit( html );
		const forms = document.querySelectorAll( 'form' );
		expect( boxes.getObserved() ).toEqual( [] );
		expect( getScripts() ).toEqual( [] );
		fireEvent.submit( forms[ 0 ] as Element );
		expect( getMarked() ).toEqual( [ 'pin/1' ] );
		expect( boxes.getObserved() ).toEqual( [] );
		fireEvent.click( screen.getAllByRole( 'checkbox' )[ 0 ] as Element );
		fireEvent.submit( forms[ 1 ] as Element );
		expect( boxes.getObserved() ).toEqual( [ getBox( 'pin/3' ) ] );
		boxes.approach( getBox( 'pin/3' ) );
		expect( getMarked() ).toEqual( [ 'pin/1', 'pin/2', 'pin/3' ] );
		// The next page.
		visit( html );
		expect( boxes.getObserved() ).toHaveLength( 3 );
	} );
} );
