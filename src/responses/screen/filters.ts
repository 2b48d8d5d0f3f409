import type { View as ListView } from '@wordpress/dataviews';
import { readDateFilter } from '@shared/admin/dates';
import { toNumber, toText } from '@shared/guards';
import type { Filters, View } from './types';

/**
 * What to ask the server for.
 *
 * @param folder Folder.
 * @param view   The list as it is shown.
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

/** Whether anything is left out of the folder. */
export const isNarrowed = ( {
	search,
	source,
	form,
	from,
	to,
}: Filters ): boolean => Boolean( search || source || form || from || to );
