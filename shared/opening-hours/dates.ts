import { date, getSettings, gmdateI18n } from '@wordpress/date';

/** Today's date at the site, `YYYY-MM-DD`. */
export const getToday = (): string => date( 'Y-m-d', undefined, undefined );

/**
 * Reads a saved date.
 *
 * @param text Such as `2026-12-25`.
 * @return The same, or '' when there is no such day.
 */
export function readDate( text: string ): string {
	const moment = new Date( `${ text }T00:00:00Z` );
	return /^\d{4}-\d\d-\d\d$/.test( text ) &&
		! Number.isNaN( moment.getTime() ) &&
		moment.toISOString().startsWith( text )
		? text
		: '';
}

/**
 * Says a date in the site's format.
 *
 * @param day Such as `2026-12-25`.
 */
export const formatDate = ( day: string ): string =>
	gmdateI18n( getSettings().formats.date, `${ day }T12:00:00Z` );

/** The site's time zone as PHP names it: a name, or the distance from UTC such as `+05:45`. */
export function getZone(): string {
	const { string: name, offset } = getSettings().timezone;
	if ( name ) {
		return name;
	}
	const minutes = Math.round( Number( offset ) * 60 ) || 0;
	const pad = ( part: number ) => String( part ).padStart( 2, '0' );
	return `${ minutes < 0 ? '-' : '+' }${ pad(
		Math.floor( Math.abs( minutes ) / 60 )
	) }:${ pad( Math.abs( minutes ) % 60 ) }`;
}
