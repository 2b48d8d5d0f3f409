import {
	getAddress,
	mediaToSlide,
	selectSlides,
	moveSlide,
	settleUpload,
} from '../edit/media';

const fromModal = {
	id: 7,
	url: 'https://example.org/full.jpg',
	alt: 'Boat',
	caption: 'A boat',
	sizes: { large: { url: 'https://example.org/large.jpg' } },
};
const fromRest = {
	id: 8,
	source_url: 'https://example.org/rest.jpg',
	alt_text: 'Quay',
	media_details: {
		sizes: { large: { source_url: 'https://example.org/rest-large.jpg' } },
	},
};

describe( 'getAddress', () => {
	it( 'knows the shapes of the media modal and of the REST API', () => {
		expect( getAddress( fromModal, 'large' ) ).toBe(
			'https://example.org/large.jpg'
		);
		expect( getAddress( fromRest, 'large' ) ).toBe(
			'https://example.org/rest-large.jpg'
		);
	} );

	it( 'falls to the full picture where the size does not exist', () => {
		expect( getAddress( fromModal, 'medium' ) ).toBe(
			'https://example.org/full.jpg'
		);
		expect( getAddress( fromRest, 'full' ) ).toBe(
			'https://example.org/rest.jpg'
		);
		expect( getAddress( null, 'full' ) ).toBe( '' );
	} );
} );

describe( 'mediaToSlide', () => {
	it( 'keeps the number as text, as the saved markup gives it', () => {
		expect( mediaToSlide( fromModal, 'large' ) ).toEqual( {
			alt: 'Boat',
			caption: 'A boat',
			id: '7',
			url: 'https://example.org/large.jpg',
		} );
	} );

	it( 'refuses what has no number or no address', () => {
		expect( mediaToSlide( { url: 'https://a/' }, 'large' ) ).toBeNull();
		expect( mediaToSlide( { id: 3 }, 'large' ) ).toBeNull();
	} );
} );

describe( 'selectSlides', () => {
	const slide = {
		alt: 'Mine',
		caption: 'My words',
		id: '7',
		link: 'https://example.org/',
		url: 'https://example.org/old.jpg',
	};

	it( 'keeps what was written on a slide that stays', () => {
		expect(
			selectSlides( [ slide ], [ fromRest, fromModal ], 'large' )
		).toEqual( [ mediaToSlide( fromRest, 'large' ), slide ] );
	} );

	it( 'drops slides that were taken out, but none the modal does not know', () => {
		const elsewhere = { alt: '', url: 'https://example.org/x.jpg' };
		expect(
			selectSlides( [ slide, elsewhere ], [ fromRest ], 'large' )
		).toEqual( [ mediaToSlide( fromRest, 'large' ), elsewhere ] );
	} );
} );

describe( 'selectSlides while the modal is still loading', () => {
	const slides = [
		{ alt: 'One', id: '7', url: 'https://example.org/7.jpg' },
		{ alt: 'Two', id: '8', url: 'https://example.org/8.jpg' },
	];

	it( 'keeps slides of which it gives no more than their number', () => {
		expect(
			selectSlides( slides, [ { id: 8 }, { id: 7 } ], 'large' )
		).toEqual( [ slides[ 1 ], slides[ 0 ] ] );
		expect( selectSlides( slides, [ { id: 7 } ], 'large' ) ).toEqual( [
			slides[ 0 ],
		] );
	} );

	it( 'makes no slide of a number alone', () => {
		expect( selectSlides( slides, [ { id: 9 } ], 'large' ) ).toEqual( [] );
	} );
} );

describe( 'settleUpload', () => {
	const preview = { alt: '', caption: 'Typed meanwhile', url: 'blob:x' };

	it( 'puts the picture in the place of its preview and keeps the caption', () => {
		expect(
			settleUpload( [ preview ], 'blob:x', fromModal, 'large' )
		).toEqual( [
			{
				alt: 'Boat',
				caption: 'Typed meanwhile',
				id: '7',
				url: 'https://example.org/large.jpg',
			},
		] );
	} );

	it( 'takes the preview away when there will be no picture', () => {
		const other = { alt: '', id: '1', url: 'https://example.org/1.jpg' };
		expect(
			settleUpload( [ preview, other ], 'blob:x', null, 'large' )
		).toEqual( [ other ] );
	} );
} );

describe( 'moveSlide', () => {
	const [ a, b, c ] = [ 'a', 'b', 'c' ].map( ( url ) => ( {
		alt: '',
		url,
	} ) );
	it.each( [
		[ 0, 1, 'bac' ],
		[ 2, 0, 'cab' ],
		[ 1, 1, 'abc' ],
		[ 9, 0, 'abc' ],
	] )( 'from %d to %d', ( from, to, expected ) => {
		const slides = [ a, b, c ].flatMap( ( slide ) => slide ?? [] );
		expect(
			moveSlide( slides, from, to )
				.map( ( { url } ) => url )
				.join( '' )
		).toBe( expected );
	} );
} );
