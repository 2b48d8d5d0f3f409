import { moveImage, settleUpload, type ListImage } from '../list';
import { mergeSelection } from '../use-image-list';

const image = ( id: number, alt = '' ): ListImage => ( {
	alt,
	id: String( id ),
	url: `https://example.org/${ id }.jpg`,
} );
const a = image( 1, 'A' );
const b = image( 2, 'B' );
const outside: ListImage = { alt: '', url: 'https://example.com/c.jpg' };

describe( 'moveImage', () => {
	it.each( [
		[ 0, 1, 'bac' ],
		[ 0, 2, 'bca' ],
		[ 2, 0, 'cab' ],
		[ 1, 1, 'abc' ],
		[ 9, 0, 'abc' ],
		[ 1, 3, 'abc' ],
		[ 0, -1, 'abc' ],
	] )( 'from %d to %d', ( from, to, expected ) => {
		expect( moveImage( [ ...'abc' ], from, to ).join( '' ) ).toBe(
			expected
		);
	} );
} );

describe( 'settleUpload', () => {
	const uploaded = image( 9, 'From the library' );
	const settle = ( preview: ListImage, result: ListImage | null ) =>
		settleUpload( [ a, preview ], 'blob:1', result, ( _, made ) => made );

	it( 'puts the image in the place of its preview', () => {
		expect( settle( { alt: '', url: 'blob:1' }, uploaded ) ).toEqual( [
			a,
			uploaded,
		] );
	} );

	it( 'keeps the alternative text and the mark that the author gave the preview', () => {
		expect( settle( { alt: 'Mine', url: 'blob:1' }, uploaded ) ).toEqual( [
			a,
			{ ...uploaded, alt: 'Mine' },
		] );
		expect(
			settle( { alt: '', url: 'blob:1', isDecorative: true }, uploaded )
		).toEqual( [ a, { ...uploaded, alt: '', isDecorative: true } ] );
	} );

	it( 'takes the preview away when there will be no image', () => {
		expect( settle( { alt: '', url: 'blob:1' }, null ) ).toEqual( [ a ] );
	} );
} );

describe( 'mergeSelection', () => {
	const make = ( media: unknown ) =>
		media === 9 ? image( 9, 'New' ) : null;
	const merge = ( images: ListImage[], media: unknown[] ) =>
		mergeSelection( images, media, make );

	it( 'has the order of the choice, and what was written on images that stay', () => {
		expect(
			merge( [ a, b ], [ 9, { id: 2, alt: 'x' }, { id: 1 } ] )
		).toEqual( [ image( 9, 'New' ), b, a ] );
	} );

	it( 'drops images that were taken out, but none the modal does not know', () => {
		expect( merge( [ outside, a, b ], [ { id: 2 } ] ) ).toEqual( [
			b,
			outside,
		] );
	} );

	it( 'keeps both where an image is shown twice', () => {
		const again = { ...a, alt: 'Again' };
		expect( merge( [ a, b, again ], [ { id: 1 } ] ) ).toEqual( [
			a,
			again,
		] );
	} );

	it( 'makes no image of a number alone, as a modal gives it while it is loading', () => {
		expect( merge( [ a ], [ { id: 1 }, { id: 8 } ] ) ).toEqual( [ a ] );
	} );
} );
