import fc from 'fast-check';
import { normalize } from '../attributes';
import { FORMATS } from '../types';
import { arbitrary } from './arbitrary';

describe( 'Attributes of an ad', () => {
	it( 'fall to the defaults where they are wrong', () => {
		const defaults = { align: 'center', format: 'mrec', hideMobile: false };
		for ( const wrong of [
			{},
			{ align: 'wide', format: 'toString', hideMobile: 'true' },
			{ align: [], format: null, hideMobile: 1 },
		] ) {
			expect( normalize( wrong ) ).toEqual( defaults );
		}
	} );

	it( 'stay as they were set', () => {
		fc.assert(
			fc.property( arbitrary, ( attributes ) => {
				expect( normalize( attributes ) ).toMatchObject( attributes );
			} )
		);
	} );

	it( 'are total', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.anything() ),
				( attributes ) => {
					expect( FORMATS ).toContain(
						normalize( attributes ).format
					);
				}
			)
		);
	} );
} );
