import { useEffect } from '@wordpress/element';
import { toText } from '@shared/guards';
import { useChangeWithoutUndo, usePost } from '@shared/post-editor';

const READ = [ 'getCurrentPostAttribute' ] as const;

/**
 * Gives a block the address of its post, which the saved links lead to. One that it has stays: an address of old leads to
 * the post as well, and opening a post is no reason to change it.
 *
 * @param url   Address the block has, '' for none.
 * @param onUrl Called with the post's.
 */
export function useFallbackLink(
	url: string,
	onUrl: ( link: string ) => void
): void {
	const link = usePost( READ, ( post ) =>
		toText( post.getCurrentPostAttribute( 'link' ) )
	);
	const changeWithoutUndo = useChangeWithoutUndo();
	useEffect( () => {
		if ( ! url && link && /^https?:/.test( link ) ) {
			changeWithoutUndo( () => onUrl( link ) );
		}
	} );
}
