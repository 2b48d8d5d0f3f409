import { dateI18n, getSettings } from '@wordpress/date';
import { toList, toText } from '@shared/guards';

/**
 * Formats a date and time with the site's two formats. The combined format of WordPress depends on the language only.
 *
 * @param iso ISO 8601, or '' for none.
 */
export function formatMoment( iso: string ): string {
	if ( ! iso ) {
		return '';
	}
	const { formats } = getSettings();
	const time = dateI18n( formats.time, iso, undefined );
	// Keeps the time on one line.
	return `${ formatDay( iso ) } ${ time.replace( / /g, '\u00a0' ) }`;
}

/**
 * Formats a date with the site's format.
 *
 * @param iso ISO 8601 or `YYYY-MM-DD …`.
 */
export function formatDay( iso: string ): string {
	const { formats } = getSettings();
	return iso ? dateI18n( formats.date, iso, undefined ) : '';
}

/**
 * The day after one.
 *
 * @param day `YYYY-MM-DD`.
 * @return '' when it is no day.
 */
export function dayAfter( day: string ): string {
	const date = new Date( `${ day }T00:00:00Z` );
	if ( ! /^\d{4}-\d\d-\d\d$/.test( day ) || Number.isNaN( date.valueOf() ) ) {
		return '';
	}
	date.setUTCDate( date.getUTCDate() + 1 );
	return date.toISOString().slice( 0, 10 );
}

/**
 * First and last day of a DataViews date filter.
 *
 * @param operator Such as `between`.
 * @param value    One day, or two.
 * @return `YYYY-MM-DD`; '' for open.
 */
export function readDateFilter(
	operator: string,
	value: unknown
): [ string, string ] {
	switch ( operator ) {
		case 'between': {
			const [ from = '', to = '' ] = toList( value ).map( toText );
			return [ from, to ];
		}
		case 'afterInc':
			return [ toText( value ), '' ];
		case 'beforeInc':
			return [ '', toText( value ) ];
		default:
			return [ toText( value ), toText( value ) ];
	}
}
