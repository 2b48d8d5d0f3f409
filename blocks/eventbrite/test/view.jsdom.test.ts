import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/dom';
import { fakeIntersections } from '@tests/jest/intersections';

type Widget = Record< string, unknown >;

const createWidget = jest.fn< void, [ Widget ] >();

/** The link of a block with a button, as PHP prints it. */
const makeModal = ( text: string, id: string, href = '#event' ) =>
	`<div class="wp-block-jetpack-eventbrite" data-event="22"><a id="${ id }" href="${ href }">${ text }</a></div>`;

const INLINE =
	'<div class="wp-block-jetpack-eventbrite mainstreet-embed" id="eventbrite-1" data-embed="eventbrite" data-event="22"><template></template><a href="#event">Event</a></div>';

/** Runs the view module over a page on which all is near. */
function visit( html: string ): void {
	fakeIntersections( { isNear: true } );
	document.body.innerHTML = html;
	jest.isolateModules( () => require( '../view' ) );
}

const getScripts = () => [ ...document.head.querySelectorAll( 'script' ) ];

/** The script of Eventbrite arrives, or cannot be had. */
async function answer( type: 'load' | 'error' ): Promise< void > {
	getScripts().forEach( ( script ) =>
		script.dispatchEvent( new Event( type ) )
	);
	await new Promise( process.nextTick );
}

const press = ( name: string, more: object = {} ) =>
	fireEvent.click( screen.getByRole( 'link', { name } ), more );

beforeEach( () => {
	createWidget.mockReset();
	document.head.replaceChildren();
	location.hash = '';
	Reflect.set( window, 'EBWidgets', { createWidget } );
} );

describe( 'Tickets behind a button', () => {
	it( 'ask nobody before it is pressed', () => {
		visit( makeModal( 'Register', 'eventbrite-widget-22-1' ) );
		expect( getScripts() ).toEqual( [] );
		expect( createWidget ).not.toHaveBeenCalled();
	} );

	it( 'open in the dialog of Eventbrite, one script for two buttons', async () => {
		visit(
			makeModal( 'First', 'eventbrite-widget-22-1' ) +
				makeModal( 'Second', 'eventbrite-widget-22-2' )
		);
		expect( press( 'Second' ) ).toBe( false );
		await answer( 'load' );
		expect( createWidget.mock.calls ).toEqual( [
			[
				{
					widgetType: 'checkout',
					eventId: '22',
					modal: true,
					modalTriggerElementId: 'eventbrite-widget-22-2',
				},
			],
		] );
		press( 'First' );
		await answer( 'load' );
		expect( createWidget ).toHaveBeenCalledTimes( 2 );
		expect( getScripts() ).toHaveLength( 1 );
	} );

	it( 'are made once at two presses in a row, and opened by a press that Eventbrite hears', async () => {
		visit( makeModal( 'Register', 'eventbrite-widget-22-1' ) );
		press( 'Register' );
		press( 'Register' );
		const heard = jest.fn();
		createWidget.mockImplementation( () =>
			screen.getByRole( 'link' ).addEventListener( 'click', heard )
		);
		await answer( 'load' );
		expect( createWidget ).toHaveBeenCalledTimes( 1 );
		// Not within a press, where browsers ignore another one.
		expect( heard ).not.toHaveBeenCalled();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( heard ).toHaveBeenCalledTimes( 1 );
		expect( location.hash ).toBe( '' );
	} );

	it( 'lead to the event where the script can’t be had', async () => {
		visit( makeModal( 'Register', 'eventbrite-widget-22-1' ) );
		press( 'Register' );
		expect( location.hash ).toBe( '' );
		await answer( 'error' );
		expect( location.hash ).toBe( '#event' );
	} );

	it( 'leave a press for a new tab to the browser', () => {
		visit( makeModal( 'Register', 'eventbrite-widget-22-1' ) );
		for ( const key of [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] ) {
			expect( press( 'Register', { [ key ]: true } ) ).toBe( true );
		}
		expect( getScripts() ).toEqual( [] );
	} );
} );

describe( 'Tickets in the page', () => {
	it( 'take the place of the link', async () => {
		visit( INLINE );
		expect( screen.getByRole( 'link', { name: 'Event' } ) ).toBeVisible();
		await answer( 'load' );
		expect( createWidget.mock.calls ).toEqual( [
			[
				{
					widgetType: 'checkout',
					eventId: '22',
					iframeContainerId: 'eventbrite-1',
					iframeContainerHeight: 425,
				},
			],
		] );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'wait for a press where the owner wants it', async () => {
		visit(
			INLINE.replace(
				'<a ',
				'<div class="mainstreet-embed__ask"><form hidden><button>Load</button></form></div><a '
			)
		);
		expect( getScripts() ).toEqual( [] );
		fireEvent.submit( document.querySelector( 'form' ) ?? document.body );
		await answer( 'load' );
		expect( createWidget ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leave the link where the script can’t be had', async () => {
		visit( INLINE );
		await answer( 'error' );
		expect( createWidget ).not.toHaveBeenCalled();
		expect( screen.getByRole( 'link', { name: 'Event' } ) ).toBeVisible();
	} );
} );
