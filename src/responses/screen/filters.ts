import type { View as ListView } from '@wordpress/dataviews';
import { list, number, text } from '@shared/admin/guards';
import type { Filters, View } from './types';

/** First and last day that a filter of dates lets through; '' for open. */
function readDays( operator: string, value: unknown ): [ string, string ] {
	switch ( operator ) {
		case 'between': {
			const [ from, to ] = list( value ).map( text );
			return [ from ?? '', to ?? '' ];
		}
		case 'afterInc':
			return [ text( value ), '' ];
		case 'beforeInc':
			return [ '', text( value ) ];
		default:
			return [ text( value ), text( value ) ];
	}
}

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
			wanted.source = number( value );
		} else if ( field === 'form' ) {
			wanted.form = text( value );
		} else if ( field === 'date' ) {
			[ wanted.from, wanted.to ] = readDays( operator, value );
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
