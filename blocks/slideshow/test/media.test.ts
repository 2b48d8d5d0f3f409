import { mediaToSlide } from '../edit/use-slides';

describe( 'mediaToSlide', () => {
	it( 'keeps the number as text, as the saved markup gives it', () => {
		expect(
			mediaToSlide(
				{
					id: 7,
					url: 'https://example.org/full.jpg',
					alt: 'Boat',
					caption: 'A boat',
					sizes: { large: { url: 'https://example.org/large.jpg' } },
				},
				'large'
			)
		).toEqual( {
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
