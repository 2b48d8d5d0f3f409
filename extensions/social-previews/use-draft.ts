import { useRegistry } from '@wordpress/data';
import { isPositiveInteger, toRecord, toText } from '@shared/guards';
import { getPostSelectors, usePost } from '@shared/post-editor';

/** Unsaved values of a post that previews show. */
export type Draft = {
	id: number;
	title: string;
	excerpt: string;
	featuredMedia: number;
	description: string;
	seoTitle: string;
	/** Message for networks; '' for the title. */
	message: string;
	isThread: boolean;
	connections: unknown;
	/** Changes with the content, which is serialized only when it is sent. */
	blocks: unknown;
};

/**
 * Subscribes to the unsaved values of the edited post.
 *
 * @return Null where no post is edited.
 */
export const useDraft = (): Draft | null =>
	usePost(
		[ 'getCurrentPostId', 'getEditedPostAttribute' ],
		( { getCurrentPostId, getEditedPostAttribute: get } ) => {
			const id = getCurrentPostId();
			const meta = toRecord( get( 'meta' ) );
			const picture = get( 'featured_media' );
			return {
				id: isPositiveInteger( id ) ? id : 0,
				title: toText( get( 'title' ) ),
				excerpt: toText( get( 'excerpt' ) ),
				featuredMedia: isPositiveInteger( picture ) ? picture : 0,
				description: toText( meta.advanced_seo_description ),
				seoTitle: toText( meta.jetpack_seo_html_title ),
				message: toText( meta.jetpack_publicize_message ),
				isThread: meta.jetpack_is_tweetstorm === true,
				connections: get( 'jetpack_publicize_connections' ),
				blocks: get( 'blocks' ),
			};
		}
	);

/** Returns a function that serializes the content when the request is sent. */
export function useContent(): () => string {
	const registry = useRegistry();
	return () =>
		toText(
			getPostSelectors(
				registry,
				'getEditedPostAttribute'
			)?.getEditedPostAttribute( 'content' )
		);
}
