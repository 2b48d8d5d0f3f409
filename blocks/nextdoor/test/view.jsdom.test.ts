import services from '@shared/embeds/services.json';

/** Frames of two blocks; the module listens. */
function visit(): [ HTMLIFrameElement, HTMLIFrameElement ] {
	document.body.innerHTML =
		'<figure class="wp-block-jetpack-nextdoor"><iframe></iframe></figure><figure class="wp-block-jetpack-nextdoor"><iframe></iframe></figure>';
	jest.isolateModules( () => require( '../view' ) );
	const [ first, second ] = document.querySelectorAll( 'iframe' );
	return [ first as HTMLIFrameElement, second as HTMLIFrameElement ];
}

const send = (
	source: Window | null,
	data: unknown,
	origin = 'https://nextdoor.com'
) => dispatchEvent( new MessageEvent( 'message', { data, origin, source } ) );

it( 'sets the height that a frame reports, at most 4,000 pixels', () => {
	const [ first, second ] = visit();
	send( first.contentWindow, 320.2 );
	expect( [ first.height, second.height ] ).toEqual( [ '321', '' ] );
	send(
		second.contentWindow,
		'{"height":"410"}',
		'https://www.nextdoor.com'
	);
	expect( second.height ).toBe( '410' );
	send( second.contentWindow, { height: 1e9 } );
	expect( second.height ).toBe( '4000' );
} );

it( 'ignores other windows, other origins, and other messages', () => {
	const [ first, second ] = visit();
	send( window, 300 );
	send( null, 300 );
	for ( const origin of [
		'https://nextdoor.com.example.org',
		'https://nextdoor.evil.example',
		'http://nextdoor.com',
		'null',
	] ) {
		send( first.contentWindow, 300, origin );
	}
	for ( const data of [ 'hello', '{', null, undefined, -5, NaN, {}, [] ] ) {
		send( first.contentWindow, data );
	}
	expect( [ first.height, second.height ] ).toEqual( [ '', '' ] );
} );

it( 'knows all hosts of the table of services', () => {
	for ( const host of services.nextdoor.hosts ) {
		const [ first ] = visit();
		send( first.contentWindow, 300, `https://${ host }` );
		expect( first.height ).toBe( '300' );
	}
} );
