import { openPopup, readResult, watchPopup } from '..';

/** A window as far as it is looked at. */
const makePopup = () => {
	const popup = { closed: false, close: jest.fn() };
	return { popup, asWindow: Object.assign( Object.create( window ), popup ) };
};

const say = ( data: unknown, origin = window.location.origin ) =>
	window.dispatchEvent( new MessageEvent( 'message', { data, origin } ) );

beforeEach( () => {
	jest.useFakeTimers();
	jest.spyOn( document, 'hasFocus' ).mockReturnValue( true );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

test( 'a window is 780 by 700, in the middle of the screen', () => {
	jest.spyOn( window, 'screen', 'get' ).mockReturnValue( {
		...window.screen,
		availWidth: 1280,
		availHeight: 600,
	} );
	const open = jest.spyOn( window, 'open' ).mockReturnValue( null );
	expect( openPopup( 'https://example.org/' ) ).toBeNull();
	expect( open ).toHaveBeenCalledWith(
		'https://example.org/',
		'_blank',
		'popup,width=780,height=700,left=250,top=0'
	);
} );

test.each( [
	[
		{ keyring_id: 7, id_token: 'a', user: 'ada' },
		{ keyringId: 7, idToken: 'a', user: 'ada' },
	],
	[
		{ keyring_id: '7', id_token: null, user: null },
		{ keyringId: 7, idToken: '', user: '' },
	],
	[ { keyring_id: 0 }, null ],
	[ { keyring_id: -1 }, null ],
	[ [ 17 ], null ],
	[ { keyring_id: '7x' }, null ],
	[ { keyring_id: [ 7 ] }, null ],
	[ 'keyring_id', null ],
	[ null, null ],
] )( '%j is read', ( data, result ) => {
	expect( readResult( data ) ).toEqual( result );
} );

test( 'what the window says ends it once; strangers are not heard', () => {
	const { asWindow } = makePopup();
	const onEnd = jest.fn();
	watchPopup( asWindow, onEnd );
	say( { keyring_id: 7 }, 'https://evil.example' );
	say( { type: 'other' } );
	expect( onEnd ).not.toHaveBeenCalled();
	say( { keyring_id: 7 } );
	say( { keyring_id: 8 } );
	asWindow.closed = true;
	jest.advanceTimersByTime( 1000 );
	expect( onEnd.mock.calls ).toEqual( [
		[ { keyringId: 7, idToken: '', user: '' } ],
	] );
	expect( asWindow.close ).toHaveBeenCalledTimes( 1 );
} );

test( 'it is looked for each 100 ms, and is gone when this window has the focus', () => {
	const { asWindow } = makePopup();
	const onEnd = jest.fn();
	watchPopup( asWindow, onEnd );
	jest.mocked( document.hasFocus ).mockReturnValue( false );
	asWindow.closed = true;
	jest.advanceTimersByTime( 1000 );
	expect( onEnd ).not.toHaveBeenCalled();
	jest.mocked( document.hasFocus ).mockReturnValue( true );
	jest.advanceTimersByTime( 99 );
	expect( onEnd ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 1 );
	jest.advanceTimersByTime( 1000 );
	expect( onEnd.mock.calls ).toEqual( [ [ null ] ] );
} );

test( 'nobody is told who does not look any more', () => {
	const { asWindow } = makePopup();
	const onEnd = jest.fn();
	watchPopup( asWindow, onEnd )();
	say( { keyring_id: 7 } );
	asWindow.closed = true;
	jest.advanceTimersByTime( 1000 );
	expect( onEnd ).not.toHaveBeenCalled();
} );
