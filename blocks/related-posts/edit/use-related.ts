import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { isPositiveInteger, toRecord, toRecords, toText } from '@shared/guards';

/** One post, as the route gives it. */
export type RelatedPost = {
	id: number;
	url: string;
	title: string;
	date: string;
	context: string;
	author: string;
	image: { src: string; alt: string } | null;
};

type State =
	| { status: 'loading' }
	| { status: 'failed' }
	| { status: 'ready'; posts: RelatedPost[] };

function readPost( post: Record< string, unknown > ): RelatedPost[] {
	const image = toRecord( post.img );
	return isPositiveInteger( post.id )
		? [
				{
					id: post.id,
					url: toText( post.url ),
					title: toText( post.title ),
					date: toText( post.date ),
					context: toText( post.context ),
					author: toText( post.author ),
					image: toText( image.src )
						? {
								src: toText( image.src ),
								alt: toText( image.alt_text ),
							}
						: null,
				},
			]
		: [];
}

/**
 * Posts like one.
 *
 * @param postId The post; null where none is edited.
 * @return What is known of them, and what asks again.
 */
export function useRelated( postId: number | null ): [ State, () => void ] {
	const [ state, setState ] = useState< State >( { status: 'loading' } );
	const [ attempt, setAttempt ] = useState( 1 );
	const askAgain = useCallback(
		() => setAttempt( ( before ) => before + 1 ),
		[]
	);
	useEffect( () => {
		if ( postId === null ) {
			return;
		}
		let isCurrent = true;
		setState( { status: 'loading' } );
		apiFetch( { path: `/wpcom/v2/related-posts/${ postId }` } ).then(
			( answer ) =>
				isCurrent &&
				setState( {
					status: 'ready',
					posts: toRecords( answer ).flatMap( readPost ),
				} ),
			() => isCurrent && setState( { status: 'failed' } )
		);
		return () => {
			isCurrent = false;
		};
	}, [ postId, attempt ] );
	return [ state, askAgain ];
}
