import { addFilter } from '@wordpress/hooks';
import { getEditorState } from '@shared/editor-state';
import { extendEmbed } from './embed';
import { keepFilms } from './keep-film';
import { readAttributes } from './read-attributes';
import { extendVideo } from './video';
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
		keepFilms
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
