import { toPlainText } from '..';

describe( 'toPlainText', () => {
	it.each( [
		[ 'Sign <strong>up</strong><br/>now', 'Sign upnow' ],
		[ 'Fish &amp; chips &lt;3', 'Fish & chips <3' ],
		[ 'PHP < 8 and > 7', 'PHP < 8 and > 7' ],
		[ 'a<!-- note -->b', 'ab' ],
		[ undefined, '' ],
		[ null, '' ],
		[ 5, '5' ],
	] )( 'reads %j as %j', ( html, text ) => {
		expect( toPlainText( html ) ).toBe( text );
	} );
} );
