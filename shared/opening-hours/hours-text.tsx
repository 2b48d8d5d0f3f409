import { getSettings, gmdateI18n } from '@wordpress/date';
import { Fragment, createInterpolateElement } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { getCompleteIntervals, isAllDay } from './hours';
import type { Interval } from './types';

/**
 * Time of the day in the site's format.
 *
 * @param time `HH:MM`; `24:00` is midnight.
 */
export function formatTime( time: string ): string {
	const clock = time === '24:00' ? '00:00' : time;
	return gmdateI18n(
		getSettings().formats.time,
		`2001-01-15T${ clock }:00Z`
	);
}

/** A day's hours as visitors read them (render.php writes the same). */
export function HoursText( { hours }: { hours: readonly Interval[] } ) {
	const intervals = getCompleteIntervals( hours );
	if ( intervals.length === 0 ) {
		return <>{ __( 'Closed', 'mainstreet-blocks' ) }</>;
	}
	if ( isAllDay( intervals ) ) {
		return <>{ __( 'Open 24 hours', 'mainstreet-blocks' ) }</>;
	}
	return intervals.map( ( { opening, closing }, index ) => (
		<Fragment key={ index }>
			{ index > 0 && ' ' }
			<span className="jetpack-business-hours__interval">
				{ createInterpolateElement(
					sprintf(
						/* translators: 1: opening time, 2: closing time. */
						__( '%1$s – %2$s', 'mainstreet-blocks' ),
						'<opening/>',
						'<closing/>'
					),
					{
						// Each by itself: in text that runs from right to left, "9:00 am" would be taken apart.
						opening: <bdi>{ formatTime( opening ) }</bdi>,
						closing: <bdi>{ formatTime( closing ) }</bdi>,
					}
				) }
				{ index < intervals.length - 1 &&
					_x(
						',',
						'between two opening hours',
						'mainstreet-blocks'
					) }
			</span>
		</Fragment>
	) );
}
