import { assertNoIds, mediaToPicture, readFiles } from '../edit/media';

describe( 'Images', () => {
	it( 'are made of what the library says', () => {
		expect(
			mediaToPicture( {
				id: 7,
				url: 'u',
				alt: 'Q',
				link: 'l',
				width: 4,
				height: 3,
			} )
		).toEqual( {
			alt: 'Q',
			id: '7',
			url: 'u',
			link: 'l',
			width: 4,
			height: 3,
		} );
		expect(
			mediaToPicture( {
				id: 7,
				source_url: 'u',
				alt_text: 'Q',
				media_details: { width: 4, height: 3 },
			} )
		).toMatchObject( { alt: 'Q', url: 'u', width: 4 } );
		expect(
			[ null, {}, { id: 7 }, { id: 'x', url: 'u' } ].map( mediaToPicture )
		).toEqual( [ null, null, null, null ] );
	} );

	it( 'are told from other files', () => {
		const files = [
			new File( [ '' ], 'a.jpg', { type: 'image/jpeg' } ),
			new File( [ '' ], 'a.pdf', { type: 'application/pdf' } ),
		];
		expect( readFiles( files ) ).toMatchObject( {
			hasOthers: true,
			images: [ files[ 0 ] ],
		} );
	} );

	it( 'decide about ids, which are not set directly', () => {
		expect( () => assertNoIds( { ids: [] } ) ).toThrow(
			'not set directly'
		);
		expect( () => assertNoIds( { columns: 2 } ) ).not.toThrow();
	} );
} );
