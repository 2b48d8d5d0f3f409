import { getEditorState } from '@shared/editor-state';
import { linkBuiltSheet } from '@shared/register-block/link-styles';

/** Loads the uploader in the block editor when a media modal opens for the first time. */
export function startWithFirstModal(): void {
	if ( getEditorState().uploads.nonce === '' ) {
		return;
	}
	// WordPress adds a class to the body while a media modal is open.
	const observer = new MutationObserver( () => {
		if ( document.querySelector( '.media-modal' ) ) {
			observer.disconnect();
			linkBuiltSheet( document, 'uploads' );
			import(
				/* webpackChunkName: "library-uploads-begin" */ './start'
			).then(
				( { startLargeUploads } ) => startLargeUploads(),
				// WordPress's own uploader still works.
				() => {}
			);
		}
	} );
	observer.observe( document.body, { attributeFilter: [ 'class' ] } );
}
