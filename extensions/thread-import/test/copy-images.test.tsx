import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, registerBlockType } from '@wordpress/blocks';
import { createReduxStore, createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { act } from '@testing-library/react';
import { offerCopies } from '../copy-images';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );

beforeAll( () =>
	registerBlockType( 'core/image', {
		apiVersion: 3,
		title: 'Image',
		category: 'media',
		attributes: { url: { type: 'string' }, id: { type: 'number' } },
	} )
);
beforeEach( () => request.mockReset() );

/** A post with two images of a thread, and what their notice offers. */
function open( guids: string[] = [ 'one', 'two' ] ) {
	const registry = createRegistry();
	registry.register( blockEditorStore );
	registry.register( noticesStore );
	registry.register(
		createReduxStore( 'core/editor', {
			reducer: ( state = {} ) => state,
			selectors: { getCurrentPostId: () => 7 },
		} )
	);
	const images = new Map(
		guids.map( ( guid ) => {
			const block = createBlock( 'core/image', {
				url: `https://a.example/${ guid }.jpg`,
			} );
			void registry.dispatch( blockEditorStore ).insertBlock( block );
			return [ block.clientId, guid ] as const;
		} )
	);
	offerCopies( registry, images, 'Bluesky' );
	const getNotices = () => registry.select( noticesStore ).getNotices();
	return {
		ids: [ ...images.keys() ],
		registry,
		getSentences: () => getNotices().map( ( { content } ) => content ),
		getUrls: () =>
			registry
				.select( blockEditorStore )
				.getBlocks()
				.map( ( { attributes: { id, url } } ) => [ id, url ] ),
		press: ( name: string ) =>
			act( async () => {
				const action: unknown = getNotices()
					.flatMap( ( { actions } ) => actions ?? [] )
					.find( ( { label } ) => label === name );
				( action as { onClick: () => void } ).onClick();
			} ),
	};
}

describe( 'Images of an imported thread', () => {
	it( 'are copied into the library when asked, and those that failed once more', async () => {
		const { getSentences, getUrls, press } = open();
		expect( getSentences() ).toEqual( [
			'The images of this thread are loaded from Bluesky.',
		] );
		expect( request ).not.toHaveBeenCalled();
		request
			.mockResolvedValueOnce( [ { id: 8, url: 'https://own/1.jpg' } ] )
			.mockResolvedValueOnce( [ { errors: { x: [ 'No.' ] } } ] );
		await press( 'Copy to the Media Library' );
		expect( request ).toHaveBeenCalledWith( {
			path: '/wpcom/v2/external-media/copy/thread',
			method: 'POST',
			data: { media: [ { guid: 'one' } ], post_id: 7 },
		} );
		expect( getUrls() ).toEqual( [
			[ 8, 'https://own/1.jpg' ],
			[ undefined, 'https://a.example/two.jpg' ],
		] );
		expect( getSentences() ).toEqual( [
			'1 image could not be copied to the Media Library.',
		] );
		request.mockResolvedValueOnce( [
			{ id: 9, url: 'https://own/2.jpg' },
		] );
		await press( 'Try again' );
		expect( request ).toHaveBeenCalledTimes( 3 );
		expect( getUrls() ).toEqual( [
			[ 8, 'https://own/1.jpg' ],
			[ 9, 'https://own/2.jpg' ],
		] );
		expect( getSentences() ).toEqual( [
			'Images copied to the Media Library.',
		] );
	} );

	it( 'that were removed from the post are not copied', async () => {
		const { ids, press, registry } = open();
		void registry
			.dispatch( blockEditorStore )
			.removeBlock( ids[ 0 ] ?? '' );
		request.mockRejectedValueOnce( { message: 'offline' } );
		await press( 'Copy to the Media Library' );
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'are not spoken of where nothing can be copied', () => {
		expect( open( [] ).getSentences() ).toEqual( [] );
	} );
} );
