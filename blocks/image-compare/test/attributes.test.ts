import fc from 'fast-check';
import { isOrientation, normalise, readMedia } from '../attributes';

describe( 'normalise', () => {
	it( 'gives pictures with sensible sizes and an orientation for anything', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.anything() ),
				fc.record( {
					url: fc.string(),
					width: fc.anything(),
					height: fc.oneof( fc.double(), fc.anything() ),
					id: fc.anything(),
					alt: fc.anything(),
				} ),
				fc.anything(),
				( rest, image, orientation ) => {
					const shaped = normalise( {
						...rest,
						imageBefore: image,
						imageAfter: rest,
						orientation,
					} );
					const {
						width = 1,
						height = 1,
						alt = '',
					} = shaped.imageBefore;
					expect( width ).toBeGreaterThanOrEqual( 1 );
					expect( height ).toBeLessThanOrEqual( 65_535 );
					expect( typeof alt ).toBe( 'string' );
					expect( isOrientation( shaped.orientation ) ).toBe( true );
				}
			)
		);
	} );
} );

describe( 'readMedia', () => {
	it( 'reads a file of the library and one just uploaded', () => {
		expect(
			readMedia( {
				type: 'image',
				id: 3,
				url: '/a.jpg',
				alt: 'A',
				width: 40,
				height: 30,
			} )
		).toEqual( { id: 3, url: '/a.jpg', alt: 'A', width: 40, height: 30 } );
		expect(
			readMedia( {
				media_type: 'image',
				type: 'attachment',
				id: 4,
				url: '/b.jpg',
				alt_text: 'B',
				media_details: { width: 8, height: 6 },
			} )
		).toEqual( { id: 4, url: '/b.jpg', alt: 'B', width: 8, height: 6 } );
	} );

	it.each( [
		[ { type: 'video', id: 1, url: '/a.mp4' } ],
		[ { media_type: 'file', id: 1, url: '/a.pdf' } ],
		[ { type: 'image' } ],
		[ undefined ],
	] )( 'takes no %j', ( media ) => {
		expect( readMedia( media ) ).toBeNull();
	} );
} );
