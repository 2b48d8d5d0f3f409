import apiFetch from '@wordpress/api-fetch';
import { select } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getPostSelectors } from '@shared/post-editor';
import {
	describeProblem,
	MUST_CONNECT,
	needsConnection,
	readOutcome,
	type Item,
	type Outcome,
} from './responses';
import type { Media } from './types';

const getCommonError = (): string =>
	__( 'Could not download media file.', 'mainstreet-blocks' );

/** ID of the post that the images are attached to; 0 outside of posts, as in a template. */
function getPost(): number {
	const id = getPostSelectors(
		{ select },
		'getCurrentPostId'
	)?.getCurrentPostId();
	return typeof id === 'number' ? id : 0;
}

/** Copies an image. Throws the error of the server or the network. */
async function copyItem(
	source: string,
	{ id, guid, caption, title }: Item
): Promise< Outcome > {
	const answer: unknown = await apiFetch( {
		path: `/wpcom/v2/external-media/copy/${ source }`,
		method: 'POST',
		data: {
			external_ids: [ id ],
			media: [ { guid, caption, title } ],
			service: source,
			post_id: getPost(),
		},
	} );
	if ( ! Array.isArray( answer ) ) {
		throw answer;
	}
	return readOutcome( answer[ 0 ], getCommonError() );
}

/** Progress: number of the current image, and total. */
export type Progress = { number: number; total: number };

type Tried = Outcome & {
	item: Item;
	/** Errors after which the other images are not tried. */
	isLast: boolean;
};

/** Copies an image, and returns the error if that fails. */
async function tryItem( source: string, item: Item ): Promise< Tried > {
	try {
		const outcome = await copyItem( source, item );
		return { ...outcome, item, isLast: outcome.code === MUST_CONNECT };
	} catch ( problem ) {
		return {
			media: null,
			error: describeProblem( problem, getCommonError() ),
			code: needsConnection( problem ) ? MUST_CONNECT : '',
			item,
			isLast: true,
		};
	}
}

/**
 * Copies images into the site's library, with one request each, because a gateway might time out. Images that were
 * copied are not copied again if others failed.
 *
 * @param onMustConnect Called where an account is to be connected first.
 */
export function useMediaCopy( source: string, onMustConnect?: () => void ) {
	const done = useRef( new Map< string, Media >() );
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ error, setError ] = useState( '' );
	const isOpen = useRef( true );
	useEffect( () => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, [] );

	/** Copies the missing images, and returns the first error. */
	const copyMissing = async ( items: Item[] ): Promise< Tried | null > => {
		let failed: Tried | null = null;
		for ( const [ index, item ] of items.entries() ) {
			if ( done.current.has( item.id ) ) {
				continue;
			}
			setProgress( { number: index + 1, total: items.length } );
			const outcome = await tryItem( source, item );
			if ( outcome.media ) {
				done.current.set( item.id, outcome.media );
			} else {
				failed = failed ?? outcome;
			}
			if ( ! isOpen.current || ( ! outcome.media && outcome.isLast ) ) {
				break;
			}
		}
		return failed;
	};

	const fail = ( message: string, code: string ) => {
		setError( message );
		if ( code === MUST_CONNECT ) {
			onMustConnect?.();
		}
		return null;
	};

	/** Resolves with the copies in order; with null if one failed or the dialog was closed. */
	const copy = async (
		items: Item[],
		getPresent: () => Promise< Media[] >
	): Promise< Media[] | null > => {
		setProgress( { number: 1, total: items.length } );
		setError( '' );
		try {
			const present = await getPresent();
			const failed = await copyMissing( items );
			if ( ! isOpen.current ) {
				return null;
			}
			setProgress( null );
			if ( failed ) {
				const { title } = failed.item;
				return fail(
					items.length > 1 && title
						? sprintf(
								/* translators: %1$s: title of a picture; %2$s: what went wrong with it. */
								__( '“%1$s”: %2$s', 'mainstreet-blocks' ),
								title,
								failed.error
							)
						: failed.error,
					failed.code
				);
			}
			return [
				...present,
				...items.flatMap( ( { id } ) => done.current.get( id ) ?? [] ),
			];
		} catch ( problem ) {
			setProgress( null );
			return fail(
				describeProblem( problem, getCommonError() ),
				needsConnection( problem ) ? MUST_CONNECT : ''
			);
		}
	};
	return { copy, progress, isCopying: progress !== null, error };
}
