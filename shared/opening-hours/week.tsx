import { useState } from '@wordpress/element';
import { startWeekOn } from './hours';
import type { Day, DayName, Interval } from './types';
import { CopyHours } from './copy-hours';
import { DayRow } from './day-row';
import { HoursText } from './hours-text';
import type { LocalizedWeek } from './use-localized-week';

type Props = {
	days: Day[];
	week: LocalizedWeek;
	isEditing: boolean;
	onChange: ( days: Day[] ) => void;
	/** The same for what is typed in a field. */
	onType: ( field: string, days: Day[] ) => void;
};

/** The seven days: as visitors read them, or a line for each, of which one shows its fields. */
export function Week( { days, week, isEditing, onChange, onType }: Props ) {
	const [ expanded, setExpanded ] = useState< DayName | null >( null );
	const ordered = startWeekOn( days, week.startOfWeek );
	const change = ( names: readonly DayName[], hours: Interval[] ) =>
		days.map( ( day ) =>
			names.includes( day.name ) ? { ...day, hours } : day
		);
	return ordered.map( ( { name, hours } ) => (
		// With the keyboard, the line's button opens the day.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			key={ name }
			className="jetpack-business-hours__item"
			onMouseDown={ () => {
				// The click that selects the block opens the day that was clicked.
				if ( ! isEditing ) {
					setExpanded( name );
				}
			} }
		>
			<dt className={ name }>{ week.days[ name ] }</dt>
			<dd>
				{ isEditing ? (
					<DayRow
						dayLabel={ week.days[ name ] }
						hours={ hours }
						isExpanded={ expanded === name }
						onExpand={ ( isExpanded ) =>
							setExpanded( isExpanded ? name : null )
						}
						onChange={ ( changed ) =>
							onChange( change( [ name ], changed ) )
						}
						onType={ ( field, changed ) =>
							onType(
								`${ name } ${ field }`,
								change( [ name ], changed )
							)
						}
					>
						<CopyHours
							dayLabel={ week.days[ name ] }
							others={ ordered
								.filter( ( other ) => other.name !== name )
								.map( ( other ) => ( {
									name: other.name,
									label: week.days[ other.name ],
								} ) ) }
							onCopy={ ( names ) =>
								onChange( change( names, hours ) )
							}
						/>
					</DayRow>
				) : (
					<HoursText hours={ hours } />
				) }
			</dd>
		</div>
	) );
}
