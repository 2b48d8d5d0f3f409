import { parseServiceUrl, readAttribute } from '@shared/embeds';
import { HEIGHT_DEFAULT, type Calendar } from './types';

/** Page of an account's calendar, or of its frame; what is behind it is left out. */
const EMBED = /^\/calendar\/(?:[bu]\/\d{1,3}\/)?(?:html)?embed\/?$/;

/** Pages that a share link leads to: the app itself, with or without an account's number and a view. */
const APP = /^\/calendar(?:\/|$)/;

const ID = /^[^\s@<>"'\\]+@[a-z\d.-]+$/i;

/** Reads base64, also the kind made for addresses; a plus in an address became a space. */
function decode( text: string ): string {
	try {
		return atob( text.replace( /[ -]/g, '+' ).replace( /_/g, '/' ) );
	} catch {
		return '';
	}
}

const parse = ( text: unknown ): URL | null =>
	parseServiceUrl(
		'google-calendar',
		typeof text === 'string' ? text.replace( /&amp;|&#0?38;/gi, '&' ) : null
	);

/**
 * Reads the address of a calendar's frame, as the server does on each page (class-google-calendar.php).
 *
 * @param text What is stored, of any type.
 * @return The address; null for one that is none of a frame.
 */
export function readEmbedUrl( text: unknown ): string | null {
	const url = parse( text );
	if ( ! url || ! EMBED.test( url.pathname ) ) {
		return null;
	}
	url.pathname = '/calendar/embed';
	return url.href;
}

/** Options of a share link that the calendar's frame understands. The language is that of whoever copied the link. */
const OPTIONS =
	/^(?:ctz|mode|wkst|bgcolor|color|dates|height|title|show(?:Title|Nav|Date|Print|Tabs|Calendars|Tz))$/;

/** A query that the frame takes: `src` of each calendar, and options. */
const toQuery = ( pairs: readonly ( readonly [ string, string ] )[] ): string =>
	pairs
		.map(
			( [ name, value ] ) => `${ name }=${ encodeURIComponent( value ) }`
		)
		.join( '&' );

/** Reads a share link: what it names are calendars' ids, as they are or in base64. */
function readShareLink( text: string ): string | null {
	const url = parse( text );
	if ( ! url || ! APP.test( url.pathname ) ) {
		return null;
	}
	const ids = url.searchParams
		.getAll( 'cid' )
		.map( ( cid ) => ( cid.includes( '@' ) ? cid : decode( cid ) ) )
		.filter( ( id ) => ID.test( id ) );
	const options = [ ...url.searchParams ].filter( ( [ name ] ) =>
		OPTIONS.test( name )
	);
	return ids.length > 0
		? `https://calendar.google.com/calendar/embed?${ toQuery( [
				...ids.map( ( id ) => [ 'src', id ] as const ),
				...options,
			] ) }`
		: null;
}

/**
 * Reads a height as embed code has it.
 *
 * @param text     Pixels, with or without the unit.
 * @param fallback Pixels where it says none, such as a percentage.
 * @return Whole pixels.
 */
export function readHeight( text: string, fallback = HEIGHT_DEFAULT ): number {
	const height = /^\s*\d{1,4}(?:px)?\s*$/i.test( text )
		? parseInt( text, 10 )
		: 0;
	return height > 0 ? height : fallback;
}

/** Height that Google's own page for embedding writes into the address, too. */
const readUrlHeight = ( url: string ): number =>
	readHeight( new URL( url ).searchParams.get( 'height' ) ?? '' );

/**
 * Reads what people enter: the address of a calendar's frame, a share link, or the code of a frame.
 *
 * @return The calendar; null where there is none of this service.
 */
export function readCalendar( typed: string ): Calendar | null {
	const frames = typed.match( /<iframe\b[^>]*>/gi );
	if ( ! frames ) {
		const url = readEmbedUrl( typed ) ?? readShareLink( typed );
		return url === null ? null : { url, height: readUrlHeight( url ) };
	}
	for ( const frame of frames ) {
		const url = readEmbedUrl( readAttribute( frame, 'src' ) );
		if ( url !== null ) {
			return {
				url,
				height: readHeight(
					readAttribute( frame, 'height' ),
					readUrlHeight( url )
				),
			};
		}
	}
	return null;
}
