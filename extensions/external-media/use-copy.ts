import apiFetch from '@wordpress/api-fetch';
import { select } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getPostSelectors } from '@shared/post-editor';
import {
	describeProblem,
	MUST_CONNECT,
	mustConnect,
	readOutcomes,
	type Item,
} from './answers';
import type { Media } from './types';

const getCommonError = (): string =>
	__( 'Could not download media file.', 'mainstreet-blocks' );

/** The post that pictures belong to; 0 outside of one, as in a template. */
function getPost(): number {
	const id = getPostSelectors(
		{ select },
		'getCurrentPostId'
	)?.getCurrentPostId();
	return typeof id === 'number' ? id : 0;
}

/**
 * Copies pictures into the site's library. Those that were copied are not copied again when others failed.
 *
 * @param source        Library.
 * @param onMustConnect Called where an account is to be connected first.
 */
export function useCopy( source: string, onMustConnect?: () => void ) {
	const done = useRef( new Map< string, Media >() );
	const [ isCopying, setIsCopying ] = useState( false );
	const [ error, setError ] = useState( '' );
	const isOpen = useRef( true );
	useEffect( () => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, [] );

	/** Gives the copies in their order; null where one failed, and where nobody waits for them any more. */
	const copy = async (
		items: Item[],
		getPresent: () => Promise< Media[] >
	): Promise< Media[] | null > => {
		setIsCopying( true );
		setError( '' );
		const missing = items.filter( ( { id } ) => ! done.current.has( id ) );
		try {
			const present = await getPresent();
			const answer =
				missing.length > 0 &&
				( await apiFetch( {
					path: `/wpcom/v2/external-media/copy/${ source }`,
					method: 'POST',
					data: {
						external_ids: missing.map( ( { id } ) => id ),
						media: missing.map( ( { guid, caption, title } ) => ( {
							guid,
							caption,
							title,
						} ) ),
						service: source,
						post_id: getPost(),
					},
				} ) );
			if ( missing.length > 0 && ! Array.isArray( answer ) ) {
				throw answer;
			}
			const outcomes = readOutcomes(
				answer,
				missing.length,
				getCommonError()
			);
			outcomes.forEach( ( { media }, index ) => {
				const id = missing[ index ]?.id;
				if ( media && id ) {
					done.current.set( id, media );
				}
			} );
			if ( ! isOpen.current ) {
				return null;
			}
			const index = outcomes.findIndex( ( { media } ) => ! media );
			const failed = outcomes[ index ];
			setIsCopying( false );
			if ( failed ) {
				const title = items.length > 1 && missing[ index ]?.title;
				setError(
					title
						? sprintf(
								/* translators: %1$s: title of a picture; %2$s: what went wrong with it. */
								__( '“%1$s”: %2$s', 'mainstreet-blocks' ),
								title,
								failed.error
							)
						: failed.error
				);
				if ( failed.code === MUST_CONNECT ) {
					onMustConnect?.();
				}
				return null;
			}
			return [
				...present,
				...items.flatMap( ( { id } ) => done.current.get( id ) ?? [] ),
			];
		} catch ( problem ) {
			setIsCopying( false );
			setError( describeProblem( problem, getCommonError() ) );
			if ( mustConnect( problem ) ) {
				onMustConnect?.();
			}
			return null;
		}
	};
	return { copy, isCopying, error };
}
