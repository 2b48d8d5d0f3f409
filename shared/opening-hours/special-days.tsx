import { Button, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { MAX_SPECIAL_DAYS } from './attributes';
import type { SpecialDay } from './types';
import { formatDate, getToday, readDate } from './dates';
import { DayRow } from './day-row';

type Props = {
	days: SpecialDay[];
	onChange: ( days: SpecialDay[] ) => void;
	/** The same for what is typed in a field. */
	onType: ( field: string, days: SpecialDay[] ) => void;
};

/** What an author should know about a special day; empty when there is nothing to say. */
function getHint( { date }: SpecialDay, others: SpecialDay[] ): string {
	const day = readDate( date );
	if ( ! day ) {
		return __(
			'Visitors see this day once you set a date.',
			'mainstreet-blocks'
		);
	}
	if ( others.some( ( other ) => other.date === day ) ) {
		return __(
			'This date is already in the list. Only the first one is used.',
			'mainstreet-blocks'
		);
	}
	return day < getToday()
		? __(
				'This day is over and is no longer shown to visitors.',
				'mainstreet-blocks'
			)
		: '';
}

/** Date, name and hours of the days that differ from the week. */
export function SpecialDays( { days, onChange, onType }: Props ) {
	const root = useRef< HTMLDivElement >( null );
	const [ focused, setFocused ] = useState< number | null >( null );
	useEffect( () => {
		if ( focused === null ) {
			return;
		}
		const dates =
			root.current?.querySelectorAll< HTMLElement >(
				'input[type="date"]'
			);
		const target =
			dates?.[ focused ] ??
			root.current?.querySelector< HTMLElement >(
				'.jetpack-business-hours__add-day'
			);
		target?.focus();
		setFocused( null );
	}, [ focused ] );

	const change = ( index: number, changed: Partial< SpecialDay > ) =>
		days.map( ( day, at ) =>
			at === index ? { ...day, ...changed } : day
		);
	const add = () => {
		onChange( [ ...days, { date: '', name: '', hours: [] } ] );
		setFocused( days.length );
	};
	const remove = ( index: number ) => {
		onChange( days.filter( ( _, at ) => at !== index ) );
		setFocused( Math.max( 0, index - 1 ) );
	};

	return (
		<div
			ref={ root }
			role="group"
			aria-label={ __(
				'Holidays and special days',
				'mainstreet-blocks'
			) }
			className="jetpack-business-hours__special"
		>
			{ days.map( ( day, index ) => {
				const hint = getHint( day, days.slice( 0, index ) );
				const date = readDate( day.date );
				const label =
					day.name ||
					( date && formatDate( date ) ) ||
					sprintf(
						/* translators: %d: number of a day without date and name. */
						__( 'Special day %d', 'mainstreet-blocks' ),
						index + 1
					);
				return (
					<div
						key={ index }
						className="jetpack-business-hours__special-day"
					>
						<div className="jetpack-business-hours__special-fields">
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								type="date"
								label={ __( 'Date', 'mainstreet-blocks' ) }
								value={ date }
								onChange={ ( chosen ) =>
									onType(
										`date ${ index }`,
										change( index, { date: chosen } )
									)
								}
							/>
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __(
									'Name (optional)',
									'mainstreet-blocks'
								) }
								value={ day.name }
								onChange={ ( name ) =>
									onType(
										`name ${ index }`,
										change( index, { name } )
									)
								}
							/>
						</div>
						<DayRow
							dayLabel={ label }
							hours={ day.hours }
							onChange={ ( hours ) =>
								onChange( change( index, { hours } ) )
							}
							onType={ ( field, hours ) =>
								onType(
									`${ field } of ${ index }`,
									change( index, { hours } )
								)
							}
						>
							<Button
								size="compact"
								icon={ trash }
								label={ sprintf(
									/* translators: %s: name or date of a day. */
									__( 'Remove %s', 'mainstreet-blocks' ),
									label
								) }
								onClick={ () => remove( index ) }
							/>
						</DayRow>
						{ hint && (
							<p className="jetpack-business-hours__hint">
								{ hint }
							</p>
						) }
					</div>
				);
			} ) }
			{ days.length < MAX_SPECIAL_DAYS && (
				<Button
					size="compact"
					variant="tertiary"
					icon={ plus }
					className="jetpack-business-hours__add-day"
					onClick={ add }
				>
					{ __(
						'Add a holiday or special day',
						'mainstreet-blocks'
					) }
				</Button>
			) }
		</div>
	);
}
