import fc from 'fast-check';
import {
	buildPlain,
	isUnrendered,
	normalise,
	unwrap,
	wrap,
} from '../attributes';

describe( 'unwrap', () => {
	it.each( [
		[ '<div class="wp-block-jetpack-markdown"></div>', '' ],
		[ '<div class="a > b"><p>x</p>\n</div>', '<p>x</p>\n' ],
		[ '<div style="margin:0" class=\'x\'><p>y</p></div>', '<p>y</p>' ],
		[ '<p>no root</p>', '<p>no root</p>' ],
		[ '<divider>z</div>', '<divider>z</div>' ],
		[ '', '' ],
	] )( 'takes the root off %j', ( html, inner ) => {
		expect( unwrap( html ) ).toBe( inner );
	} );

	it( 'gives back what was wrapped, letter by letter', () => {
		fc.assert(
			fc.property( fc.string(), ( inner ) => {
				expect( unwrap( wrap( inner ) ) ).toBe( inner );
			} )
		);
	} );
} );

describe( 'normalise', () => {
	it( 'gives two strings for anything', () => {
		fc.assert(
			fc.property( fc.anything(), fc.anything(), ( source, html ) => {
				const shaped = normalise( { source, html } );
				expect( typeof shaped.source ).toBe( 'string' );
				expect( typeof shaped.html ).toBe( 'string' );
			} )
		);
	} );
} );

describe( 'isUnrendered', () => {
	it( 'is true for a source whose text nobody has rendered yet', () => {
		expect( isUnrendered( { source: '*a*', html: '' } ) ).toBe( true );
		expect( isUnrendered( { source: '*a*', html: wrap( '' ) } ) ).toBe(
			true
		);
		expect(
			isUnrendered( { source: '*a*', html: wrap( buildPlain( '*a*' ) ) } )
		).toBe( true );
	} );

	it( 'is false for any other text, and for an empty block', () => {
		expect(
			isUnrendered( { source: '*a*', html: wrap( '<p>old</p>' ) } )
		).toBe( false );
		expect( isUnrendered( { source: ' \n', html: wrap( '' ) } ) ).toBe(
			false
		);
	} );
} );
