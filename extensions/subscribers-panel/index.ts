import { select, subscribe } from '@wordpress/data';

/** The part of the post editor's store that is asked. */
type Editor = {
	getCurrentPostType: () => unknown;
	isEditedPostDirty: () => boolean;
	isPublishSidebarOpened: () => boolean;
};

/** The widgets editor and the customizer have no such store. */
const isEditor = ( selectors: object | undefined ): selectors is Editor =>
	selectors !== undefined && 'isPublishSidebarOpened' in selectors;

/** Fetches the panels once a post is being written: an untouched one pays nothing for them. */
export default function setUp(): void {
	const unsubscribe = subscribe( () => {
		const editor: object | undefined = select( 'core/editor' );
		if (
			! isEditor( editor ) ||
			editor.getCurrentPostType() !== 'post' ||
			! ( editor.isPublishSidebarOpened() || editor.isEditedPostDirty() )
		) {
			return;
		}
		unsubscribe();
		import( /* webpackChunkName: "subscribers-panel" */ './panels' ).then(
			( { register } ) => register(),
			// Offline: the panels inform, the post is published all the same.
			() => undefined
		);
	} );
}
