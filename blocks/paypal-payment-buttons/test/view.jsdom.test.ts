import { fireEvent } from '@testing-library/dom';
import { fakeIntersections } from '@tests/jest/intersections';

const SRC =
	'https://www.paypal.com/sdk/js?client-id=QUAY-1&components=hosted-buttons';

let boxes: ReturnType< typeof fakeIntersections >;

const getBox = ( src = SRC, button = 'K7', asks = false ) =>
	`<div class="mainstreet-embed" data-embed="paypal-buttons" data-src="${ src.replace( /"/g, '&quot;' ) }" data-button="${ button }">${
		asks
			? '<div class="mainstreet-embed__ask"><form hidden><button>Load</button></form></div>'
			: '<template></template>'
	}<a href="https://www.paypal.com/ncp/payment/K7">Pay</a></div>`;

/** Runs the view module over boxes as PHP prints them. */
function visit( html: string ): HTMLElement[] {
	boxes = fakeIntersections();
	document.body.innerHTML = html;
	jest.isolateModules( () => require( '../view' ) );
	return [
		...document.querySelectorAll< HTMLElement >( '.mainstreet-embed' ),
	];
}

const getScripts = () => [ ...document.head.querySelectorAll( 'script' ) ];

/** Ends the loading of a script, which leaves what it has in its namespace. */
async function finish( script: HTMLScriptElement | undefined ) {
	const render = jest.fn().mockResolvedValue( undefined );
	const HostedButtons = jest.fn( () => ( { render } ) );
	Reflect.set( window, script?.dataset.namespace ?? '', { HostedButtons } );
	script?.dispatchEvent( new Event( 'load' ) );
	for ( let tick = 0; tick < 4; tick++ ) {
		await new Promise( process.nextTick );
	}
	return { render, HostedButtons };
}

beforeEach( () => document.head.replaceChildren() );

it( 'draws the buttons when they come near; then the link goes', async () => {
	const [ box ] = visit( getBox() );
	expect( getScripts() ).toEqual( [] );
	boxes.approach( box as HTMLElement );
	const [ script ] = getScripts();
	expect( script?.src ).toBe( SRC );
	const { render, HostedButtons } = await finish( script );
	expect( HostedButtons.mock.calls ).toEqual( [
		[ { hostedButtonId: 'K7' } ],
	] );
	expect( render.mock.calls ).toEqual( [ [ '#paypal-container-K7' ] ] );
	expect( box?.querySelector( '#paypal-container-K7' ) ).not.toBeNull();
	expect( box?.querySelector( 'a' ) ).toBeNull();
} );

it( 'keeps the link of a second block with the same button', () => {
	const [ first, second ] = visit( getBox() + getBox() );
	boxes.approach( first as HTMLElement );
	boxes.approach( second as HTMLElement );
	expect(
		document.querySelectorAll( '[id="paypal-container-K7"]' )
	).toHaveLength( 1 );
	expect( second?.querySelector( 'a' ) ).not.toBeNull();
} );

it( 'loads one script per account, each in a namespace of its own', () => {
	for ( const box of visit(
		getBox() +
			getBox( SRC, 'K8' ) +
			getBox( SRC.replace( 'QUAY-1', 'QUAY-2' ), 'K9' )
	) ) {
		boxes.approach( box );
	}
	expect( getScripts().map( ( { dataset } ) => dataset.namespace ) ).toEqual(
		[ 'paypal_payment_buttons', 'paypal_payment_buttons1' ]
	);
} );

it( 'keeps the link if the script cannot be loaded', async () => {
	const [ box ] = visit( getBox() );
	boxes.approach( box as HTMLElement );
	getScripts()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
	await new Promise( process.nextTick );
	expect( box?.querySelector( 'a' ) ).not.toBeNull();
} );

it( 'waits for a click where the owner wants it', () => {
	const [ box ] = visit( getBox( SRC, 'K7', true ) );
	expect( boxes.getObserved() ).toEqual( [] );
	fireEvent.submit( box?.querySelector( 'form' ) as HTMLFormElement );
	expect( getScripts() ).toHaveLength( 1 );
} );

it.each( [
	[ 'https://evil.example/sdk/js?client-id=Q', 'K7' ],
	[ 'https://www.paypal.com.evil.example/sdk/js?client-id=Q', 'K7' ],
	[ 'https://www.paypal.com/x?client-id=Q', 'K7' ],
	[ 'javascript:alert(1)', 'K7' ],
	[ '', 'K7' ],
	[ SRC, '' ],
	[ SRC, 'K7 x' ],
] )( 'loads nothing else: %j %j', ( src, button ) => {
	boxes.approach( visit( getBox( src, button ) )[ 0 ] as HTMLElement );
	expect( getScripts() ).toEqual( [] );
} );
