import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getCompleteIntervals, isAllDay } from '../hours';
import { describeNow, type Sentences, type Times } from '../open-now';
import { DAY_NAMES, type Day, type Interval, type SpecialDay } from '../types';
import { getZone, readDate } from './dates';
import { formatTime } from './hours-text';
import type { LocalizedWeek } from './use-localized-week';

/** The sentences as PHP gives them to the page (class Open_Now). */
const getSentences = (): Omit< Sentences, 'times' | 'days' > => ( {
	open: __( 'Open now', 'mainstreet-blocks' ),
	/* translators: %s: time of the day. */
	until: __( 'Open now · closes at %s', 'mainstreet-blocks' ),
	closed: __( 'Closed now', 'mainstreet-blocks' ),
	/* translators: %s: time of the day. */
	today: __( 'Closed now · opens at %s', 'mainstreet-blocks' ),
	/* translators: %s: time of the day. */
	tomorrow: __( 'Closed now · opens tomorrow at %s', 'mainstreet-blocks' ),
	/* translators: 1: day of the week, 2: time of the day. */
	later: __( 'Closed now · opens on %1$s at %2$s', 'mainstreet-blocks' ),
} );

const toTimes = ( hours: readonly Interval[] ): Times =>
	getCompleteIntervals( hours ).map( ( { opening, closing } ) => [
		opening,
		closing,
	] );

type Props = {
	days: readonly Day[];
	specialDays: readonly SpecialDay[];
	week: LocalizedWeek;
};

function describe( { days, specialDays, week }: Props, now: number ) {
	const special: Record< string, Times > = {};
	for ( const { date, hours } of specialDays ) {
		const day = readDate( date );
		if ( day ) {
			special[ day ] ??= toTimes( hours );
		}
	}
	const opening = {
		zone: getZone(),
		week: days.map( ( { hours } ) => toTimes( hours ) ),
		special,
	};
	const all = [ ...opening.week, ...Object.values( special ) ].flat();
	const isUnclear = all.some(
		( [ from, to ] ) =>
			from === to && ! isAllDay( [ { opening: from, closing: to } ] )
	);
	const times = Object.fromEntries(
		[ '00:00', ...all.flat() ].map( ( time ) => [
			time,
			formatTime( time ),
		] )
	);
	try {
		return isUnclear
			? null
			: describeNow(
					opening,
					{
						...getSentences(),
						times,
						days: DAY_NAMES.map( ( name ) => week.days[ name ] ),
					},
					now
				);
	} catch {
		// The browser does not know the site's time zone: visitors with such a browser see nothing either.
		return null;
	}
}

/** Whether it is open now, as visitors read it; follows the clock. */
export function NowLine( props: Props ) {
	const [ now, setNow ] = useState( Date.now );
	useEffect( () => {
		const timer = setInterval( () => setNow( Date.now() ), 60_000 );
		return () => clearInterval( timer );
	}, [] );
	const state = describe( props, now );
	return (
		state && (
			<p
				className={ `jetpack-business-hours__now${
					state.isOpen ? ' is-open' : ''
				}` }
			>
				{ state.text }
			</p>
		)
	);
}
