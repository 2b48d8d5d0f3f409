import fc from 'fast-check';
import { RULES, truncate } from '../truncate';

const a = ( count: number ) => 'a'.repeat( count );

describe( 'How much of a text a preview shows', () => {
	it.each( [
		// Search result: title 63, parted after a word between 23 and 73.
		[ 'searchTitle', a( 63 ), a( 63 ) ],
		[ 'searchTitle', a( 64 ), `${ a( 63 ) }…` ],
		[ 'searchTitle', `${ a( 22 ) } ${ a( 90 ) }`, null ],
		[ 'searchTitle', `${ a( 23 ) } ${ a( 90 ) }`, `${ a( 23 ) }…` ],
		[ 'searchTitle', `${ a( 73 ) } ${ a( 90 ) }`, `${ a( 73 ) }…` ],
		[ 'searchTitle', `${ a( 74 ) } ${ a( 90 ) }`, `${ a( 63 ) }…` ],
		[
			'searchTitle',
			`${ a( 30 ) } ${ a( 30 ) } ${ a( 90 ) }`,
			`${ a( 30 ) } ${ a( 30 ) }…`,
		],
		// Description 160, parted after a word between 80 and 170.
		[ 'searchDescription', a( 160 ), a( 160 ) ],
		[ 'searchDescription', a( 161 ), `${ a( 160 ) }…` ],
		[ 'searchDescription', `${ a( 79 ) } ${ a( 200 ) }`, null ],
		[ 'searchDescription', `${ a( 80 ) } ${ a( 200 ) }`, `${ a( 80 ) }…` ],
		[
			'searchDescription',
			`${ a( 170 ) } ${ a( 200 ) }`,
			`${ a( 170 ) }…`,
		],
		[
			'searchDescription',
			`${ a( 171 ) } ${ a( 200 ) }`,
			`${ a( 160 ) }…`,
		],
		// URL 68; cards 80 and 200; link cards 200.
		[ 'searchUrl', a( 68 ), a( 68 ) ],
		[ 'searchUrl', a( 69 ), `${ a( 68 ) }…` ],
		[ 'cardTitle', a( 80 ), a( 80 ) ],
		[
			'cardTitle',
			`${ a( 40 ) } ${ a( 41 ) }`,
			`${ a( 40 ) } ${ a( 39 ) }…`,
		],
		[ 'cardDescription', a( 200 ), a( 200 ) ],
		[ 'cardDescription', a( 201 ), `${ a( 200 ) }…` ],
		[ 'linkDescription', a( 200 ), a( 200 ) ],
		[ 'linkDescription', a( 201 ), `${ a( 200 ) }…` ],
	] as const )( '%s: %s', ( name, text, shown ) => {
		expect( truncate( name, text ) ).toBe(
			// No word ends where it may be parted: then as many characters as there may be.
			shown ?? `${ text.slice( 0, RULES[ name ].most ) }…`
		);
	} );

	it( 'takes tags out of descriptions, and leaves what only looks like one', () => {
		for ( const name of [
			'searchDescription',
			'cardDescription',
			'linkDescription',
		] as const ) {
			expect(
				truncate(
					name,
					'<p class="x">Rye &lt; <b>1 < 2</b></p><!-- x -->'
				)
			).toBe( 'Rye &lt; 1 < 2' );
		}
		expect( truncate( 'cardTitle', 'The <b> element' ) ).toBe(
			'The <b> element'
		);
	} );

	it( 'counts what readers see as one character, in scripts of any direction', () => {
		const family = '👨‍👩‍👧‍👦';
		expect( truncate( 'cardTitle', family.repeat( 80 ) ) ).toBe(
			family.repeat( 80 )
		);
		expect( truncate( 'cardTitle', family.repeat( 81 ) ) ).toBe(
			`${ family.repeat( 80 ) }…`
		);
		const accented = 'e\u0301';
		expect( truncate( 'searchUrl', accented.repeat( 69 ) ) ).toBe(
			`${ accented.repeat( 68 ) }…`
		);
		const word = 'مخبز';
		expect(
			truncate( 'searchTitle', Array( 30 ).fill( word ).join( ' ' ) )
		).toBe( `${ Array( 14 ).fill( word ).join( ' ' ) }…` );
	} );

	it( 'shows a beginning of the text, and the same when it is shortened again within its bounds', () => {
		const names = Object.keys( RULES ) as ( keyof typeof RULES )[];
		fc.assert(
			fc.property(
				fc.constantFrom( ...names ),
				fc.string( { unit: 'grapheme', maxLength: 400 } ),
				( name, text ) => {
					const shown = truncate( name, text );
					const rule: { most: number; words?: readonly number[] } =
						RULES[ name ];
					const count = [ ...new Intl.Segmenter().segment( shown ) ]
						.length;
					expect( count ).toBeLessThanOrEqual(
						Math.max( rule.most, rule.words?.[ 1 ] ?? 0 ) + 1
					);
					const squeezed = text.replace( /\s+/g, ' ' ).trim();
					if ( ! text.includes( '<' ) ) {
						expect(
							squeezed.startsWith( shown.replace( /…$/, '' ) )
						).toBe( true );
					}
				}
			)
		);
	} );
} );
