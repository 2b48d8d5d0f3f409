import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Result } from './request';

/**
 * Loads an item from the server. The previous item stays until the next has loaded.
 *
 * @param load     Fetches it; a new function fetches again.
 * @param revision Another number fetches again.
 */
export function useItem< Item >(
	load: ( signal: AbortSignal ) => Promise< Result< Item > >,
	revision = 0
) {
	const [ item, setItem ] = useState< Item | null >( null );
	const [ isBusy, setIsBusy ] = useState( true );
	const [ error, setError ] = useState( '' );
	const [ reloads, setReloads ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		setIsBusy( true );
		load( controller.signal ).then( ( result ) => {
			if ( controller.signal.aborted ) {
				return;
			}
			setError( result.ok ? '' : result.message );
			if ( result.ok ) {
				setItem( result.value );
			}
			setIsBusy( false );
		} );
		return () => controller.abort();
	}, [ load, revision, reloads ] );
	return {
		/** Null until it is loaded. */
		item,
		setItem,
		isBusy,
		/** Error of loading; '' for none. */
		error,
		reload: useCallback( () => setReloads( ( count ) => count + 1 ), [] ),
	};
}
