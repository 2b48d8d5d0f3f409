import { render, screen, within } from '@testing-library/react';
import { MicroblogPost, readCard, SearchResult, SocialCard } from '..';

const PROFILE = {
	name: 'Aurora Bakery',
	handle: '@aurora@social.example',
	picture: 'https://social.example/a.png',
};

const picture = ( name: string, type = 'image/jpeg' ) => ( {
	url: `https://example.org/${ name }`,
	alt: name,
	type,
} );

describe( 'A search result', () => {
	it( 'shows the address as a breadcrumb with arrows, decoded and shortened', () => {
		const { container } = render(
			<SearchResult
				url="https://example.org/brot/b%C3%A4cker/"
				title="Rye"
				description="<b>Dark</b> bread"
			/>
		);
		expect(
			screen.getByText( 'example.org › brot › bäcker' )
		).toHaveAttribute( 'dir', 'ltr' );
		expect( screen.getByText( 'Rye' ) ).toBeVisible();
		expect( container ).toHaveTextContent( 'Dark bread' );
	} );

	it( 'says who chooses where there is no description, and shows a post without a title', () => {
		render( <SearchResult url="not an address" title="" description="" /> );
		expect(
			screen.getByText( /^Search engines choose a text/ )
		).toBeVisible();
		expect( screen.getByText( '(no title)' ) ).toBeVisible();
	} );
} );

describe( 'A social card', () => {
	it( 'shows picture with its words, host, author, title and description', () => {
		render(
			<SocialCard
				url="https://www.example.org/rye"
				title={ 'T'.repeat( 81 ) }
				description={ 'd'.repeat( 201 ) }
				image={ picture( 'loaf.jpg' ) }
				author="Ada"
			/>
		);
		expect(
			screen.getByRole( 'img', { name: 'loaf.jpg' } )
		).toHaveAttribute( 'src', 'https://example.org/loaf.jpg' );
		expect( screen.getByText( 'example.org' ) ).toBeVisible();
		expect( screen.getByText( 'By Ada' ) ).toBeVisible();
		expect( screen.getByText( `${ 'T'.repeat( 80 ) }…` ) ).toBeVisible();
		expect( screen.getByText( `${ 'd'.repeat( 200 ) }…` ) ).toBeVisible();
	} );
} );

describe( 'A microblog post', () => {
	it( 'shows who, when, the text and what can be done with it', () => {
		render(
			<MicroblogPost
				profile={ PROFILE }
				date="2026-03-09T12:00:00+00:00"
				text={ 'Fresh rye\n#bread by @ada https://example.org/a <b>' }
			/>
		);
		const post = screen.getByRole( 'article' );
		expect( post ).toHaveTextContent( 'Aurora Bakery' );
		expect( post ).toHaveTextContent( '@aurora@social.example' );
		expect( screen.getByText( 'Mar 9' ) ).toBeVisible();
		expect( post ).toHaveTextContent(
			'Fresh rye #bread by @ada https://example.org/a <b>'
		);
		for ( const link of [ '#bread', '@ada', 'https://example.org/a' ] ) {
			expect( screen.getByText( link ) ).toHaveClass(
				'mainstreet-preview__mark'
			);
		}
		for ( const name of [ 'Replies', 'Reposts', 'Likes', 'Share' ] ) {
			expect( screen.getByRole( 'img', { name } ) ).toBeVisible();
		}
	} );

	it( 'shows at most four pictures, and mixes none with what moves', () => {
		const five = [ 1, 2, 3, 4, 5 ].map( ( n ) => picture( `${ n }.jpg` ) );
		const { rerender } = render(
			<MicroblogPost profile={ PROFILE } text="" media={ five } />
		);
		const shown = () =>
			screen
				.getAllByRole( 'img', { name: /\./ } )
				.map( ( image ) => image.getAttribute( 'alt' ) );
		expect( shown() ).toEqual( [ '1.jpg', '2.jpg', '3.jpg', '4.jpg' ] );
		const gif = picture( 'g.gif', 'image/gif' );
		rerender(
			<MicroblogPost
				profile={ PROFILE }
				text=""
				media={ [ picture( '1.jpg' ), gif, picture( '2.jpg' ) ] }
			/>
		);
		expect( shown() ).toEqual( [ '1.jpg', '2.jpg' ] );
		rerender(
			<MicroblogPost
				profile={ PROFILE }
				text=""
				media={ [ gif, ...five ] }
			/>
		);
		expect( shown() ).toEqual( [ 'g.gif' ] );
		rerender(
			<MicroblogPost
				profile={ PROFILE }
				text=""
				media={ [ picture( 'v.mp4', 'video/mp4' ), ...five ] }
			/>
		);
		expect( screen.getByLabelText( 'v.mp4' ) ).toBeVisible();
		expect( screen.queryByRole( 'img', { name: /\./ } ) ).toBeNull();
	} );

	it( 'shows a quoted post, or the card of its address with a description of 200 characters', () => {
		const card = {
			url: 'https://example.org/rye',
			title: 'Rye',
			description: `<i>${ 'd'.repeat( 201 ) }</i>`,
			image: picture( 'loaf.jpg' ),
		};
		const { rerender } = render(
			<MicroblogPost profile={ PROFILE } text="" card={ card } />
		);
		const post = within( screen.getByRole( 'article' ) );
		expect( post.getByText( 'Rye' ) ).toBeVisible();
		expect( post.getByText( `${ 'd'.repeat( 200 ) }…` ) ).toBeVisible();
		expect( post.getByText( 'example.org' ) ).toBeVisible();
		rerender(
			<MicroblogPost
				profile={ { ...PROFILE, picture: '' } }
				text=""
				card={ card }
				quoted="https://social.example/@b/1"
			/>
		);
		expect( post.getByText( 'https://social.example/@b/1' ) ).toBeVisible();
		expect( post.queryByText( 'Rye' ) ).toBeNull();
	} );
} );

describe( 'What the server says of a card', () => {
	it( 'is read, whatever it is', () => {
		expect( readCard( null ) ).toBeNull();
		expect( readCard( [] ) ).toBeNull();
		expect( readCard( { title: 'x' } ) ).toBeNull();
		expect(
			readCard( {
				url: 'https://example.org/',
				title: 7,
				type: 'summary_large_image',
				image: { url: 'javascript:alert(1)', width: 'x' },
			} )
		).toMatchObject( { title: '', image: null, isLarge: true } );
		expect(
			readCard( {
				url: 'https://example.org/',
				image: { url: 'https://example.org/a.jpg', width: 1e400 },
			} )?.image
		).toEqual( {
			url: 'https://example.org/a.jpg',
			alt: '',
			width: 0,
			height: 0,
		} );
	} );
} );
