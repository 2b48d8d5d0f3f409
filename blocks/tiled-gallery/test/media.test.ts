import {
	assertNoIds,
	mediaToPicture,
	selectPictures,
	movePicture,
	readFiles,
	settleUpload,
} from '../edit/media';
import type { Picture } from '../types';

const a: Picture = { alt: 'A', id: '1', url: 'https://example.org/a.jpg' };
const b: Picture = { alt: 'B', id: '2', url: 'https://example.org/b.jpg' };
const outside: Picture = { alt: '', url: 'https://example.com/c.jpg' };

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

	it( 'stay as they were written on when others are chosen', () => {
		expect(
			selectPictures(
				[ a, outside ],
				[
					{ id: 2, url: 'u', alt: 'New' },
					{ id: 1, url: 'v', alt: 'x' },
				]
			).map( ( { alt, url } ) => [ alt, url ] )
		).toEqual( [
			[ 'New', 'u' ],
			[ 'A', a.url ],
			[ '', outside.url ],
		] );
	} );

	it( 'stay where the modal, still loading, gives no more of them than their number', () => {
		expect(
			selectPictures( [ a, b, outside ], [ { id: 2 }, { id: 1 } ] )
		).toEqual( [ b, a, outside ] );
		expect( selectPictures( [ a, b ], [ { id: 1 }, { id: 9 } ] ) ).toEqual(
			[ a ]
		);
	} );

	it( 'move within the list', () => {
		expect( movePicture( [ a, b, outside ], 0, 2 ) ).toEqual( [
			b,
			outside,
			a,
		] );
		expect( movePicture( [ a, b ], 1, 0 ) ).toEqual( [ b, a ] );
		expect( movePicture( [ a, b ], 1, 2 ) ).toEqual( [ a, b ] );
		expect( movePicture( [ a, b ], 0, -1 ) ).toEqual( [ a, b ] );
	} );

	it( 'take the place of their previews, with what was written meanwhile', () => {
		const preview: Picture = { alt: 'Mine', url: 'blob:1', src: 'blob:1' };
		const media = {
			id: 9,
			url: 'u',
			alt: 'Theirs',
			width: 2,
			height: 1,
			link: '',
		};
		expect( settleUpload( [ a, preview ], 'blob:1', media ) ).toEqual( [
			a,
			{ alt: 'Mine', id: '9', url: 'u', link: '', width: 2, height: 1 },
		] );
		expect( settleUpload( [ a, preview ], 'blob:1', null ) ).toEqual( [
			a,
		] );
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
