import { readPasted, readPin } from '../pin';
import { SCRIPT } from '../widget';
import services from '@shared/embeds/services.json';
import addresses from './addresses.json';

describe( 'readPin', () => {
	it.each( addresses.map( ( row: unknown[] ) => row ) )(
		'%j is %s',
		( text: unknown, kind: unknown, href: unknown ) => {
			const pin = readPin( text );
			expect( pin?.kind ?? null ).toBe( kind );
			expect( pin?.href ?? null ).toBe( href );
		}
	);

	it( 'keeps what was typed behind the path', () => {
		expect( readPin( 'http://www.pinterest.com/pin/1/?a=b#c' )?.url ).toBe(
			'https://www.pinterest.com/pin/1/?a=b#c'
		);
	} );

	it( 'takes no address without an end', () => {
		expect(
			readPin( `https://www.pinterest.com/${ 'a'.repeat( 2000 ) }` )
		).toBeNull();
	} );
} );

describe( 'readPasted', () => {
	it.each( [
		'<a data-pin-do="embedPin" href="https://www.pinterest.com/pin/99/"></a><script async defer src="//assets.pinterest.com/js/pinit.js"></script>',
		"<a\n data-pin-do='embedPin'\n href='https://www.pinterest.com/pin/99/?a=1&amp;b=2'></a>",
		'<A HREF=https://www.pinterest.com/pin/99/ DATA-PIN-DO=embedPin></A>',
		'<script src="https://example.org/x.js"></script><a data-pin-do="embedPin" data-pin-width="large" href="https://www.pinterest.com/pin/99/"></a><script>alert( 1 )</script>',
	] )( 'reads the code of the widget builder: %s', ( code ) => {
		expect( readPasted( code )?.href ).toBe(
			'https://www.pinterest.com/pin/99/'
		);
	} );

	it.each( [
		'<a data-pin-do="embedPin" href="javascript:alert(1)"></a>',
		'<a data-pin-do="embedPin" href="https://example.org/pin/1/"></a>',
		'<a data-pin-do="embedPin"></a>',
		'<a href="https://www.pinterest.com/pin/1/">A pin</a>',
		'See https://www.pinterest.com/pin/1/',
	] )( 'leaves other code: %s', ( code ) => {
		expect( readPasted( code ) ).toBeNull();
	} );
} );

it( 'loads the script of the table of services', () => {
	expect( SCRIPT ).toBe( services.pinterest.script );
} );
