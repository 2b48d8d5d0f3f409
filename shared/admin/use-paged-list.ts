import { useCallback, useRef } from '@wordpress/element';
import type { Result } from './request';
import { useList, type Page } from './use-list';

/** Number of the page; `before` is the ID below which it begins, or 0 if unknown. */
export type Paging = { page: number; per_page: number; before: number };

/**
 * Loads a page of a list that is ordered by ID, newest first. If the previous page was loaded, the page starts after
 * its last row, so that the server does not read earlier rows.
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
