import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getErrorMessage } from '@shared/api';
import { parseShares, type Share } from './shares';

/** Milliseconds between two looks at shares that are on their way, and how often one looks. */
const LOOK = 5000;
const LOOKS = 24;

const PATH = '/mainstreet/v1/shares';

const getFailure = ( error: unknown ): string =>
	getErrorMessage(
		error,
		__(
			'What became of this post could not be found out.',
			'mainstreet-blocks'
		)
	);

/**
 * What became of a post at its accounts; looked at again for two minutes while something is on its way.
 *
 * @param post Number of the post; 0 for one that was shared nowhere yet.
 */
export function useShares( post: number ) {
	const [ shares, setShares ] = useState< readonly Share[] >( [] );
	const [ error, setError ] = useState( '' );
	const [ begins, setBegins ] = useState( 0 );
	const lookAgain = useCallback(
		() => setBegins( ( count ) => count + 1 ),
		[]
	);
	useEffect( () => {
		if ( ! post ) {
			return;
		}
		let looks = 0;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const controller = new AbortController();
		const look = async () => {
			try {
				const found = parseShares(
					await apiFetch( {
						path: addQueryArgs( PATH, { post } ),
						signal: controller.signal,
					} )
				);
				setShares( found );
				setError( '' );
				looks += 1;
				if (
					looks < LOOKS &&
					found.some( ( { state } ) => state === 'queued' ) &&
					! controller.signal.aborted
				) {
					timer = setTimeout( () => void look(), LOOK );
				}
			} catch ( reason ) {
				if ( ! controller.signal.aborted ) {
					setError( getFailure( reason ) );
				}
			}
		};
		void look();
		return () => {
			controller.abort();
			clearTimeout( timer );
		};
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
		shares,
		error,
		retry,
		/** Looks anew, because it was shared once more. */
		lookAgain,
	};
}
