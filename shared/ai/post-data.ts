import { isPositiveInteger } from '@shared/guards';
import { getPostSelectors } from '@shared/post-editor';

/**
 * What is sent of the edited post, unsaved changes included.
 *
 * @param registry        Registry of the editor's stores.
 * @param registry.select Gives a store's selectors.
 */
export function getPostData( registry: {
	select: ( store: string ) => unknown;
} ): Record< string, unknown > {
	const post = getPostSelectors(
		registry,
		'getCurrentPostId',
		'getEditedPostAttribute',
		'getEditedPostContent'
	);
	const id = post?.getCurrentPostId();
	return post && isPositiveInteger( id )
		? {
				post: id,
				title: post.getEditedPostAttribute( 'title' ),
				content: post.getEditedPostContent(),
			}
		: {};
}
