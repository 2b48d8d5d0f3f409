import fs from 'fs';
import path from 'path';
import { create } from '@wordpress/rich-text';
import { escapeBrackets, isElement, toPlainText } from '..';

describe( 'toPlainText', () => {
	it.each( [
		[ 'Sign <strong>up</strong><br/>now', 'Sign upnow' ],
		[ 'Fish &amp; chips &lt;3', 'Fish & chips <3' ],
		[ 'PHP < 8 and > 7', 'PHP < 8 and > 7' ],
		[ 'a<!-- note -->b', 'ab' ],
		[ 'Kids <6 & >2', 'Kids <6 & >2' ],
		[ 'one piece of <ash> & oiled', 'one piece of <ash> & oiled' ],
		[ 'a<b', 'a<b' ],
		[ 'x <!-- y', 'x <!-- y' ],
		[ '&lt;script&gt;', '<script>' ],
		[ undefined, '' ],
		[ null, '' ],
		[ 5, '5' ],
	] )( 'reads %j as %j', ( html, text ) => {
		expect( toPlainText( html ) ).toBe( text );
	} );

	it( 'knows the elements that the server knows', () => {
		const php = fs.readFileSync(
			path.join(
				__dirname,
				'../../../src/core/text/class-plain-text.php'
			),
			'utf8'
		);
		const names = ( /const ELEMENTS = '([^']+)'/.exec( php )?.[ 1 ] ?? '' )
			.replace( 'h[1-6]', 'h1|h2|h3|h4|h5|h6' )
			.split( '|' );
		expect( names.length ).toBeGreaterThan( 100 );
		expect( names.filter( ( name ) => ! isElement( name ) ) ).toEqual( [] );
		expect(
			[ 'ash', 'h7', 'o', 'spacer', 'x1' ].filter( isElement )
		).toEqual( [] );
	} );
} );

describe( 'escapeBrackets', () => {
	it.each( [
		[ 'Kids <6 & >2', 'Kids <6 & >2' ],
		[ 'one piece of <ash> & oiled', 'one piece of <ash> & oiled' ],
		[ '<strong>a</strong> <3', 'a <3' ],
		[ 'x <!-- y', 'x <!-- y' ],
		[ '<svg/onload=alert(1)', '<svg/onload=alert(1)' ],
		[ '&lt;b&gt;', '<b>' ],
	] )( 'rich text of %j says %j', ( html, text ) => {
		expect( create( { html: escapeBrackets( html ) } ).text ).toBe( text );
	} );

	it( 'changes nothing in what it made, nor in rich text', () => {
		for ( const html of [
			'a &lt;b <strong>c</strong><br>',
			'<a href="https://example.org/">d</a>',
		] ) {
			expect( escapeBrackets( html ) ).toBe( html );
		}
		const once = escapeBrackets( 'Kids <6 <em>x</em> <ash>' );
		expect( escapeBrackets( once ) ).toBe( once );
	} );
} );
