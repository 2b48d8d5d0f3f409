import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { threadStore } from '@store/thread';
import { MASTODON, print, show } from './editor';

const X = {
	...MASTODON,
	id: '9',
	service_name: 'x',
	service_label: 'X',
};

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );
const settle = () => act( async () => {} );

const makePost = ( text: string ) => ( {
	text,
	media: [],
	tweet: '',
	urls: [] as string[],
	blocks: [ { clientId: 'a' } ],
	boundary: false,
} );
let posts: unknown = [];
let tested: object[] = [];

/** The panel of a post that is a thread, with what the server makes of it. */
async function showThread(
	count: number,
	isBefore = false,
	connections: object[] = [ X ]
) {
	tested = connections;
	posts = Array.from( { length: count }, ( _, index ) =>
		makePost( `Post ${ index }` )
	);
	const shown = show(
		{
			meta: { jetpack_is_tweetstorm: true },
			fields: {
				jetpack_publicize_connections: connections,
				title: 'Bread',
				link: 'https://a.example/bread/',
			},
		},
		isBefore ? 'before' : 'settings'
	);
	await settle();
	const parse = ( blocks: object[] = [] ) =>
		act( async () => {
			await shown.registry
				.dispatch( threadStore )
				.parseThread( blocks as never );
		} );
	await parse();
	return { ...shown, parse };
}

const getNotice = ( text: string ) =>
	screen.queryByText( text, { ignore: '.a11y-speak-region' } );
const TOO_MANY =
	'Only the first 100 tweets of this post will be published in the thread';
const MANY = 'This post will create a thread more than 20 tweets long';
const NONE = /^None of the content of this post could be transformed/;

beforeAll( () =>
	registerBlockType( 'core/paragraph', {
		apiVersion: 3,
		title: 'Paragraph',
		category: 'text',
		attributes: { content: { type: 'string' } },
		save: ( { attributes: { content } } ) => (
			<RawHTML>{ String( content ) }</RawHTML>
		),
	} )
);

beforeEach( () => {
	print( {} );
	request.mockReset().mockImplementation( async ( { path = '' } ) => {
		if ( path.endsWith( '/parse' ) ) {
			return posts;
		}
		return path.endsWith( '/generate-cards' )
			? {
					'https://b.example/': {
						title: 'B',
						description: 'All about B',
						type: 'summary',
					},
				}
			: tested;
	} );
} );

describe( 'The report of a thread', () => {
	it.each( [
		[ 19, null, false ],
		[ 20, MANY, false ],
		[ 99, MANY, false ],
		[ 100, TOO_MANY, false ],
		[ 0, null, false ],
		[ 0, NONE, true ],
		[ 1, null, true ],
	] )(
		'warns of its length: %d posts, %s',
		async ( count, said, isBefore ) => {
			await showThread( count, isBefore );
			expect(
				screen.getByText(
					new RegExp( `^A thread of ${ count + 2 } posts` )
				)
			).toBeVisible();
			for ( const text of [ MANY, TOO_MANY ] ) {
				expect( getNotice( text ) === null ).toBe( text !== said );
			}
			expect(
				screen.queryByText( NONE, { ignore: '.a11y-speak-region' } ) ===
					null
			).toBe( said !== NONE );
		}
	);

	it.each( [
		[ 20, 'This post will create a thread more than 20 posts long' ],
		[ 100, 'Only the first 100 posts of this thread will be published' ],
		[
			0,
			'None of the content of this post could be shared as a thread. A single post may be better',
		],
	] )(
		'speaks of posts where other networks are connected: %d',
		async ( count, said ) => {
			await showThread( count, true, [ X, MASTODON ] );
			expect( getNotice( said ) ).toBeVisible();
			expect(
				screen.queryByText( /tweets/, {
					ignore: '.a11y-speak-region',
				} )
			).toBeNull();
		}
	);

	it( 'says what does not go with it, and leads to the block', async () => {
		const { parse, registry } = await showThread( 2 );
		await parse( [
			{
				clientId: 'a',
				name: 'core/table',
				attributes: {},
				innerBlocks: [],
			},
			{
				clientId: 'b',
				name: 'core/gallery',
				attributes: { images: [ 1, 2, 3, 4, 5 ] },
				innerBlocks: [],
			},
			{
				clientId: 'c',
				name: 'core/paragraph',
				attributes: {
					content: '<em>Read</em> <a href="https://b.example/">b</a>',
				},
				innerBlocks: [],
			},
		] );
		const list = screen.getByRole( 'list', {
			name: 'Content that cannot be shared as a thread',
		} );
		expect(
			within( list )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'core/table: This block is not exportable',
			'core/gallery: Only the first four images are displayed',
			'Paragraph: All text formatting is removed',
			'Paragraph: Links will be posted separately',
		] );
		await userEvent.click(
			within( list ).getByRole( 'button', { name: 'core/gallery' } )
		);
		expect(
			registry.select( blockEditorStore ).getSelectedBlockClientId()
		).toBe( 'b' );
	} );

	it( 'says why there is none', async () => {
		posts = null;
		const { parse } = await showThread( 1 );
		request.mockRejectedValueOnce( { message: 'Too long.' } );
		await parse();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Too long.' );
	} );

	it( 'shows all of it, with the cards of addresses', async () => {
		const { parse, unmount } = await showThread( 0 );
		posts = [
			makePost( 'One' ),
			{ ...makePost( 'Two' ), urls: [ 'https://b.example/' ] },
		];
		await parse();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Preview thread' } )
		);
		const dialog = await screen.findByRole( 'dialog', {
			name: 'A thread of 4 posts',
		} );
		expect(
			await within( dialog ).findByText( 'All about B' )
		).toBeVisible();
		const [ first, one, , last ] =
			within( dialog ).getAllByRole( 'article' );
		expect( first ).toHaveTextContent( /Bread A thread ⬇️$/ );
		expect( one ).toHaveTextContent( /One$/ );
		expect( last ).toHaveTextContent( /https:\/\/a\.example\/bread\/$/ );
		// A window that becomes narrow takes the sidebar away, not what somebody reads.
		unmount();
		expect( dialog ).toBeVisible();
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Close' } )
		);
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
	} );

	it( 'is not there for a single post, nor while sharing is off', async () => {
		show();
		await settle();
		expect( screen.queryByText( /^A thread of/ ) ).toBeNull();
	} );
} );
