import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { getCompleteIntervals, isAllDay, isOvernight, readTime } from './hours';
import type { Interval } from './types';

type Props = {
	interval: Interval;
	onChange: ( field: keyof Interval, interval: Interval ) => void;
	/** Absent when it is the day's only interval. */
	onRemove?: () => void;
};

/** Saved time as the field takes it: the field knows no 24:00. */
function toFieldValue( time: string ): string {
	const read = readTime( time );
	return read === '24:00' ? '00:00' : ( read ?? '' );
}

/** What an author should know about an interval; empty when there is nothing to say. */
function getHint( interval: Interval ): string {
	if ( getCompleteIntervals( [ interval ] ).length === 0 ) {
		return __(
			'Visitors see these hours once you set both times.',
			'mainstreet-blocks'
		);
	}
	const isSame =
		! isAllDay( [ interval ] ) &&
		readTime( interval.opening ) === readTime( interval.closing );
	if ( isSame ) {
		return __(
			'Both times are the same. Use different times, or choose “24 hours”.',
			'mainstreet-blocks'
		);
	}
	return isOvernight( interval )
		? __( 'Closes the next day.', 'mainstreet-blocks' )
		: '';
}

/** Opening and closing time of one interval. */
export function IntervalFields( { interval, onChange, onRemove }: Props ) {
	const hint = getHint( interval );
	return (
		<>
			<div className="jetpack-business-hours__fields">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					type="time"
					label={ __( 'Opening', 'mainstreet-blocks' ) }
					className="jetpack-business-hours__opening"
					value={ toFieldValue( interval.opening ) }
					onChange={ ( opening: string ) =>
						onChange( 'opening', { ...interval, opening } )
					}
				/>
				<span aria-hidden="true">–</span>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					type="time"
					label={ __( 'Closing', 'mainstreet-blocks' ) }
					value={ toFieldValue( interval.closing ) }
					onChange={ ( closing: string ) =>
						onChange( 'closing', { ...interval, closing } )
					}
				/>
				{ onRemove && (
					<Button
						size="compact"
						icon={ trash }
						label={ __( 'Remove hours', 'mainstreet-blocks' ) }
						onClick={ onRemove }
					/>
				) }
			</div>
			{ hint && <p className="jetpack-business-hours__hint">{ hint }</p> }
		</>
	);
}
