import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Result } from './request';

/** A page of a list, and how long the list is. */
export type Page< Item > = {
	items: Item[];
	/** Number of all. */
	total: number;
};

/**
 * A page of a list. What was there stays until the next one is.
 *
 * @param load Fetches it; a new function fetches another one.
 */
export function useList< Item, Loaded extends Page< Item > >(
	load: ( signal: AbortSignal ) => Promise< Result< Loaded > >
) {
	const [ page, setPage ] = useState< Loaded | null >( null );
	const [ isBusy, setIsBusy ] = useState( true );
	const [ error, setError ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		setIsBusy( true );
		load( controller.signal ).then( ( result ) => {
			if ( controller.signal.aborted ) {
				return;
			}
			setError( result.ok ? '' : result.message );
			if ( result.ok ) {
				setPage( result.value );
			}
			setIsBusy( false );
		} );
		return () => controller.abort();
	}, [ load, turn ] );
	return {
		page,
		isBusy,
		error,
		reload: useCallback( () => setTurn( ( n ) => n + 1 ), [] ),
	};
}
