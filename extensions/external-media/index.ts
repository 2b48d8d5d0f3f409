import { addFilter } from '@wordpress/hooks';
import { getEditorState } from '@shared/editor-state';

/**
 * Other libraries of pictures, wherever the media library can be opened. Buttons that are drawn before the code is there
 * are drawn again with it.
 */
export default function setUp(): void {
	if ( getEditorState().mediaSources.length === 0 ) {
		return;
	}
	import( /* webpackChunkName: "external-media-buttons" */ './buttons' ).then(
		( { withSources } ) =>
			addFilter(
				'editor.MediaUpload',
				'mainstreet/external-media',
				withSources
			),
		() => {
			// Offline: the media library is there all the same.
		}
	);
}
