/** Opening and closing times of one day, each `HH:MM`. */
export type Times = ReadonlyArray<
	readonly [ opening: string, closing: string ]
>;

export type Opening = {
	/** Name of the site's time zone, or its distance from UTC such as `+05:45`. */
	zone: string;
	/** Seven days from Sunday on. */
	week: readonly Times[];
	/** Days that have other hours, by date (`YYYY-MM-DD`). */
	special: Readonly< Record< string, Times > >;
};

/** Sentences in the reader's language, with `%s`, or `%1$s` for a day and `%2$s` for a time. */
export type StatusTexts = {
	open: string;
	until: string;
	closed: string;
	today: string;
	tomorrow: string;
	later: string;
	/** Times as people read them, by `HH:MM`. */
	times: Readonly< Record< string, string > >;
	/** Names of the days from Sunday on. */
	days: readonly string[];
};

/** Minutes. */
const DAY = 1440;

type Span = [ start: number, end: number ];

/** What the site's clock shows, as if it stood in UTC. */
function readClock( zone: string, now: number ): Date {
	const [ , sign, hours, minutes ] =
		/^([+-])(\d\d):(\d\d)$/.exec( zone ) ?? [];
	if ( sign ) {
		const distance = Number( hours ) * 60 + Number( minutes );
		return new Date( now + Number( `${ sign }${ distance }` ) * 60_000 );
	}
	const parts: Record< string, string > = {};
	new Intl.DateTimeFormat( 'en-US', {
		timeZone: zone,
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
	} )
		.formatToParts( now )
		.forEach( ( { type, value } ) => ( parts[ type ] = value ) );
	const { year, month, day, hour, minute } = parts;
	return new Date( `${ year }-${ month }-${ day }T${ hour }:${ minute }Z` );
}

const toMinutes = ( time: string ): number =>
	Number( time.slice( 0, 2 ) ) * 60 + Number( time.slice( 3 ) );

/** Hours around a day, in minutes from its first midnight on; what touches is one. */
function getSpans( { week, special }: Opening, clock: Date ): Span[] {
	const spans: Span[] = [];
	// What began yesterday may not be over; further than a week ahead nobody is told.
	for ( let day = -1; day < 8; day++ ) {
		const date = new Date( clock );
		date.setUTCDate( date.getUTCDate() + day );
		const hours =
			special[ date.toISOString().slice( 0, 10 ) ] ??
			week[ date.getUTCDay() ] ??
			[];
		for ( const [ opening, closing ] of hours ) {
			const start = toMinutes( opening );
			// A day without closing time is written as 00:00 to 23:59.
			const end =
				! start && closing === '23:59' ? DAY : toMinutes( closing );
			spans.push( [
				day * DAY + start,
				day * DAY + end + ( end <= start ? DAY : 0 ),
			] );
		}
	}
	spans.sort( ( one, other ) => one[ 0 ] - other[ 0 ] );
	let last: Span | undefined;
	return spans.filter( ( span ) => {
		if ( last && span[ 0 ] <= last[ 1 ] ) {
			last[ 1 ] = Math.max( last[ 1 ], span[ 1 ] );
			return false;
		}
		last = span;
		return true;
	} );
}

/**
 * Says whether it is open, and until when or from when on. All of it follows the clock on the site's wall: where
 * that is set forward or back, hours are meant as they stand there.
 *
 * @param opening   Hours and time zone. A zone that is none throws.
 * @param sentences What is said.
 * @param now       Milliseconds since 1970, UTC.
 */
export function describeNow(
	opening: Opening,
	sentences: StatusTexts,
	now: number
): { isOpen: boolean; text: string } {
	const clock = readClock( opening.zone, now );
	const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
	const [ start, end ] = getSpans( opening, clock ).find(
		( span ) => span[ 1 ] > minute
	) ?? [ Infinity, 0 ];
	const isOpen = start <= minute;
	const change = isOpen ? end : start;
	const day = Math.floor( change / DAY );
	const inDay = change % DAY;
	const time =
		sentences.times[
			[ Math.floor( inDay / 60 ), inDay % 60 ]
				.map( ( part ) => String( part ).padStart( 2, '0' ) )
				.join( ':' )
		] ?? '';
	let sentence = sentences.closed;
	if ( isOpen ) {
		// A time more than a day ahead would be taken for today's.
		sentence = change - minute < DAY ? sentences.until : sentences.open;
	} else if ( day < 7 ) {
		sentence =
			[ sentences.today, sentences.tomorrow ][ day ] ?? sentences.later;
	}
	const weekday = sentences.days[ ( clock.getUTCDay() + day ) % 7 ] ?? '';
	return {
		isOpen,
		text: sentence
			.replace( '%1$s', () => weekday )
			.replace( /%(2\$)?s/, () => time ),
	};
}
