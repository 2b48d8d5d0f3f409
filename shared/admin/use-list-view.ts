import { useViewportMatch } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import type { View, ViewTable } from '@wordpress/dataviews';
import { useState } from '@wordpress/element';
import { store as preferences } from '@wordpress/preferences';
import { oneOf, toList, toNumber, toRecord, toText } from '@shared/guards';

/** Rows of a page that can be chosen. */
export const PAGE_SIZES = [ 10, 20, 50, 100 ];

const SCOPE = 'mainstreet';

const DENSITIES = [ 'balanced', 'compact', 'comfortable' ] as const;

/** The user's saved view, as far as it is still valid. */
function readKept( kept: unknown, start: ViewTable ): ViewTable {
	const { fields, perPage, sort, layout } = toRecord( kept );
	const { field, direction } = toRecord( sort );
	const { density } = toRecord( layout );
	return {
		...start,
		...( Array.isArray( fields ) && {
			fields: toList( fields ).map( toText ).filter( Boolean ),
		} ),
		...( PAGE_SIZES.includes( toNumber( perPage ) ) && {
			perPage: toNumber( perPage ),
		} ),
		...( toText( field ) && {
			sort: {
				field: toText( field ),
				direction: oneOf( [ 'desc', 'asc' ] )( direction ),
			},
		} ),
		layout: {
			...start.layout,
			density: oneOf( DENSITIES )( density ),
		},
	};
}

/**
 * The view of a list. Columns, page size, order and density are saved in the user's preferences; search and filters are
 * not.
 *
 * @param name   Name of the list.
 * @param start  How it is shown at first.
 * @param narrow Columns where there is no room for more.
 */
export function useListView(
	name: string,
	start: ViewTable,
	narrow: string[] = []
) {
	const isNarrow = useViewportMatch( 'medium', '<' );
	const key = isNarrow ? `${ name }-narrow` : name;
	const kept: unknown = useSelect(
		( select ) => select( preferences ).get( SCOPE, key ),
		[ key ]
	);
	const { set } = useDispatch( preferences );
	const [ view, setView ] = useState< View >( start );
	const shown = readKept(
		kept,
		isNarrow ? { ...start, fields: narrow } : start
	);
	return {
		isNarrow,
		view: {
			...shown,
			search: view.search,
			filters: view.filters,
			page: view.page,
		},
		onChange: ( next: View ) => {
			const { fields, perPage, sort, layout } = next;
			// Returns to the first page when the order changes.
			const isOther =
				sort?.field !== shown.sort?.field ||
				sort?.direction !== shown.sort?.direction ||
				perPage !== shown.perPage;
			setView( isOther ? { ...next, page: 1 } : next );
			const now = { fields, perPage, sort, layout };
			if (
				JSON.stringify( now ) !==
				JSON.stringify( {
					fields: shown.fields,
					perPage: shown.perPage,
					sort: shown.sort,
					layout: shown.layout,
				} )
			) {
				set( SCOPE, key, now );
			}
		},
	};
}
