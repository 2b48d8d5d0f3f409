/** Names and sizes of files as people read them. Names are anybody's: they are only ever shown as text. */

/** What turns or hides parts of a name, as File_Validator::clean_name() drops it. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** Letters of a name that are shown: enough to tell it, and its ending. */
const BEGINNING = 40;
const END = 20;

/**
 * A name without what nobody can see, and cut in the middle if it is long.
 *
 * @param name Name of a file.
 */
export function formatName( name: string ): string {
	const letters = [ ...name.replace( UNSEEN, '' ) ];
	return letters.length > BEGINNING + END + 1
		? `${ letters.slice( 0, BEGINNING ).join( '' ) }…${ letters.slice( -END ).join( '' ) }`
		: letters.join( '' );
}

/** A number in the language of the page; in the browser's where the page names one that is none. */
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
 * A size such as "2.1 MB".
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
		// Short for a byte is "byte", of which there are many.
		unitDisplay: unit ? 'short' : 'long',
		maximumFractionDigits: unit > 1 ? 1 : 0,
	} );
}

/**
 * A share such as "45%".
 *
 * @param share From 0 to 1.
 */
export const formatPercent = ( share: number ): string =>
	format( share, { style: 'percent' } );

/**
 * A time such as "20 sec" or "3 min".
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
 * A sentence with something in the place of each mark. What is put in is never looked at again.
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
