import { useRegistry } from '@wordpress/data';
import { toRecord, toText } from '@shared/guards';
import { getPostActions, usePost } from '@shared/post-editor';

/** SEO meta of a post. */
export type SeoMeta = {
	description: string;
	title: string;
	isHidden: boolean;
};

/** Meta keys, which are Jetpack's (docs/content-format.md 27). */
const KEYS = {
	description: 'advanced_seo_description',
	title: 'jetpack_seo_html_title',
	isHidden: 'jetpack_seo_noindex',
} as const;

/**
 * SEO meta of the edited post, with a setter.
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
				// Undefined values are not changed.
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
