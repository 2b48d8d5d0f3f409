import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getErrorMessage } from '@shared/api';
import { isSending, parseShares, type PostShares } from './parse-shares';

/** Milliseconds between two polls of pending shares, and number of polls. */
const POLL_INTERVAL = 5000;
const LOOKS = 24;

const PATH = '/mainstreet/v1/shares';

const getFailure = ( error: unknown ): string =>
	getErrorMessage(
		error,
		__(
			'Could not load the share status of this post.',
			'mainstreet-blocks'
		)
	);

type Found = PostShares & {
	/** Whether the server has answered since the post was published or shared. */
	isKnown: boolean;
	/** Whether polling has ended with pending shares. */
	hasStopped: boolean;
};

const NOTHING: Found = {
	shares: [],
	newest: 0,
	isPending: false,
	isKnown: false,
	hasStopped: false,
};

const isMoving = ( found: PostShares ): boolean =>
	isSending( found ) ||
	found.shares.some( ( { state } ) => state === 'queued' );

/**
 * Polls the shares of a post until none is pending, or for two minutes.
 *
 * @param post    Number of the post.
 * @param onFound Called with each answer.
 * @param onError Called with a failure, after which nobody asks any more.
 * @return Ends it.
 */
function watchShares(
	post: number,
	onFound: ( found: Found ) => void,
	onError: ( error: unknown ) => void
): () => void {
	let looks = 0;
	let timer: ReturnType< typeof setTimeout > | undefined;
	const controller = new AbortController();
	const poll = async () => {
		try {
			const found = parseShares(
				await apiFetch( {
					path: addQueryArgs( PATH, { post } ),
					signal: controller.signal,
				} )
			);
			if ( controller.signal.aborted ) {
				return;
			}
			looks += 1;
			const hasStopped = looks >= LOOKS;
			onFound( { ...found, isKnown: true, hasStopped } );
			if ( ! hasStopped && isMoving( found ) ) {
				timer = setTimeout( () => void poll(), POLL_INTERVAL );
			}
		} catch ( reason ) {
			if ( ! controller.signal.aborted ) {
				onError( reason );
			}
		}
	};
	void poll();
	return () => {
		controller.abort();
		clearTimeout( timer );
	};
}

/**
 * Shares of a post, polled for two minutes while one is pending.
 *
 * @param post Number of the post; 0 for one that was shared nowhere yet.
 */
export function useShares( post: number ) {
	const [ found, setFound ] = useState< Found >( NOTHING );
	const [ error, setError ] = useState( '' );
	const [ begins, setBegins ] = useState( 0 );
	const lookAgain = useCallback( () => {
		// The list stays; actions wait for the response.
		setFound( ( last ) => ( { ...last, isKnown: false } ) );
		setError( '' );
		setBegins( ( count ) => count + 1 );
	}, [] );
	useEffect( () => {
		if ( ! post ) {
			return;
		}
		return watchShares(
			post,
			( next ) => {
				setFound( next );
				setError( '' );
			},
			( reason ) => {
				setFound( ( last ) => ( { ...last, isKnown: false } ) );
				setError( getFailure( reason ) );
			}
		);
	}, [ post, begins ] );

	const retry = async ( id: number ): Promise< void > => {
		try {
			await apiFetch( {
				path: `${ PATH }/${ id }/retry`,
				method: 'POST',
			} );
			lookAgain();
		} catch ( reason ) {
			setError( getFailure( reason ) );
		}
	};
	return {
		...found,
		error,
		retry,
		/** Whether the post can be shared manually: no share is pending, or polling has ended. */
		canShare: found.isKnown && ( ! isSending( found ) || found.hasStopped ),
		/** Polls again after another share or an error. */
		lookAgain,
	};
}
