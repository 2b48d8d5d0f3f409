import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	registerBlockVariation,
} from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoPreview } from '../preview';
import { EmbedOffer, findEmbeddable } from '../edit/embed-offer';
import { VideoPlaceholder } from '../edit/placeholder';
import { useVideo } from '../edit/use-video';
import { refreshVideo } from '../video-versions';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn( async () => ( { width: 16, height: 9 } ) ),
} ) );
jest.mock( '../availability', () => ( { getVideoProblem: () => null } ) );

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

beforeAll( () => {
	for ( const name of [ 'core/embed', 'videopress/video' ] ) {
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'embed',
			attributes: { url: { type: 'string' } },
		} );
	}
	registerBlockVariation( 'core/embed', {
		name: 'youtube',
		// As WordPress 7.1 calls it; before, it was the name alone.
		title: 'YouTube Embed',
		patterns: [ /^https?:\/\/((m|www)\.)?youtube\.com\/.+/i ],
	} as never );
	registerBlockVariation( 'core/embed', {
		name: 'vimeo',
		title: 'Vimeo',
		patterns: [ /^https?:\/\/vimeo\.com\/.+/i ],
	} as never );
	registerBlockVariation( 'core/embed', {
		name: 'videopress',
		title: 'VideoPress',
		patterns: [ /^https?:\/\/videopress\.com\/.+/i ],
	} as never );
} );

test( 'an address of YouTube is no mistake: core’s embed takes the place of the block', async () => {
	expect( findEmbeddable( ` ${ YOUTUBE } ` ) ).toEqual( {
		url: YOUTUBE,
		service: 'YouTube',
	} );
	expect( findEmbeddable( 'https://vimeo.com/1' )?.service ).toBe( 'Vimeo' );
	expect( findEmbeddable( 'https://example.org/quay.mp4' ) ).toBeNull();
	// May be of a film that moved here.
	expect( findEmbeddable( 'https://videopress.com/v/OO1c3fYq' ) ).toBeNull();
	const block = createBlock( 'videopress/video' );
	await act( async () => {
		await dispatch( blockEditorStore ).insertBlock( block );
	} );
	const { result } = renderHook( () =>
		useVideo( {
			attributes: {},
			setAttributes: () => {},
			isSelected: true,
			clientId: block.clientId,
			blockProps: {},
		} )
	);
	await act( () => result.current.takeUrl( YOUTUBE ) );
	expect( result.current.notices.messages ).toEqual( [] );
	expect( result.current.offer ).not.toBeNull();
	render(
		<EmbedOffer
			clientId={ block.clientId }
			offer={ result.current.offer ?? { url: '', service: '' } }
		/>
	);
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Embed from YouTube' } )
	);
	expect(
		select( blockEditorStore )
			.getBlocks()
			.map( ( { name, attributes } ) => [ name, attributes.url ] )
	).toEqual( [ [ 'core/embed', YOUTUBE ] ] );
} );

test( 'who may not upload files reads nothing of a library', () => {
	const show = () =>
		render(
			<VideoPlaceholder
				onPick={ () => {} }
				onUrl={ () => {} }
				onError={ () => {} }
			/>
		);
	const { unmount } = show();
	// Core also says it aloud.
	const find = ( text: RegExp ) =>
		screen.queryByText( text, { ignore: '.a11y-speak-region' } );
	expect( find( /Insert a video by its URL/ ) ).toBeVisible();
	expect( find( /media library/ ) ).toBeNull();
	unmount();
	void dispatch( blockEditorStore ).updateSettings( {
		mediaUpload: () => {},
	} as never );
	show();
	expect( find( /from your media library/ ) ).toBeVisible();
} );

test( 'the preview is drawn anew when settings of its film were changed', async () => {
	render(
		<VideoPreview guid="Qa12bC3d" attributes={ {} } isSelected={ false } />
	);
	const frame = await screen.findByTitle( 'Video' );
	act( () => refreshVideo( 'Zz98yX7w' ) );
	expect( screen.getByTitle( 'Video' ) ).toBe( frame );
	act( () => refreshVideo( 'Qa12bC3d' ) );
	expect( screen.getByTitle( 'Video' ) ).not.toBe( frame );
} );
