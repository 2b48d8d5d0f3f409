import { Button, CheckboxControl, ToggleControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, plus } from '@wordpress/icons';
import { MAX_INTERVALS } from './attributes';
import { ALL_DAY_INTERVAL, DEFAULT_INTERVAL, isAllDay } from './hours';
import type { ReactNode } from 'react';
import type { Interval } from './types';
import { HoursText } from './hours-text';
import { IntervalFields } from './interval-fields';

type Props = {
	/** Name of the day as shown. */
	dayLabel: string;
	hours: Interval[];
	onChange: ( hours: Interval[] ) => void;
	/** The same for what is typed in a field. */
	onType: ( field: string, hours: Interval[] ) => void;
	/** Whether the fields are shown. Without it they always are. */
	isExpanded?: boolean;
	/** Shows or hides the fields. */
	onExpand?: ( isExpanded: boolean ) => void;
	/** More buttons for the day. */
	children?: ReactNode;
};

/** Moves focus to the opening time of an interval once it is drawn. */
function useIntervalFocus() {
	const ref = useRef< HTMLDivElement >( null );
	const [ index, setIndex ] = useState< number | null >( null );
	useEffect( () => {
		if ( index !== null ) {
			ref.current
				?.querySelectorAll< HTMLInputElement >(
					'.jetpack-business-hours__opening input'
				)
				[ index ]?.focus();
			setIndex( null );
		}
	}, [ index ] );
	return { ref, focusInterval: setIndex };
}

/** One day of the week with its switches and hours. */
export function DayRow( {
	dayLabel,
	hours,
	onChange,
	onType,
	isExpanded = true,
	onExpand,
	children,
}: Props ) {
	const { ref, focusInterval } = useIntervalFocus();
	const isOpen = hours.length > 0;
	const isOpenAllDay = isAllDay( hours );

	const addInterval = () => {
		onChange( [ ...hours, { opening: '', closing: '' } ] );
		focusInterval( hours.length );
	};
	const removeInterval = ( removed: number ) => {
		onChange( hours.filter( ( _, index ) => index !== removed ) );
		focusInterval( Math.max( 0, removed - 1 ) );
	};

	return (
		<div
			ref={ ref }
			role="group"
			aria-label={ dayLabel }
			className="jetpack-business-hours__controls"
		>
			<div className="jetpack-business-hours__switches">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Open', 'mainstreet-blocks' ) }
					checked={ isOpen }
					onChange={ ( open ) => {
						onChange( open ? [ DEFAULT_INTERVAL ] : [] );
						onExpand?.( open );
					} }
				/>
				{ onExpand && (
					<Button
						size="compact"
						variant="tertiary"
						icon={ isExpanded ? chevronUp : chevronDown }
						iconPosition="right"
						className="jetpack-business-hours__expand"
						aria-expanded={ isExpanded }
						onClick={ () => onExpand( ! isExpanded ) }
					>
						<span>
							<HoursText hours={ hours } />
						</span>
					</Button>
				) }
			</div>
			{ isExpanded &&
				! isOpenAllDay &&
				hours.map( ( interval, index ) => (
					<IntervalFields
						key={ index }
						interval={ interval }
						onChange={ ( field, changed ) =>
							onType(
								`${ field } ${ index }`,
								hours.map( ( other, position ) =>
									position === index ? changed : other
								)
							)
						}
						onRemove={
							hours.length > 1
								? () => removeInterval( index )
								: undefined
						}
					/>
				) ) }
			{ isExpanded && (
				<div className="jetpack-business-hours__switches">
					{ isOpen && (
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ __( '24 hours', 'mainstreet-blocks' ) }
							checked={ isOpenAllDay }
							onChange={ ( allDay ) =>
								onChange( [
									allDay
										? ALL_DAY_INTERVAL
										: DEFAULT_INTERVAL,
								] )
							}
						/>
					) }
					{ isOpen &&
						! isOpenAllDay &&
						hours.length < MAX_INTERVALS && (
							<Button
								size="compact"
								variant="tertiary"
								icon={ plus }
								onClick={ addInterval }
							>
								{ __( 'Add hours', 'mainstreet-blocks' ) }
							</Button>
						) }
					{ children }
				</div>
			) }
		</div>
	);
}
