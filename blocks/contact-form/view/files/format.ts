/** Formats names and sizes of files. Names are untrusted and only used as text content. */

/** Characters that change the direction of a name or are invisible; File_Validator::clean_name() removes the same. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** Number of characters shown from the start and the end of a long name. */
const BEGINNING = 40;
const END = 20;

/**
 * Formats a file name: without invisible characters, and shortened in the middle if it is long.
 *
 * @param name Name of a file.
 */
export function formatName( name: string ): string {
	const letters = [ ...name.replace( UNSEEN, '' ) ];
	return letters.length > BEGINNING + END + 1
		? `${ letters.slice( 0, BEGINNING ).join( '' ) }…${ letters.slice( -END ).join( '' ) }`
		: letters.join( '' );
}

/** Formats a number in the page's language, or in the browser's if the page's language is invalid. */
function format( value: number, options: Intl.NumberFormatOptions ): string {
	const { lang } = document.documentElement;
	try {
		return value.toLocaleString( lang || undefined, options );
	} catch {
		return value.toLocaleString( undefined, options );
	}
}

const UNITS = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ] as const;

/**
 * Formats a size such as "2.1 MB".
 *
 * @param bytes Bytes; 1024 are a kilobyte, as WordPress has it.
 */
export function formatSize( bytes: number ): string {
	let rest = bytes;
	let unit = 0;
	while ( rest >= 1024 && unit < UNITS.length - 1 ) {
		rest /= 1024;
		unit++;
	}
	return format( rest, {
		style: 'unit',
		unit: UNITS[ unit ],
		// The short unit "byte" has no plural form.
		unitDisplay: unit ? 'short' : 'long',
		maximumFractionDigits: unit > 1 ? 1 : 0,
	} );
}

/**
 * Formats a fraction such as "45%".
 *
 * @param share From 0 to 1.
 */
export const formatPercent = ( share: number ): string =>
	format( share, { style: 'percent' } );

/**
 * Formats a duration such as "20 sec" or "3 min".
 *
 * @param seconds Seconds.
 */
export function formatTime( seconds: number ): string {
	const isLong = seconds >= 60;
	return format( Math.ceil( isLong ? seconds / 60 : seconds ), {
		style: 'unit',
		unit: isLong ? 'minute' : 'second',
		unitDisplay: 'short',
	} );
}

/**
 * Replaces the placeholders of a message. Inserted values are not searched for placeholders.
 *
 * @param sentence With `%s`, or `%1$s`, `%2$s` and so on.
 * @param parts    What to put in.
 */
export const fillPlaceholders = (
	sentence: string,
	...parts: string[]
): string =>
	sentence.replace(
		/%(?:(\d)\$)?s/g,
		( _, number ) => parts[ Number( number ?? 1 ) - 1 ] ?? ''
	);
