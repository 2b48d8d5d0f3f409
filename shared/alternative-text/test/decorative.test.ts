import { getDecorative, readPictures } from '../decorative';

const MARKED = { alt: '', isDecorative: true } as const;

describe( 'getDecorative', () => {
	it( 'lists positions, and nothing where there are none', () => {
		expect( getDecorative( [ MARKED, {}, MARKED ] ) ).toEqual( [ 0, 2 ] );
		expect( getDecorative( [ {}, {} ] ) ).toBeUndefined();
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
