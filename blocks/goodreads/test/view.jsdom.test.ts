import { fireEvent } from '@testing-library/dom';
import { fakeIntersections } from '@tests/jest/intersections';

const WIDGET =
	'custom_widget/778899.Sea%20books?num_books=5&amp;shelf=to-read&amp;widget_id=41';

let boxes: ReturnType< typeof fakeIntersections >;

/** Runs the view module over a box as PHP prints it. */
function visit(
	widget = WIDGET,
	asks = false,
	shelf = 'gr_custom_widget_41'
): HTMLElement {
	boxes = fakeIntersections();
	document.body.innerHTML = `<div class="mainstreet-embed" data-embed="goodreads" data-widget="${ widget }" data-shelf="${ shelf }">${
		asks
			? '<div class="mainstreet-embed__ask"><form hidden><button>Load</button></form></div>'
			: '<template></template>'
	}<a href="https://www.goodreads.com/review/list/778899">Books</a></div>`;
	jest.isolateModules( () => require( '../view' ) );
	return document.querySelector( '.mainstreet-embed' ) as HTMLElement;
}

const getScripts = () =>
	[ ...document.head.querySelectorAll( 'script' ) ].map( ( { src } ) => src );

const end = async ( type: string ) => {
	document.head.querySelector( 'script' )?.dispatchEvent( new Event( type ) );
	await new Promise( process.nextTick );
};

beforeEach( () => document.head.replaceChildren() );

it( 'loads the script when the block comes near; then the link goes', async () => {
	const box = visit();
	expect( getScripts() ).toEqual( [] );
	boxes.approach( box );
	expect( getScripts() ).toEqual( [
		'https://www.goodreads.com/review/custom_widget/778899.Sea%20books?num_books=5&shelf=to-read&widget_id=41',
	] );
	expect( box.querySelector( '#gr_custom_widget_41' ) ).not.toBeNull();
	await end( 'load' );
	expect( box.querySelector( 'a' ) ).toBeNull();
} );

it( 'keeps the link where another block of the page shows the shelf', async () => {
	const box = visit();
	document.body.insertAdjacentHTML(
		'afterbegin',
		'<div id="gr_custom_widget_41"></div>'
	);
	boxes.approach( box );
	expect( getScripts() ).toEqual( [] );
	expect( box.querySelector( 'a' ) ).not.toBeNull();
} );

it.each( [ '', 'top', 'gr_custom_widget_41x' ] )(
	'does not give an element another ID: %j',
	( shelf ) => {
		boxes.approach( visit( WIDGET, false, shelf ) );
		expect( getScripts() ).toEqual( [] );
	}
);

it( 'keeps the link if the script cannot be loaded', async () => {
	const box = visit();
	boxes.approach( box );
	await end( 'error' );
	expect( box.querySelector( 'a' ) ).not.toBeNull();
} );

it( 'waits for a click where the owner wants it', () => {
	const box = visit( WIDGET, true );
	expect( boxes.getObserved() ).toEqual( [] );
	fireEvent.submit( box.querySelector( 'form' ) as HTMLFormElement );
	expect( getScripts() ).toHaveLength( 1 );
} );

it.each( [
	'',
	'../x.js?shelf=read',
	'custom_widget/1.a/../../../x?shelf=read',
	'custom_widget/1.a/%2e%2e/%2e%2e/%2e%2e/x?shelf=read',
	'custom_widget/1.a?callback=alert(1)',
	'//evil.example/custom_widget/1.a?shelf=read',
	'list/1?shelf=read',
] )( 'loads nothing else: %j', ( widget ) => {
	boxes.approach( visit( widget ) );
	expect( getScripts() ).toEqual( [] );
} );
