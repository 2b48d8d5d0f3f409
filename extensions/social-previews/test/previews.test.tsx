import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewsModal } from '../modal';
import type { Draft } from '../use-draft';
import { CARD, CONNECTIONS, DRAFT } from './data';

jest.mock( '@wordpress/api-fetch' );
const mockDraft = jest.fn();
jest.mock( '../use-draft', () => ( {
	useDraft: () => mockDraft(),
	useContent: () => () =>
		'<!-- wp:paragraph --><p>First</p><!-- /wp:paragraph -->',
} ) );

type Answers = Record< string, unknown >;

/** Lets the server answer by path. An error is thrown. */
function serve( answers: Answers ) {
	jest.mocked( apiFetch ).mockImplementation( async ( options ) => {
		const { path = '' } = options ?? {};
		const found = Object.entries( answers ).find( ( [ part ] ) =>
			path.includes( part )
		)?.[ 1 ];
		if ( found instanceof Error ) {
			throw found;
		}
		return found;
	} );
}

/** What was sent to a path. */
const sent = ( part: string ): unknown[] =>
	jest
		.mocked( apiFetch )
		.mock.calls.map( ( [ options ] ) => options )
		.filter( ( options ) => options?.path?.includes( part ) )
		.map( ( options ) => options?.data );

const tabNames = () =>
	screen.getAllByRole( 'tab' ).map( ( tab ) => tab.textContent );

function show( draft: Partial< Draft > = {}, onClose = () => {} ) {
	mockDraft.mockReturnValue( { ...DRAFT, ...draft } );
	return render( <PreviewsModal onClose={ onClose } /> );
}

beforeEach( () => {
	jest.mocked( apiFetch ).mockReset();
	serve( { '/social/card/7': CARD } );
	Object.assign( window, { mainstreetBlocks: {} } );
} );

