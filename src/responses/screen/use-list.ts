import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { getPage, PER_PAGE } from './api';
import type { Counts, Filters, Outcome, Row } from './types';

type Totals = { counts: Counts; unread: number };

type Shown = {
	items: Row[];
	next: string;
	/** Site time down to which a search has looked so far; '' when all was seen. */
	searchedTo: string;
};

const NOTHING: Shown = { items: [], next: '', searchedTo: '' };

/**
 * The list: one page of it at a time. A search reads a bounded part of the answers per
 * request, so it is continued until the page is full, the end is reached, or somebody
 * stops it.
 *
 * @param filters What to show; a new object begins a new list.
 */
export function useList( filters: Filters ) {
	const [ cursors, setCursors ] = useState( [ '' ] );
	const [ shown, setShown ] = useState( NOTHING );
	const [ totals, setTotals ] = useState< Totals | null >( null );
	const [ isBusy, setIsBusy ] = useState( true );
	const [ error, setError ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );
	const running = useRef< AbortController | null >( null );

	const [ before, setBefore ] = useState( filters );
	if ( before !== filters ) {
		// Another list: from its start, and without the rows of the last one.
		setBefore( filters );
		setCursors( [ '' ] );
		setShown( NOTHING );
	}

	useEffect( () => {
		const controller = new AbortController();
		running.current = controller;
		const load = async () => {
			let cursor = cursors.at( -1 ) ?? '';
			let items: Row[] = [];
			do {
				const result = await getPage(
					filters,
					cursor,
					PER_PAGE - items.length,
					controller.signal
				);
				if ( controller.signal.aborted ) {
					return;
				}
				if ( ! result.ok ) {
					setError( result.message );
					break;
				}
				const page = result.value;
				items = [ ...items, ...page.items ];
				cursor = page.next;
				setError( '' );
				setShown( { ...page, items } );
				setTotals( ( known ) => page.totals ?? known );
				if ( ! page.searchedTo || items.length >= PER_PAGE ) {
					break;
				}
			} while ( cursor );
			setIsBusy( false );
		};
		setIsBusy( true );
		load();
		return () => controller.abort();
	}, [ filters, cursors, turn ] );

	/** Takes over what an action changed; rows that left the view go. */
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
		hasNewer: cursors.length > 1,
		hasOlder: shown.next !== '',
		goNewer: () => setCursors( ( all ) => all.slice( 0, -1 ) ),
		goOlder: () => setCursors( ( all ) => [ ...all, shown.next ] ),
		reload: useCallback( () => setTurn( ( n ) => n + 1 ), [] ),
		/** Ends a search; what it has found stays. */
		stop: () => {
			running.current?.abort();
			setIsBusy( false );
		},
		apply,
	};
}
