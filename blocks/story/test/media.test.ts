import { mediaToFile, mergeSelection, previewFile } from '../edit/media';
import type { MediaFile } from '../types';

const slide = ( id: number | undefined, alt = '' ): MediaFile => ( {
	alt,
	title: '',
	...( id !== undefined && { id } ),
	type: 'image',
	mime: 'image/jpeg',
	caption: '',
	url: id === undefined ? 'blob:1' : `https://example.org/${ id }.jpg`,
} );

/** As the media modal gives it. */
const media = ( id: number ) => ( {
	id,
	alt: 'From the library',
	title: 'dawn',
	caption: 'At six',
	type: 'image',
	mime: 'image/jpeg',
	link: 'https://example.org/dawn/',
	url: `https://example.org/${ id }.jpg`,
	width: 2000,
	height: 3000,
	sizes: {
		large: {
			url: `https://example.org/${ id }-683x1024.jpg`,
			width: 683,
			height: 1024,
		},
	},
} );

describe( 'mediaToFile', () => {
	it( 'has the keys of existing posts, in their order, and the large size', () => {
		expect( JSON.stringify( mediaToFile( media( 51 ) ) ) ).toBe(
			'{"alt":"From the library","title":"dawn","id":51,"link":"https://example.org/dawn/","type":"image","mime":"image/jpeg","caption":"At six","width":683,"height":1024,"url":"https://example.org/51-683x1024.jpg"}'
		);
	} );

	it( 'reads an upload', () => {
		expect(
			mediaToFile( {
				id: 52,
				alt: '',
				title: { raw: 'harbour' },
				caption: { raw: 'Six' },
				media_type: 'file',
				mime_type: 'video/mp4',
				media_details: { width: 720, height: 1280 },
				url: 'https://example.org/harbour.mp4',
			} )
		).toMatchObject( {
			type: 'video',
			mime: 'video/mp4',
			title: 'harbour',
			caption: 'Six',
			width: 720,
			height: 1280,
		} );
	} );

	it( 'takes nothing else', () => {
		for ( const other of [
			null,
			'x',
			{ ...media( 1 ), id: 'x' },
			{ ...media( 1 ), type: 'audio', mime: 'audio/mpeg' },
			{ id: 1, mime: 'image/jpeg', url: 'blob:x' },
		] ) {
			expect( mediaToFile( other ) ).toBeNull();
		}
	} );
} );

describe( 'slides', () => {
	it( 'keep place and text when the author chooses anew', () => {
		const chosen = mergeSelection(
			[ slide( 2, 'mine' ), slide( undefined ), slide( 1 ) ],
			[ media( 3 ), media( 2 ) ]
		);
		expect( chosen.map( ( { id, alt } ) => [ id, alt ] ) ).toEqual( [
			[ 2, 'mine' ],
			[ undefined, '' ],
			[ 3, 'From the library' ],
		] );
	} );

	it( 'stay as they are where the modal knows no more of them than their number', () => {
		const slides = [ slide( 2, 'mine' ), slide( 1 ) ];
		expect( mergeSelection( slides, [ { id: 2 }, { id: 1 } ] ) ).toEqual(
			slides
		);
	} );

	it( 'are of the kind of the dropped file', () => {
		const file = new File( [ 'x' ], 'x.mp4', { type: 'video/mp4' } );
		expect( previewFile( file, 'blob:2' ) ).toMatchObject( {
			type: 'video',
			url: 'blob:2',
		} );
	} );
} );
