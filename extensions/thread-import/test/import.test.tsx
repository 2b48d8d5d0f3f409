import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType } from '@wordpress/blocks';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportButton } from '../import-button';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/block-editor', () => ( {
	store: jest.requireActual< { store: unknown } >( '@wordpress/block-editor' )
		.store,
	BlockControls: ( { children }: { children: unknown } ) => children,
} ) );

const request = jest.mocked( apiFetch );
const URLS = {
	bluesky: 'https://bsky.app/profile/aurora.example/post/3kabc',
	mastodon: 'https://social.example/@aurora/113',
};

beforeAll( () => {
	for ( const name of [
		'embed',
		'paragraph',
		'image',
		'gallery',
		'video',
	] ) {
		registerBlockType( `core/${ name }`, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: Object.fromEntries(
				[ 'url', 'alt', 'content', 'src', 'linkTo' ].map( ( key ) => [
					key,
					{ type: 'string' as const },
				] )
			),
		} );
	}
} );
beforeEach( () => request.mockReset() );

/** An embed in a post with accounts, and the button. */
function show( url: string, connections: object[] = [] ) {
	const registry = createRegistry();
	registry.register( blockEditorStore );
	registry.register( noticesStore );
	registry.register(
		createReduxStore( 'core/editor', {
			reducer: ( state = {} ) => state,
			selectors: {
				getCurrentPostAttribute: () => connections,
			},
		} )
	);
	const embed = createBlock( 'core/embed', { url } );
	const blocks = registry.dispatch( blockEditorStore );
	void blocks.resetBlocks( [ embed ] );
	render(
		<RegistryProvider value={ registry }>
			<ImportButton clientId={ embed.clientId } url={ url } />
		</RegistryProvider>
	);
	return {
		remove: () => blocks.removeBlock( embed.clientId ),
		press: () =>
			userEvent.click(
				screen.getByRole( 'button', { name: 'Import thread' } )
			),
		getBlocks: () =>
			registry
				.select( blockEditorStore )
				.getBlocks()
				.map( ( { name, attributes, innerBlocks } ) => [
					name,
					attributes,
					...innerBlocks.map( ( inner ) => inner.attributes ),
				] ),
		getNotices: () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { content, status, type } ) => [
					content,
					status,
					type,
				] ),
	};
}

describe( 'Importing a thread', () => {
	const ITEMS = [
		{ type: 'paragraph', content: 'One <a href="https://a.example">a</a>' },
		{ type: 'paragraph', content: '' },
		{
			type: 'gallery',
			images: [
				{ url: 'https://a.example/1.jpg', alt: 'A cat' },
				{ url: 'javascript:alert(1)', alt: '' },
			],
		},
		{ type: 'image', url: 'https://a.example/3.jpg', alt: 'Map' },
		{ type: 'video', url: 'https://a.example/4.mp4', alt: '' },
		{ type: 'embed', url: 'https://example.com/article' },
		{ type: 'other' },
		5,
	];

	it( 'puts its posts in place of the embed', async () => {
		const { press, getBlocks, getNotices } = show( URLS.bluesky, [
			{ service_name: 'bluesky', display_name: '@Aurora.example' },
		] );
		request.mockResolvedValue( ITEMS );
		await press();
		expect( request ).toHaveBeenCalledWith( {
			path: `/wpcom/v2/tweetstorm/gather?url=${ encodeURIComponent( URLS.bluesky ) }`,
		} );
		expect( getBlocks() ).toEqual( [
			[
				'core/paragraph',
				{ content: 'One <a href="https://a.example">a</a>' },
			],
			[
				'core/gallery',
				{ linkTo: 'none' },
				{ url: 'https://a.example/1.jpg', alt: 'A cat' },
			],
			[ 'core/image', { url: 'https://a.example/3.jpg', alt: 'Map' } ],
			[ 'core/video', { src: 'https://a.example/4.mp4' } ],
			[ 'core/embed', { url: 'https://example.com/article' } ],
		] );
		expect( getNotices() ).toEqual( [
			[ 'Bluesky thread successfully imported', 'success', 'snackbar' ],
		] );
	} );

	it.each( [
		[ URLS.bluesky, 'Bluesky', [] ],
		[ URLS.bluesky, 'Bluesky', [ { service_name: 'mastodon' } ] ],
		[
			URLS.mastodon,
			'Mastodon',
			[ { service_name: 'mastodon', username: '@aurora@other.example' } ],
		],
	] )(
		'warns where the author has no account here: %s',
		async ( url, label, connections ) => {
			const { press, getNotices } = show( url, connections );
			request.mockResolvedValue( ITEMS );
			await press();
			expect( getNotices() ).toEqual( [
				[
					`We were unable to verify that this ${ label } thread was published on a ${ label } account belonging to you. Please ensure you have permission to reproduce it before publishing.`,
					'warning',
					'default',
				],
				[
					`${ label } thread successfully imported`,
					'success',
					'snackbar',
				],
			] );
		}
	);

	it( 'knows an account by its whole name', async () => {
		const { press, getNotices } = show( URLS.mastodon, [
			{
				service_name: 'mastodon',
				display_name: 'Aurora Bakery',
				username: '@aurora@social.example',
			},
		] );
		request.mockResolvedValue( ITEMS );
		await press();
		expect( getNotices() ).toHaveLength( 1 );
	} );

	it.each( [
		[
			'what is no list',
			async () => ( {} ),
			'An error occurred. Please try again later.',
		],
		[
			'nothing',
			async () => [],
			'We were unable to get any content from this post.',
		],
		[
			'nothing but the embed itself',
			async () => [ { type: 'embed', url: URLS.bluesky } ],
			'We were unable to get any content from this post.',
		],
		[
			'an error of the server',
			async () => {
				throw Object.assign( new Error(), { message: 'Not public.' } );
			},
			'Not public.',
		],
		[
			'no answer',
			async () => {
				throw Object.assign( new Error(), { message: '' } );
			},
			'An error occurred. Please try again later.',
		],
	] )( 'says so where it gets %s', async ( _what, answer, sentence ) => {
		const { press, getBlocks, getNotices } = show( URLS.bluesky );
		request.mockImplementation( answer );
		await press();
		expect(
			screen.getByText( sentence, { ignore: '.a11y-speak-region' } )
		).toBeVisible();
		expect( getBlocks() ).toEqual( [
			[ 'core/embed', { url: URLS.bluesky } ],
		] );
		expect( getNotices() ).toEqual( [] );
	} );

	it( 'gathers one at a time, and changes nothing where the embed is gone', async () => {
		const { press, remove, getBlocks, getNotices } = show( URLS.bluesky );
		let answer: ( value: unknown ) => void = () => {};
		request.mockReturnValue(
			new Promise( ( resolve ) => {
				answer = resolve;
			} )
		);
		await press();
		const button = screen.getByRole( 'button', { name: 'Importing…' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( button );
		expect( request ).toHaveBeenCalledTimes( 1 );
		await act( async () => void remove() );
		await act( async () => answer( ITEMS ) );
		expect( getBlocks() ).toEqual( [] );
		expect( getNotices() ).toEqual( [] );
	} );
} );