describe( 'The social previews', () => {
	it( 'show the card that the server makes of the draft, first as a search result', async () => {
		show();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Loading preview…'
		);
		expect( await screen.findByText( 'Rye - Bakery' ) ).toBeVisible();
		expect( screen.getByText( 'example.org › rye' ) ).toBeVisible();
		expect( tabNames() ).toEqual( [
			'Search engine',
			'Social network',
			'Microblog',
		] );
		expect( sent( '/social/card/7' ) ).toEqual( [
			expect.objectContaining( {
				title: 'Rye',
				description: 'By hand',
				featured_media: 0,
				content: expect.stringContaining( 'First' ),
			} ),
		] );
	} );

	it( 'have vertical tabs, one for each network of the site', async () => {
		const user = userEvent.setup();
		show( { connections: CONNECTIONS } );
		expect( screen.getByRole( 'tablist' ) ).toHaveAttribute(
			'aria-orientation',
			'vertical'
		);
		expect( tabNames() ).toEqual( [
			'Search engine',
			'LinkedIn',
			'Mastodon',
		] );
		await user.click( screen.getByRole( 'tab', { name: 'LinkedIn' } ) );
		const panel = () => within( screen.getByRole( 'tabpanel' ) );
		expect( panel().getByRole( 'img', { name: 'A loaf' } ) ).toBeVisible();
		expect( panel().getByText( 'Rye for LinkedIn' ) ).toBeVisible();
		expect( panel().getByText( 'By Ada' ) ).toBeVisible();
		await user.click( screen.getByRole( 'tab', { name: 'Mastodon' } ) );
		expect( panel().getByText( /^Rye for Mastodon…/ ) ).toBeVisible();
		expect( panel().getByText( 'Aurora' ) ).toBeVisible();
		expect( panel().getByText( '@aurora@social.example' ) ).toBeVisible();
		expect( panel().getByText( 'Mar 9' ) ).toBeVisible();
		expect( panel().getByText( 'https://example.org/rye/' ) ).toBeVisible();
		// No picture of another host is asked for.
		expect(
			screen
				.getByRole( 'article' )
				.querySelectorAll( 'img[src*="social.example"]' )
		).toHaveLength( 0 );
	} );

	it( 'ask the server what networks would get, and show it letter by letter', async () => {
		const user = userEvent.setup();
		const single = 'Fresh! https://example.org/rye/';
		serve( {
			'/social/card/7': {
				...CARD,
				messages: [ { connection_id: '', single } ],
			},
		} );
		show( {
			message: 'Fresh!',
			connections: [ { id: '2', message: 'For us alone' } ],
		} );
		await user.click( screen.getByRole( 'tab', { name: 'Microblog' } ) );
		expect( await screen.findByRole( 'article' ) ).toHaveTextContent(
			/^Bakery· Mar 9Fresh! https:\/\/example\.org\/rye\/Rye/
		);
		expect( sent( '/social/card/7' ) ).toEqual( [
			expect.objectContaining( {
				message: 'Fresh!',
				messages: { 2: 'For us alone' },
			} ),
		] );
	} );

	it( 'begin with the microblog for a thread, and show each part of it', async () => {
		serve( {
			'/social/card/7': { ...CARD, image: null },
			'/tweetstorm/parse': [
				{ text: 'Part one', media: [], urls: [ 'https://a.example/' ] },
				{
					text: 'Part two',
					media: [
						{ url: 'https://example.org/2.jpg', alt: 'Two' },
						{ url: 'javascript:alert(1)', alt: 'Bad' },
					],
					urls: [ 'https://b.example/' ],
				},
				{ text: 'Part three', tweet: 'https://x.com/a/status/1' },
				'garbage',
			],
			'/tweetstorm/generate-cards': {
				'https://a.example/': {
					title: 'Card of A',
					description: 'About A',
					image: 'https://a.example/a.jpg',
					type: 'summary',
				},
			},
		} );
		show( { isThread: true } );
		expect(
			screen.getByRole( 'tab', { name: 'Microblog' } )
		).toHaveAttribute( 'aria-selected', 'true' );
		expect( await screen.findByText( 'Card of A' ) ).toBeVisible();
		// Its picture is at a stranger's.
		expect(
			screen.getByRole( 'img', { name: 'Image from a.example' } )
		).toBeVisible();
		expect( document.querySelector( 'img[src*="a.example"]' ) ).toBeNull();
		const posts = screen.getAllByRole( 'article' );
		expect( posts ).toHaveLength( 5 );
		expect( posts[ 0 ] ).toHaveTextContent( 'Rye A thread ⬇️' );
		expect( posts[ 1 ] ).toHaveTextContent( 'Part one' );
		expect( screen.getByRole( 'img', { name: 'Two' } ) ).toBeVisible();
		expect( screen.queryByRole( 'img', { name: 'Bad' } ) ).toBeNull();
		expect( posts[ 3 ] ).toHaveTextContent( 'https://x.com/a/status/1' );
		expect( posts[ 4 ] ).toHaveTextContent( 'https://example.org/rye/' );
		// A card is asked for where one is shown.
		expect( sent( '/generate-cards' ) ).toEqual( [
			{ urls: [ 'https://a.example/' ] },
		] );
		expect( sent( '/parse' ) ).toHaveLength( 1 );
	} );

	it( 'say what went wrong, and try again', async () => {
		const user = userEvent.setup();
		serve( { '/social/card/7': new Error( 'The server is tired.' ) } );
		show();
		// The notice is spoken, too.
		expect(
			await screen.findAllByText( 'The server is tired.' )
		).not.toHaveLength( 0 );
		serve( { '/social/card/7': CARD } );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( 'Rye - Bakery' ) ).toBeVisible();
	} );

	it( 'ask once for many changes, some time after the last', async () => {
		jest.useFakeTimers();
		try {
			const { rerender } = show();
			await act( () => jest.advanceTimersByTimeAsync( 0 ) );
			for ( const title of [ 'R', 'Ry', 'Rye bread' ] ) {
				mockDraft.mockReturnValue( { ...DRAFT, title } );
				rerender( <PreviewsModal onClose={ () => {} } /> );
				await act( () => jest.advanceTimersByTimeAsync( 100 ) );
			}
			expect( sent( '/social/card/7' ) ).toHaveLength( 1 );
			await act( () => jest.advanceTimersByTimeAsync( 500 ) );
			expect( sent( '/social/card/7' ) ).toHaveLength( 2 );
			expect( sent( '/social/card/7' )[ 1 ] ).toMatchObject( {
				title: 'Rye bread',
			} );
		} finally {
			jest.useRealTimers();
		}
	} );

	it( 'say what is to be bought where the host sells them, and ask the server nothing', () => {
		Object.assign( window, {
			mainstreetBlocks: {
				gated: {
					'social-previews': {
						plan: 'host_pro',
						planName: '',
						url: 'https://host.example/buy',
					},
				},
			},
		} );
		show();
		expect(
			screen.getByRole( 'heading', { name: /^Upgrade to a Pro plan/ } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Upgrade' } )
		).toBeEnabled();
		expect( screen.queryByRole( 'tab' ) ).toBeNull();
		expect( apiFetch ).not.toHaveBeenCalled();
	} );
} );
