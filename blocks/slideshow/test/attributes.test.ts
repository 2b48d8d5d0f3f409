import fc from 'fast-check';
import { withImages } from '@shared/alternative-text/decorative';
import { getSizeSlug, normalize, normalizeDelay } from '../attributes';
import type { Slide } from '../types';

describe( 'normalizeDelay', () => {
	it.each( [
		[ 1, 1 ],
		[ 5, 5 ],
		[ 0, 1 ],
		[ -3, 1 ],
		[ 60, 5 ],
		[ 1e308, 5 ],
		[ NaN, 3 ],
		[ '4', 3 ],
		[ undefined, 3 ],
		[ null, 3 ],
	] )( 'reads %j as %j', ( delay, expected ) => {
		expect( normalizeDelay( delay ) ).toBe( expected );
	} );
} );

describe( 'decorative', () => {
	it( 'is kept beside the slides, which the saved markup holds', () => {
		const slides: Slide[] = [
			{ alt: 'Boat', url: 'a' },
			{ alt: '', url: 'b', isDecorative: true },
		];
		const { images, decorative } = withImages( slides );
		expect( decorative ).toEqual( [ 1 ] );
		const saved = images.map( ( { alt, url } ) => ( { alt, url } ) );
		expect( normalize( { images: saved, decorative } ).images ).toEqual(
			slides
		);
	} );
} );

describe( 'getSizeSlug', () => {
	const images = [ { alt: '', url: 'a' } ];

	it( 'is what was chosen', () => {
		expect( getSizeSlug( { images, sizeSlug: 'medium' } ) ).toBe(
			'medium'
		);
	} );

	it( 'is full where there are pictures from before there was a choice', () => {
		expect( getSizeSlug( { images, sizeSlug: undefined } ) ).toBe( 'full' );
	} );

	it( 'is large for a new block', () => {
		expect( getSizeSlug( { images: [], sizeSlug: undefined } ) ).toBe(
			'large'
		);
	} );
} );

describe( 'normalize', () => {
	it( 'gives usable values for anything', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.anything() ),
				fc.anything(),
				fc.array(
					fc.oneof(
						fc.anything(),
						fc.record(
							{
								alt: fc.oneof( fc.string(), fc.anything() ),
								url: fc.oneof( fc.string(), fc.anything() ),
								caption: fc.string(),
							},
							{ requiredKeys: [] }
						)
					)
				),
				( rest, anything, images ) => {
					const read = normalize( {
						...rest,
						autoplay: anything,
						delay: anything,
						effect: anything,
						images,
					} );
					expect( read.delay ).toBeGreaterThanOrEqual( 1 );
					expect( read.delay ).toBeLessThanOrEqual( 5 );
					expect( [ 'slide', 'fade' ] ).toContain( read.effect );
					// What is stored as an object is a slide, with the texts it has.
					const stored = images.filter(
						( image ): image is object =>
							typeof image === 'object' &&
							image !== null &&
							! Array.isArray( image )
					);
					expect( read.images ).toHaveLength( stored.length );
					read.images.forEach( ( slide, index ) => {
						const image: Record< string, unknown > = {
							...stored[ index ],
						};
						expect( slide.alt ).toBe(
							typeof image.alt === 'string' ? image.alt : ''
						);
						expect( slide.url ).toBe(
							typeof image.url === 'string'
								? image.url
								: undefined
						);
						Object.values( slide ).forEach( ( value ) =>
							expect( typeof value ).toBe( 'string' )
						);
					} );
				}
			)
		);
	} );
} );
