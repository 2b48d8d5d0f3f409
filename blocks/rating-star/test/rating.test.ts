import fc from 'fast-check';
import {
	countSavedStars,
	normalizeAlignment,
	normalizeMaximum,
	normalizeRating,
} from '../attributes';
import { rateByClick, rateByKey } from '../rating';

describe( 'rateByClick', () => {
	it.each( [
		// until now, star, then
		[ 1, 4, 4 ],
		[ 4, 4, 3.5 ],
		[ 3.5, 4, 4 ],
		[ 3.5, 3, 3 ],
		[ 1, 1, 0.5 ],
		[ 0.5, 1, 0 ],
		[ 0, 1, 1 ],
		[ 0.5, 2, 2 ],
		[ 10, 10, 9.5 ],
	] )( '%d, star %d: %d', ( rating, star, expected ) => {
		expect( rateByClick( rating, star ) ).toBe( expected );
	} );
} );

describe( 'rateByKey', () => {
	const options = { maximum: 5, isRtl: false };

	it.each( [
		[ 'ArrowRight', 2.5, 3 ],
		[ 'ArrowUp', 2.5, 3 ],
		[ 'ArrowLeft', 2.5, 2 ],
		[ 'ArrowDown', 2.5, 2 ],
		[ 'PageUp', 2.5, 3.5 ],
		[ 'PageDown', 2.5, 1.5 ],
		[ 'Home', 2.5, 0 ],
		[ 'End', 2.5, 5 ],
		[ 'ArrowRight', 5, 5 ],
		[ 'PageDown', 0.5, 0 ],
		[ 'Enter', 2.5, null ],
		[ 'constructor', 2.5, null ],
	] )( '%s at %d: %s', ( key, rating, expected ) => {
		expect( rateByKey( rating, key, options ) ).toBe( expected );
	} );

	it( 'turns left and right where the stars run from right to left', () => {
		const rtl = { maximum: 5, isRtl: true };
		expect( rateByKey( 2, 'ArrowLeft', rtl ) ).toBe( 2.5 );
		expect( rateByKey( 2, 'ArrowRight', rtl ) ).toBe( 1.5 );
		expect( rateByKey( 2, 'ArrowUp', rtl ) ).toBe( 2.5 );
	} );
} );

describe( 'normalize', () => {
	it.each( [
		[ undefined, 5 ],
		[ '7', 5 ],
		[ NaN, 5 ],
		[ 1, 2 ],
		[ 11, 10 ],
		[ 1e308, 10 ],
		[ -1e308, 2 ],
		[ 6.4, 6 ],
	] )( 'highest rating %j: %d', ( stored, expected ) => {
		expect( normalizeMaximum( stored ) ).toBe( expected );
	} );

	it( 'makes a rating of anything that the stars can show', () => {
		fc.assert(
			fc.property( fc.anything(), fc.double(), ( any, number ) => {
				for ( const stored of [ any, number ] ) {
					const rating = normalizeRating( stored, 5 );
					expect( Number.isInteger( rating * 2 ) ).toBe( true );
					expect( rating ).toBeGreaterThanOrEqual( 0 );
					expect( rating ).toBeLessThanOrEqual( 5 );
					expect( countSavedStars( stored ) ).toBeLessThanOrEqual(
						10
					);
				}
			} )
		);
	} );

	it( 'keeps every rating that the stars can show', () => {
		for ( let halves = 0; halves <= 10; halves++ ) {
			expect( normalizeRating( halves / 2, 5 ) ).toBe( halves / 2 );
			expect( countSavedStars( halves / 2 ) ).toBe(
				Math.ceil( halves / 2 )
			);
		}
	} );

	it( 'falls back to the left', () => {
		expect( normalizeAlignment( undefined ) ).toBe( 'left' );
		expect( normalizeAlignment( 'wide' ) ).toBe( 'left' );
		expect( normalizeAlignment( 'right' ) ).toBe( 'right' );
	} );
} );
