import fc from 'fast-check';
import { decodeAttribute } from '@shared/plain-text/decode-attribute';
import {
	isOrientation,
	normalize,
	readMedia,
	readPosition,
} from '../attributes';
import { ORIENTATIONS } from '../types';

describe( 'normalize', () => {
	it( 'gives pictures with sensible sizes and an orientation for anything', () => {
		fc.assert(
			fc.property(
				fc.dictionary( fc.string(), fc.anything() ),
				fc.record( {
					url: fc.string( { minLength: 1 } ),
					width: fc.oneof( fc.integer(), fc.anything() ),
					height: fc.oneof( fc.double(), fc.anything() ),
					id: fc.oneof( fc.integer(), fc.anything() ),
					alt: fc.oneof( fc.string(), fc.anything() ),
				} ),
				fc.anything(),
				( rest, image, orientation ) => {
					const shaped = normalize( {
						...rest,
						imageBefore: image,
						imageAfter: rest,
						orientation,
					} );
					const { url, width = 1, height = 1 } = shaped.imageBefore;
					expect( url ).toBe( decodeAttribute( image.url ) );
					for ( const size of [ width, height ] ) {
						expect( Number.isInteger( size ) ).toBe( true );
						expect( size ).toBeGreaterThanOrEqual( 1 );
						expect( size ).toBeLessThanOrEqual( 65_535 );
					}
					expect( shaped.imageBefore.alt ).toBe(
						typeof image.alt === 'string'
							? decodeAttribute( image.alt )
							: ''
					);
					expect( isOrientation( shaped.orientation ) ).toBe( true );
				}
			)
		);
	} );

	it( 'keeps what is as it should be', () => {
		fc.assert(
			fc.property(
				fc.record( {
					url: fc.webUrl(),
					alt: fc.stringMatching( /^[a-z ]*$/ ),
					id: fc.integer( { min: 1 } ),
					width: fc.integer( { min: 1, max: 65_535 } ),
					height: fc.integer( { min: 1, max: 65_535 } ),
				} ),
				fc.constantFrom( ...ORIENTATIONS ),
				fc.string(),
				( imageAfter, orientation, caption ) => {
					const attributes = {
						imageAfter,
						orientation,
						caption,
						beforeLabel: 'Then',
						afterLabel: 'Now & <b>',
						showLabels: false,
						startPosition: 0,
					};
					expect( normalize( attributes ) ).toEqual( {
						...attributes,
						imageBefore: {},
					} );
				}
			)
		);
	} );
} );

describe( 'readPosition', () => {
	it.each( [
		[ 25, 25 ],
		[ 0, 0 ],
		[ 33.4, 33 ],
		[ -5, 0 ],
		[ 1e308, 100 ],
		[ NaN, 50 ],
		[ '25', 50 ],
		[ undefined, 50 ],
	] )( 'reads %j as %s per cent', ( value, expected ) => {
		expect( readPosition( value ) ).toBe( expected );
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
