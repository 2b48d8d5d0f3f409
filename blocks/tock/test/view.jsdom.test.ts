import { fireEvent } from '@testing-library/dom';
import { fakeIntersections } from '@tests/jest/intersections';

let boxes: ReturnType< typeof fakeIntersections >;

/** Runs the view module over a box as PHP prints it. */
function visit( name = 'harbour-kitchen', asks = false ): HTMLElement {
	boxes = fakeIntersections();
	document.body.innerHTML = `<div class="mainstreet-embed" data-embed="tock" data-name="${ name }">${
		asks
			? '<div class="mainstreet-embed__ask"><form hidden><button>Load</button></form></div>'
			: '<template></template>'
	}<div data-tock-display-mode="Button"></div><a class="wp-element-button" href="https://www.exploretock.com/harbour-kitchen">Book</a></div>`;
	jest.isolateModules( () => require( '../view' ) );
	return document.querySelector( '.mainstreet-embed' ) as HTMLElement;
}

const getScripts = () =>
	[ ...document.head.querySelectorAll( 'script' ) ].map( ( { src } ) => src );
const page = window as { tock?: { queue: string[][] } };

beforeEach( () => {
	document.head.replaceChildren();
	delete page.tock;
} );

it( 'loads the script when the block comes near, and removes the link', async () => {
	const box = visit();
	expect( getScripts() ).toEqual( [] );
	boxes.approach( box );
	expect( getScripts() ).toEqual( [ 'https://www.exploretock.com/tock.js' ] );
	expect( box.querySelector( '#Tock_widget_container' ) ).not.toBeNull();
	expect( page.tock?.queue ).toEqual( [ [ 'init', 'harbour-kitchen' ] ] );
	document.head
		.querySelector( 'script' )
		?.dispatchEvent( new Event( 'load' ) );
	await new Promise( process.nextTick );
	expect( box.querySelector( 'a' ) ).toBeNull();
} );

it( 'keeps the link if the script cannot be loaded', async () => {
	const box = visit();
	boxes.approach( box );
	document.head
		.querySelector( 'script' )
		?.dispatchEvent( new Event( 'error' ) );
	await new Promise( process.nextTick );
	expect( box.querySelector( 'a' ) ).not.toBeNull();
} );

it( 'keeps the link of a second block of the page', () => {
	const box = visit();
	document.body.insertAdjacentHTML(
		'afterbegin',
		'<div id="Tock_widget_container"></div>'
	);
	boxes.approach( box );
	expect( getScripts() ).toEqual( [] );
	expect( box.querySelector( 'a' ) ).not.toBeNull();
} );

it( 'waits for a click where the owner wants it', () => {
	const box = visit( 'harbour-kitchen', true );
	expect( boxes.getObserved() ).toEqual( [] );
	fireEvent.submit( box.querySelector( 'form' ) as HTMLFormElement );
	expect( getScripts() ).toHaveLength( 1 );
} );

it( 'ignores other names', () => {
	boxes.approach( visit( '&quot;><script>' ) );
	expect( getScripts() ).toEqual( [] );
	expect( page.tock ).toBeUndefined();
} );
