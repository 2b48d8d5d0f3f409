import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getCompleteIntervals, isAllDay } from '@shared/opening-hours/hours';
import { describeNow, type StatusTexts, type Times } from '../open-now';
import {
	DAY_NAMES,
	type Day,
	type Interval,
	type SpecialDay,
} from '@shared/opening-hours/types';
import { getZone, readDate } from '@shared/opening-hours/dates';
import { formatTime } from '@shared/opening-hours/hours-text';
import type { LocalizedWeek } from '@shared/opening-hours/use-localized-week';

/** Sentences without names and times, as PHP gives them to the page (class Open_Now). */
type Templates = Omit< StatusTexts, 'times' | 'days' >;

const getSentences = (): Templates => ( {
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

const getStatus = (): Templates => {
	const open = __( 'Open now', 'mainstreet-blocks' );
	const closed = __( 'Closed now', 'mainstreet-blocks' );
	return {
		open,
		until: open,
		closed,
		today: closed,
		tomorrow: closed,
		later: closed,
	};
};

const getChange = (): Templates => ( {
	open: '',
	/* translators: %s: time of the day. */
	until: __( 'Closes at %s', 'mainstreet-blocks' ),
	closed: '',
	/* translators: %s: time of the day. */
	today: __( 'Opens at %s', 'mainstreet-blocks' ),
	/* translators: %s: time of the day. */
	tomorrow: __( 'Opens tomorrow at %s', 'mainstreet-blocks' ),
	/* translators: 1: day of the week, 2: time of the day. */
	later: __( 'Opens on %1$s at %2$s', 'mainstreet-blocks' ),
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

function describe(
	{ days, specialDays, week }: Props,
	templates: Templates,
	now: number
) {
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
						...templates,
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

/** The time, which the line follows from minute to minute. */
function useNow(): number {
	const [ now, setNow ] = useState( Date.now );
	useEffect( () => {
		const timer = setInterval( () => setNow( Date.now() ), 60_000 );
		return () => clearInterval( timer );
	}, [] );
	return now;
}

/** Whether it is open now, as visitors read it. */
export function NowLine( props: Props ) {
	const state = describe( props, getSentences(), useNow() );
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

/** The line of the block style "One line", as visitors see it before they open it. */
export function OneLine( props: Props ) {
	const now = useNow();
	const status = describe( props, getStatus(), now );
	const change = describe( props, getChange(), now );
	return (
		<div className="jetpack-business-hours__line">
			{ status && change ? (
				<>
					<span
						className={ `jetpack-business-hours__now is-status${
							status.isOpen ? ' is-open' : ''
						}` }
					>
						{ status.text }
					</span>
					<span className="jetpack-business-hours__now is-change">
						{ change.text }
					</span>
				</>
			) : (
				<span>{ __( 'Opening hours', 'mainstreet-blocks' ) }</span>
			) }
		</div>
	);
}
