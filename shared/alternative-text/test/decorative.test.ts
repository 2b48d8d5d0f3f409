import { readPictures, withImages } from '../decorative';

const MARKED = { alt: '', isDecorative: true } as const;

describe( 'withImages', () => {
	it( 'lists the numbers of the images that have one, in order', () => {
		const images = [
			{ id: '32', url: 'b' },
			{ url: 'elsewhere' },
			{ id: 31, url: 'a' },
		];
		expect( withImages( images ) ).toEqual( { images, ids: [ 32, 31 ] } );
	} );

	it( 'lists positions of decoration, and nothing where there is none', () => {
		expect( withImages( [ MARKED, {}, MARKED ] ).decorative ).toEqual( [
			0, 2,
		] );
		expect( withImages( [ {}, {} ] ).decorative ).toBeUndefined();
	} );
} );

describe( 'readPictures', () => {
	it( 'marks pictures again', () => {
		expect(
			readPictures( {
				images: [ { alt: '' }, { alt: '', url: 'a' }, {} ],
				decorative: [ 1 ],
			} )
		).toEqual( [ { alt: '' }, { ...MARKED, url: 'a' }, {} ] );
	} );

	it( 'takes a picture with a text for none', () => {
		expect(
			readPictures( { images: [ { alt: 'Boat' } ], decorative: [ 0 ] } )
		).toEqual( [ { alt: 'Boat' } ] );
	} );

	it.each( [ undefined, null, 'x', { 0: 0 }, [ '0', 7, -1, null ] ] )(
		'takes %j as stored',
		( decorative ) => {
			expect(
				readPictures( { images: [ { alt: '' } ], decorative } )
			).toEqual( [ { alt: '' } ] );
			expect( readPictures( { images: decorative } ) ).toEqual( [] );
		}
	);
} );
