import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { LIMIT } from '@shared/admin/use-list';
import { getPage } from './api';
import type { Filters, Outcome, Page, Row, Totals } from './types';

/** Query of the list. */
export type Query = { filters: Filters; page: number; perPage: number };

type Shown = {
	items: Row[];
	/** Cursor of the next page of a search; '' if there is none. */
	next: string;
	/** Site time that the search has reached; '' if it is complete. */
	searchedTo: string;
	/** Total number, as far as known. */
	total: number;
	hasMore: boolean;
};

const NOTHING: Shown = {
	items: [],
	next: '',
	searchedTo: '',
	total: 0,
	hasMore: false,
};

/** Total number. Of a search only the pages so far are known. */
function count(
	{ filters, page, perPage }: Query,
	items: Row[],
	{ next, total }: Page
): { total: number; hasMore: boolean } {
	return filters.search
		? {
				total: ( page - 1 ) * perPage + items.length,
				hasMore: next !== '',
			}
		: { total: Math.min( total, LIMIT ), hasMore: total > LIMIT };
}

/**
 * Loads a page of the list. A search reads a limited number of responses per request, so it is
 * continued until the page is full, the end is reached, or the user stops it. Pages of a search
 * follow each other by cursor.
 *
 * @param query Query; a new object restarts the list.
 */
export function useResponses( query: Query ) {
	const [ shown, setShown ] = useState( NOTHING );
	const [ totals, setTotals ] = useState< Totals | null >( null );
	const [ isBusy, setIsBusy ] = useState( true );
	const [ error, setError ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );
	const running = useRef< AbortController | null >( null );
	/** Cursors of the pages of the search. */
	const cursors = useRef< { of: Filters; list: string[] } >( {
		of: query.filters,
		list: [ '' ],
	} );

	const [ before, setBefore ] = useState( query.filters );
	if ( before !== query.filters ) {
		// Another list: remove the rows of the previous one.
		setBefore( query.filters );
		setShown( NOTHING );
	}

	useEffect( () => {
		const controller = new AbortController();
		const { filters, page, perPage } = query;
		running.current = controller;
		if ( cursors.current.of !== filters ) {
			cursors.current = { of: filters, list: [ '' ] };
		}
		const { list } = cursors.current;
		const load = async () => {
			let cursor = ( filters.search && list[ page - 1 ] ) || '';
			let items: Row[] = [];
			do {
				const result = await getPage(
					filters,
					filters.search ? { cursor } : { page },
					perPage - items.length,
					controller.signal
				);
				if ( controller.signal.aborted ) {
					return;
				}
				if ( ! result.ok ) {
					setError( result.message );
					break;
				}
				const loaded = result.value;
				items = [ ...items, ...loaded.items ];
				cursor = loaded.next;
				setError( '' );
				setShown( {
					...loaded,
					items,
					...count( query, items, loaded ),
				} );
				const { counts, unread } = loaded;
				if ( counts ) {
					setTotals( { counts, unread } );
				}
				if ( ! loaded.searchedTo || items.length >= perPage ) {
					break;
				}
			} while ( cursor );
			list[ page ] = cursor;
			setIsBusy( false );
		};
		setIsBusy( true );
		load();
		return () => controller.abort();
	}, [ query, turn ] );

	/** Updates the rows that an action changed, and removes those that left the view. */
	const apply = useCallback(
		(
			{ done, items, unread }: Outcome,
			isGone: ( row: Row ) => boolean
		) => {
			const after = new Map( items.map( ( row ) => [ row.id, row ] ) );
			setShown( ( known ) => ( {
				...known,
				items: known.items.flatMap( ( row ) => {
					const now = done.includes( row.id )
						? after.get( row.id )
						: row;
					return now && ! isGone( now ) ? [ now ] : [];
				} ),
			} ) );
			setTotals( ( known ) => known && { ...known, unread } );
		},
		[]
	);

	return {
		...shown,
		totals,
		isBusy,
		error,
		reload: useCallback( () => setTurn( ( n ) => n + 1 ), [] ),
		/** Stops a search and keeps its results. */
		stop: () => {
			running.current?.abort();
			setIsBusy( false );
		},
		apply,
	};
}
