import { useCallback, useRef } from '@wordpress/element';
import type { Result } from './request';
import { useList, type Page } from './use-list';

/** A page by its number; `before` is the id that it begins below, where that is known, else 0. */
export type Paging = { page: number; per_page: number; before: number };

/**
 * A page of a list that the server orders by id, newest first. Where the page before was seen, it begins behind its last row:
 * the server reads none of the rows before it.
 *
 * @param load    Fetches it; a new function begins anew.
 * @param page    Number of the page.
 * @param perPage Rows of a page.
 */
export function usePagedList< Item extends { id: number }, More >(
	load: (
		paging: Paging,
		signal: AbortSignal
	) => Promise< Result< Page< Item > & More > >,
	page: number,
	perPage: number
) {
	const known = useRef( {
		load,
		perPage,
		starts: new Map< number, number >(),
	} );
	return useList< Item, More >(
		useCallback(
			async ( signal: AbortSignal ) => {
				const now = known.current;
				if ( now.load !== load || now.perPage !== perPage ) {
					known.current = { load, perPage, starts: new Map() };
				}
				const { starts } = known.current;
				const before = starts.get( page ) ?? 0;
				const result = await load(
					{ page, per_page: perPage, before },
					signal
				);
				const last = result.ok && result.value.items.at( -1 );
				if ( last ) {
					starts.set( page + 1, last.id );
				}
				return result;
			},
			[ load, page, perPage ]
		)
	);
}
