import type { SpecialDay } from '@shared/opening-hours/types';
import { formatDate, getToday, readDate } from '@shared/opening-hours/dates';
import { HoursText } from '@shared/opening-hours/hours-text';

/** The special days that are to come, as visitors read them: by date, each once. */
export function SpecialItems( { days }: { days: readonly SpecialDay[] } ) {
	const today = getToday();
	const shown = days
		.filter(
			( { date }, index ) =>
				readDate( date ) >= today &&
				readDate( date ) !== '' &&
				days.findIndex( ( other ) => other.date === date ) === index
		)
		.sort( ( one, other ) => one.date.localeCompare( other.date ) );
	return shown.map( ( { date, name, hours } ) => (
		<div key={ date } className="jetpack-business-hours__item is-special">
			<dt>
				<time dateTime={ date }>{ formatDate( date ) }</time>
				{ name && (
					<>
						{ ' ' }
						<span className="jetpack-business-hours__occasion">
							{ name }
						</span>
					</>
				) }
			</dt>
			<dd>
				<HoursText hours={ hours } />
			</dd>
		</div>
	) );
}
