/** Keys of the saved days; never translated, always in this order. */
export const DAY_NAMES = [
	'Sun',
	'Mon',
	'Tue',
	'Wed',
	'Thu',
	'Fri',
	'Sat',
] as const;
export type DayName = ( typeof DAY_NAMES )[ number ];

/** Times are `HH:MM`, or empty while the author has not chosen one. */
export type Interval = { opening: string; closing: string };

/** A day without hours is closed. */
export type Day = { name: DayName; hours: Interval[] };

/** A day with hours of its own; without hours it is closed. */
export type SpecialDay = {
	/** `YYYY-MM-DD`, or empty while the author has not chosen one. */
	date: string;
	name: string;
	hours: Interval[];
};

export type Attributes = {
	days: Day[];
	/** Ours, as the next ones; absent until used. */
	specialDays?: SpecialDay[];
	showOpenNow?: boolean;
	/** Whether the page shows the site's hours in place of these. */
	useSite?: boolean;
};
