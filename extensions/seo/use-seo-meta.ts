import { useRegistry } from '@wordpress/data';
import { toRecord, toText } from '@shared/guards';
import { getPostActions, usePost } from '@shared/post-editor';

/** What search engines are told of a post. */
export type SeoMeta = {
	description: string;
	title: string;
	isHidden: boolean;
};

/** Names that posts of Jetpack keep it under (docs/content-format.md 27). */
const KEYS = {
	description: 'advanced_seo_description',
	title: 'jetpack_seo_html_title',
	isHidden: 'jetpack_seo_noindex',
} as const;

/**
 * What search engines are told of the post being edited, and how to change it.
 *
 * @return Null where no post is edited.
 */
export function useSeoMeta():
	( SeoMeta & { change: ( changes: Partial< SeoMeta > ) => void } ) | null {
	const registry = useRegistry();
	const meta = usePost(
		[ 'getEditedPostAttribute' ],
		( { getEditedPostAttribute } ) => {
			const all = toRecord( getEditedPostAttribute( 'meta' ) );
			return {
				description: toText( all[ KEYS.description ] ),
				title: toText( all[ KEYS.title ] ),
				isHidden: all[ KEYS.isHidden ] === true,
			};
		}
	);
	return (
		meta && {
			...meta,
			change: ( { description, title, isHidden } ) =>
				// What is undefined stays as it is.
				getPostActions( registry, 'editPost' )?.editPost( {
					meta: Object.fromEntries(
						Object.entries( {
							[ KEYS.description ]: description,
							[ KEYS.title ]: title,
							[ KEYS.isHidden ]: isHidden,
						} ).filter( ( [ , value ] ) => value !== undefined )
					),
				} ),
		}
	);
}
