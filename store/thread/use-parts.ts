import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { getCardUrl, toThreadPart, type ThreadPart } from '@shared/previews';
import { MAX_POSTS, threadStore } from '.';

/** The posts of the content as previews draw them: as many as are sent, with the cards of their addresses. */
export function useThreadParts(): ThreadPart[] {
	const posts = useSelect(
		( select ) => select( threadStore ).getPosts(),
		[]
	);
	const cards = useSelect(
		( select ) => {
			const { getCard } = select( threadStore );
			return posts.slice( 0, MAX_POSTS ).map( ( post ) => {
				const url = getCardUrl( post );
				return url ? getCard( url ) : null;
			} );
		},
		[ posts ]
	);
	return useMemo(
		() =>
			posts
				.slice( 0, MAX_POSTS )
				.map( ( post, index ) =>
					toThreadPart( post, cards[ index ] ?? null )
				),
		[ posts, cards ]
	);
}
