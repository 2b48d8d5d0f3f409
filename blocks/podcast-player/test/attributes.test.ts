import fc from 'fast-check';
import { normalize, readColor, toColorAttributes } from '../attributes';
import { COLORS } from '../types';

describe( 'normalize', () => {
	it( 'is total, and valid whatever is stored', () => {
		fc.assert(
			fc.property( fc.anything(), ( stored ) => {
				const settings = normalize( stored );
				expect( settings.itemsToShow ).toBeGreaterThanOrEqual( 1 );
				expect( settings.itemsToShow ).toBeLessThanOrEqual( 50 );
			} )
		);
		expect( normalize( { itemsToShow: 1e308 } ).itemsToShow ).toBe( 50 );
		expect( normalize( { itemsToShow: '7' } ).itemsToShow ).toBe( 5 );
	} );

	it( 'reads each chosen episode once, also where no list stands', () => {
		expect( normalize( { selectedEpisodes: 'ep-1' } ).episodes ).toEqual(
			[]
		);
		expect(
			normalize( {
				selectedEpisodes: [
					{ guid: 'a', title: 'A' },
					{ guid: 5 },
					null,
					{ guid: 'a' },
					{ guid: 'b', title: 7 },
				],
			} ).episodes
		).toEqual( [ { guid: 'a' }, { guid: 'b' } ] );
	} );

	it( 'takes what is no colour for none', () => {
		for ( const bad of [ 'red;top:0', 'url(x)', '#12', 'a"b', {} ] ) {
			expect(
				readColor( { customPrimaryColor: bad }, 'primary' ).value
			).toBe( '' );
		}
		expect( readColor( { primaryColor: 'a b' }, 'primary' ).slug ).toBe(
			''
		);
	} );

	it( 'reads the colours it writes', () => {
		for ( const name of COLORS ) {
			expect(
				readColor( toColorAttributes( name, '#123456' ), name )
			).toEqual( { slug: '', value: '#123456' } );
			expect(
				readColor( toColorAttributes( name, '#123456', 'base' ), name )
			).toEqual( { slug: 'base', value: '#123456' } );
			expect( readColor( toColorAttributes( name ), name ) ).toEqual( {
				slug: '',
				value: '',
			} );
		}
	} );
} );
