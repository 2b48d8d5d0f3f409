import fc from 'fast-check';
import {
	buildPlain,
	isUnrendered,
	normalize,
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

describe( 'normalize', () => {
	const text = ( value: unknown ) =>
		typeof value === 'string' ? value : '';

	it( 'keeps every text letter by letter, and gives an empty one for anything else', () => {
		const value = fc.oneof(
			fc.string( { unit: 'binary' } ),
			fc.anything()
		);
		fc.assert(
			fc.property( value, value, ( source, html ) => {
				expect( normalize( { source, html } ) ).toEqual( {
					source: text( source ),
					html: text( html ),
				} );
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
