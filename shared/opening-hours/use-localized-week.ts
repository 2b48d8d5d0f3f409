import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { toRecord } from '@shared/guards';
import { DAY_NAMES, type DayName } from './types';

/** Names of the days for the reader, and the day a week begins with (0 is Sunday). */
export type LocalizedWeek = {
	days: Record< DayName, string >;
	startOfWeek: number;
};

/** Fallback when the request fails. */
export const ENGLISH_WEEK: LocalizedWeek = {
	days: {
		Sun: 'Sunday',
		Mon: 'Monday',
		Tue: 'Tuesday',
		Wed: 'Wednesday',
		Thu: 'Thursday',
		Fri: 'Friday',
		Sat: 'Saturday',
	},
	startOfWeek: 0,
};

/**
 * Parses the response; missing or invalid labels stay English.
 *
 * @param answer What the route sent.
 */
export function parseWeek( answer: unknown ): LocalizedWeek {
	const { days, startOfWeek } = toRecord( answer );
	const named = toRecord( days );
	const week = { ...ENGLISH_WEEK, days: { ...ENGLISH_WEEK.days } };
	for ( const key of DAY_NAMES ) {
		const name = named[ key ];
		if ( typeof name === 'string' && name !== '' ) {
			week.days[ key ] = name;
		}
	}
	const first = Number( startOfWeek );
	if ( Number.isInteger( first ) && first >= 0 && first < 7 ) {
		week.startOfWeek = first;
	}
	return week;
}

/** One request for all blocks of the page; a failed one is made again by the next block. */
let request: Promise< LocalizedWeek > | null = null;
let known: LocalizedWeek | null = null;

function requestWeek(): Promise< LocalizedWeek > {
	request ??= apiFetch< unknown >( {
		path: '/wpcom/v2/business-hours/localized-week',
	} ).then(
		( answer ) => {
			known = parseWeek( answer );
			return known;
		},
		() => {
			// Silent on purpose: English names are good enough to work with.
			request = null;
			return ENGLISH_WEEK;
		}
	);
	return request;
}

/** The week in the reader's language; English until the site has answered. */
export function useLocalizedWeek(): LocalizedWeek {
	const [ week, setWeek ] = useState( known ?? ENGLISH_WEEK );
	useEffect( () => {
		let isMounted = true;
		requestWeek().then( ( answer ) => isMounted && setWeek( answer ) );
		return () => {
			isMounted = false;
		};
	}, [] );
	return week;
}
