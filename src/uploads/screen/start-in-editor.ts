import { getEditorState } from '@shared/editor-state';
import { linkBuiltSheet } from '@shared/register-block/link-styles';

/** Has it begin in the block editor when a window of the media library is opened for the first time: until then a post pays nothing for it. */
export function startWithFirstModal(): void {
	if ( getEditorState().uploads.nonce === '' ) {
		return;
	}
	// WordPress marks the page while one is open.
	const observer = new MutationObserver( () => {
		if ( document.querySelector( '.media-modal' ) ) {
			observer.disconnect();
			linkBuiltSheet( document, 'uploads' );
			import(
				/* webpackChunkName: "library-uploads-begin" */ './start'
			).then(
				( { startLargeUploads } ) => startLargeUploads(),
				// WordPress's own uploader is there without it.
				() => {}
			);
		}
	} );
	observer.observe( document.body, { attributeFilter: [ 'class' ] } );
}
