import fc from 'fast-check';
import { fill, readSettings } from '../view/settings';

describe( 'readSettings', () => {
	it( 'reads what PHP writes', () => {
		const { autoplay, delay, effect, texts } = readSettings(
			'{"effect":"fade","autoplay":true,"delay":5,"texts":{"next":"Weiter"}}'
		);
		expect( [ effect, autoplay, delay ] ).toEqual( [ 'fade', true, 5 ] );
		expect( texts.next ).toBe( 'Weiter' );
	} );

	it( 'gives usable settings for anything', () => {
		fc.assert(
			fc.property( fc.oneof( fc.string(), fc.json() ), ( json ) => {
				const { autoplay, delay, effect, texts } = readSettings( json );
				expect( typeof autoplay ).toBe( 'boolean' );
				expect( delay ).toBeGreaterThanOrEqual( 1 );
				expect( delay ).toBeLessThanOrEqual( 5 );
				expect( [ 'slide', 'fade' ] ).toContain( effect );
				expect( typeof texts.pause ).toBe( 'string' );
			} )
		);
		expect( readSettings( undefined ).delay ).toBe( 3 );
		expect( readSettings( '{"delay":1e308}' ).delay ).toBe( 3 );
	} );
} );

describe( 'fill', () => {
	it( 'puts numbers where the translation wants them', () => {
		expect( fill( '%1$d of %2$d', 2, 4 ) ).toBe( '2 of 4' );
		expect( fill( '%2$d / %1$d', 2, 4 ) ).toBe( '4 / 2' );
	} );
} );
