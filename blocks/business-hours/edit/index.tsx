import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useUndoSteps } from '@shared/post-editor';
import { normalise } from '../attributes';
import { startWeekOn } from '../hours';
import type { Attributes, DayName, Interval } from '../types';
import { DayRow } from './day-row';
import { HoursText } from './hours-text';
import { useLocalizedWeek } from './use-localized-week';

export default function Edit( {
	attributes,
	setAttributes,
	isSelected,
}: BlockEditProps< Attributes > ) {
	const { days } = normalise( attributes );
	const week = useLocalizedWeek();
	const steps = useUndoSteps();
	const changeHours = ( name: DayName, hours: Interval[] ) =>
		setAttributes( {
			days: days.map( ( day ) =>
				day.name === name ? { name, hours } : day
			),
		} );

	return (
		<div { ...useBlockProps() }>
			<dl
				className={
					isSelected
						? 'jetpack-business-hours is-editing'
						: 'jetpack-business-hours'
				}
			>
				{ startWeekOn( days, week.startOfWeek ).map(
					( { name, hours } ) => (
						<div
							key={ name }
							className="jetpack-business-hours__item"
						>
							<dt className={ name }>{ week.days[ name ] }</dt>
							<dd>
								{ isSelected ? (
									<DayRow
										dayLabel={ week.days[ name ] }
										hours={ hours }
										onChange={ ( changed ) =>
											steps.act( () =>
												changeHours( name, changed )
											)
										}
										onType={ ( field, changed ) =>
											steps.type(
												`${ name } ${ field }`,
												() =>
													changeHours( name, changed )
											)
										}
									/>
								) : (
									<HoursText hours={ hours } />
								) }
							</dd>
						</div>
					)
				) }
			</dl>
		</div>
	);
}
