import { normalize } from '../attributes';
import { readConnections, readGallery } from '../edit/responses';
import { getFewPostsText } from '../edit/strings';
import { transforms } from '../transforms';

describe( 'attributes', () => {
	it( 'fall to their usual values where they are odd', () => {
		expect( normalize( {} ) ).toEqual( {
			accessToken: '',
			instagramUser: '',
			columns: 3,
			count: 9,
			spacing: 10,
			isStackedOnMobile: true,
		} );
		expect(
			normalize( {
				accessToken: 17,
				instagramUser: [],
				columns: 1e308,
				count: '12',
				spacing: -4,
				isStackedOnMobile: false,
			} )
		).toEqual( {
			accessToken: '',
			instagramUser: '',
			columns: 6,
			count: 9,
			spacing: 0,
			isStackedOnMobile: false,
		} );
	} );
} );

describe( 'the widget', () => {
	const [ transform ] = transforms.from;
	const widget = ( raw: unknown, idBase = 'wpcom_instagram_widget' ) => ( {
		idBase,
		instance: { raw },
	} );

	it( 'is known by its name and settings', () => {
		expect( transform?.isMatch( widget( {} ) ) ).toBe( true );
		expect( transform?.isMatch( widget( {}, 'text' ) ) ).toBe( false );
		expect( transform?.isMatch( widget( undefined ) ) ).toBe( false );
		expect( transform?.isMatch( null ) ).toBe( false );
	} );
} );

describe( 'answers', () => {
	it( 'are read as far as they make sense', () => {
		expect(
			readConnections( [
				{ token: '17', username: 'aurora' },
				{ token: 18, username: 'quay' },
				{ token: '19' },
				null,
			] )
		).toEqual( [
			{ token: '17', username: 'aurora' },
			{ token: '18', username: 'quay' },
		] );
		expect( readConnections( 'odd' ) ).toEqual( [] );
		expect( readGallery( { external_name: 'a', images: '' } ) ).toBeNull();
		expect( readGallery( { images: [] } ) ).toBeNull();
		expect(
			readGallery( {
				external_name: 'a',
				images: [ { url: 'javascript:1' }, { url: 'https://x/1.jpg' } ],
			} )?.pictures
		).toEqual( [ { title: '', url: 'https://x/1.jpg', link: '' } ] );
	} );
} );

it( 'says how many posts there are', () => {
	expect( getFewPostsText( 0 ) ).toBe(
		'There are currently no posts in your Instagram account.'
	);
	expect( getFewPostsText( 1 ) ).toContain( 'only 1 post in' );
	expect( getFewPostsText( 4 ) ).toContain( 'only 4 posts in' );
} );
