import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Result } from './request';

/** A page of a list that is read along an id. */
export type Paged< Item > = {
	items: Item[];
	/** Where the next page begins; 0 when there is none. */
	next: number;
};

/**
 * A list, one page at a time.
 *
 * @param load Fetches the page behind an id (0 for the first); a new function begins a new list.
 */
export function usePaged< Item, Page extends Paged< Item > >(
	load: ( cursor: number, signal: AbortSignal ) => Promise< Result< Page > >
) {
	const [ cursors, setCursors ] = useState( [ 0 ] );
	const [ page, setPage ] = useState< Page | null >( null );
	const [ isBusy, setIsBusy ] = useState( true );
	const [ error, setError ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );

	const [ before, setBefore ] = useState( () => load );
	if ( before !== load ) {
		setBefore( () => load );
		setCursors( [ 0 ] );
	}

	useEffect( () => {
		const controller = new AbortController();
		setIsBusy( true );
		load( cursors.at( -1 ) ?? 0, controller.signal ).then( ( result ) => {
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
	}, [ load, cursors, turn ] );

	return {
		page,
		isBusy,
		error,
		hasNewer: cursors.length > 1,
		hasOlder: ( page?.next ?? 0 ) > 0,
		goNewer: () => setCursors( ( all ) => all.slice( 0, -1 ) ),
		goOlder: () => setCursors( ( all ) => [ ...all, page?.next ?? 0 ] ),
		reload: useCallback( () => setTurn( ( n ) => n + 1 ), [] ),
	};
}
