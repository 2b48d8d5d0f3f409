import type { Day, Interval } from './types';

/** What opening a day sets. */
export const DEFAULT_INTERVAL: Interval = {
	opening: '09:00',
	closing: '17:00',
};

/** How a day without closing time is saved: any editor of this block can show it. */
export const ALL_DAY_INTERVAL: Interval = {
	opening: '00:00',
	closing: '23:59',
};

/**
 * Reads a saved time.
 *
 * @param text Such as `09:00`; `24:00` is midnight at the end of the day.
 * @return The time as `HH:MM`, or null when it is none.
 */
export function readTime( text: string ): string | null {
	const [ , hour, minute ] =
		/^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec( text ) ?? [];
	if ( hour === undefined || minute === undefined ) {
		return null;
	}
	const isEndOfDay = hour === '24' && minute === '00';
	return Number( hour ) < 24 || isEndOfDay
		? `${ hour.padStart( 2, '0' ) }:${ minute }`
		: null;
}

/**
 * Reads the intervals that have both times; the others are not shown to visitors.
 *
 * @param hours Intervals as saved.
 */
export function getCompleteIntervals( hours: readonly Interval[] ): Interval[] {
	return hours.flatMap( ( interval ) => {
		const opening = readTime( interval.opening );
		const closing = readTime( interval.closing );
		return opening !== null && closing !== null
			? [ { opening, closing } ]
			: [];
	} );
}

/**
 * Tells whether a day has no closing time: 00:00 to 23:59, 24:00 or 00:00.
 *
 * @param hours Intervals as saved.
 */
export function isAllDay( hours: readonly Interval[] ): boolean {
	return getCompleteIntervals( hours ).some(
		( { opening, closing } ) =>
			opening === '00:00' &&
			[ '23:59', '24:00', '00:00' ].includes( closing )
	);
}

/**
 * Tells whether an interval ends on the next day.
 *
 * @param interval Interval as saved.
 */
export function isOvernight( interval: Interval ): boolean {
	const [ complete ] = getCompleteIntervals( [ interval ] );
	return (
		complete !== undefined &&
		! isAllDay( [ complete ] ) &&
		complete.closing < complete.opening
	);
}

/**
 * Orders the days for display.
 *
 * @param days        Seven days from Sunday on.
 * @param startOfWeek First day to show; 0 is Sunday.
 */
export function startWeekOn(
	days: readonly Day[],
	startOfWeek: number
): Day[] {
	return [ ...days.slice( startOfWeek ), ...days.slice( 0, startOfWeek ) ];
}
