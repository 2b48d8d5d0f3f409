import { addFilter } from '@wordpress/hooks';
import { getEditorState } from '@shared/editor-state';
import { extendEmbed } from './extend-embed';
import { keepHostedVideos } from './keep-hosted-video';
import { readAttributes } from './read-attributes';
import { extendVideo } from './extend-video';
import { withHostedEdit } from './with-hosted-edit';

/** Whether hosted videos are offered; existing ones are read and saved in any case. */
const isOffered = (): boolean =>
	Boolean( getEditorState().blocks?.[ 'videopress/video' ] );

/**
 * Makes core's video block support hosted videos: with a `guid`, attributes are in the comment and other markup is
 * saved. Does nothing if another plugin has added `guid`.
 */
export default function setUp(): void {
	const offers = isOffered();
	addFilter(
		'blocks.registerBlockType',
		'mainstreet/hosted-video',
		extendVideo( offers )
	);
	addFilter(
		'blocks.getBlockAttributes',
		'mainstreet/hosted-video',
		readAttributes
	);
	addFilter(
		'blocks.registerBlockType',
		'mainstreet/hosted-video-kept',
		keepHostedVideos
	);
	addFilter( 'editor.BlockEdit', 'mainstreet/hosted-video', withHostedEdit );
	if ( offers ) {
		addFilter(
			'blocks.registerBlockType',
			'mainstreet/hosted-video-embed',
			extendEmbed
		);
	}
}
