import type { View as ListView } from '@wordpress/dataviews';
import { readDateFilter } from '@shared/admin/dates';
import { toNumber, toText } from '@shared/guards';
import type { Filters, View } from './types';

/**
 * Filters for the request to the server.
 *
 * @param view View of the list.
 */
export function toFilters(
	folder: View,
	{ search = '', filters = [], sort }: ListView
): Filters {
	const wanted: Filters = {
		view: folder,
		source: 0,
		form: '',
		search: search.trim(),
		from: '',
		to: '',
		order: sort?.direction ?? 'desc',
	};
	for ( const { field, operator, value } of filters ) {
		if ( field === 'source' ) {
			wanted.source = toNumber( value );
		} else if ( field === 'form' ) {
			wanted.form = toText( value );
		} else if ( field === 'date' ) {
			[ wanted.from, wanted.to ] = readDateFilter( operator, value );
		}
	}
	return wanted;
}

/** Whether any filter is active. */
export const isNarrowed = ( {
	search,
	source,
	form,
	from,
	to,
}: Filters ): boolean => Boolean( search || source || form || from || to );
