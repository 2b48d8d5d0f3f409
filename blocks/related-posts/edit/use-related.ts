import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { isPositiveInteger, toRecord, toRecords, toText } from '@shared/guards';
import { usePost } from '@shared/post-editor';

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
	| { status: 'ready'; postId: number; posts: RelatedPost[] };

/** Shown posts stay during a new request and after a failed one. */
const keepOr =
	( postId: number, status: 'loading' | 'failed' ) =>
	( before: State ): State =>
		before.status === 'ready' && before.postId === postId
			? before
			: { status };

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
 * Posts like one. They follow from the post as it is stored, so they are asked for again whenever it was saved.
 *
 * @param postId The post; null where none is edited.
 * @return What is known of them, and what asks again.
 */
export function useRelated( postId: number | null ): [ State, () => void ] {
	const [ state, setState ] = useState< State >( { status: 'loading' } );
	const [ attempt, setAttempt ] = useState( 1 );
	const saved = usePost( [ 'getCurrentPostAttribute' ], ( post ) =>
		post.getCurrentPostAttribute( 'modified' )
	);
	const askAgain = useCallback(
		() => setAttempt( ( before ) => before + 1 ),
		[]
	);
	useEffect( () => {
		if ( postId === null ) {
			return;
		}
		let isCurrent = true;
		setState( keepOr( postId, 'loading' ) );
		apiFetch( { path: `/wpcom/v2/related-posts/${ postId }` } ).then(
			( answer ) =>
				isCurrent &&
				setState( {
					status: 'ready',
					postId,
					posts: toRecords( answer ).flatMap( readPost ),
				} ),
			() => isCurrent && setState( keepOr( postId, 'failed' ) )
		);
		return () => {
			isCurrent = false;
		};
	}, [ postId, attempt, saved ] );
	return [ state, askAgain ];
}
