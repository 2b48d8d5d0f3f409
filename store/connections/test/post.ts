import { createReduxStore, createRegistry } from '@wordpress/data';
import { connectionsStore } from '..';

/** Accounts as the server has them. */
export const MASTODON = {
	id: '5',
	connection_id: '5',
	service_name: 'mastodon',
	service_label: 'Mastodon',
	display_name: 'Aurora Bakery',
	username: '@aurora@social.example',
	profile_picture: 'https://social.example/a.png',
	profile_display_name: 'Aurora Bakery',
	profile_link: 'https://social.example/@aurora',
	test_success: true,
	test_message: '',
	can_refresh: false,
	refresh_url: '',
	refresh_text: '',
};
export const BLUESKY = {
	...MASTODON,
	id: '7',
	service_name: 'bluesky',
	service_label: 'Bluesky',
};
export const OWN = { enabled: true, done: false, toggleable: true };

type Post = { field?: unknown; isPublished?: boolean };

/** A registry with the store, and a post editor that knows one field. */
export function open( post: Post = {} ) {
	const registry = createRegistry();
	const editor = createReduxStore( 'core/editor', {
		reducer: (
			state: Post = post,
			action: { type: string; changes?: Record< string, unknown > }
		) => ( {
			...state,
			...( action.type === 'EDIT' && {
				field: action.changes?.jetpack_publicize_connections,
			} ),
			...( action.type === 'PUBLISH' && { isPublished: true } ),
		} ),
		actions: {
			editPost: ( changes: Record< string, unknown > ) => ( {
				type: 'EDIT',
				changes,
			} ),
			publish: () => ( { type: 'PUBLISH' } ),
		},
		selectors: {
			getEditedPostAttribute: ( state: Post, name: string ) =>
				name === 'jetpack_publicize_connections'
					? state.field
					: undefined,
			isCurrentPostPublished: ( state: Post ) =>
				state.isPublished ?? false,
		},
	} );
	registry.register( editor );
	registry.register( connectionsStore );
	return {
		act: registry.dispatch( connectionsStore ),
		see: registry.select( connectionsStore ),
		publish: () => registry.dispatch( editor ).publish(),
		getField: () =>
			registry
				.select( editor )
				.getEditedPostAttribute( 'jetpack_publicize_connections' ),
	};
}
