import { toRecords, toText } from '@shared/guards';
import { DAY_NAMES, type Attributes, type Day, type Interval } from './types';

/** The week of a new block, as block.json has it too: Monday to Friday from nine to five. */
export const DEFAULT_DAYS: Day[] = DAY_NAMES.map( ( name ) => ( {
	name,
	hours: [ 'Sun', 'Sat' ].includes( name )
		? []
		: [ { opening: '09:00', closing: '17:00' } ],
} ) );

/** More would not be hours any more; keeps hostile content from growing without end. */
export const MAX_INTERVALS = 48;

/** The same for special days. */
export const MAX_SPECIAL_DAYS = 100;

function normalizeHours( value: unknown ): Interval[] {
	return toRecords( value )
		.slice( 0, MAX_INTERVALS )
		.map( ( { opening, closing } ) => ( {
			opening: toText( opening ),
			closing: toText( closing ),
		} ) );
}

function findDays( value: unknown ): Day[] | null {
	const stored = toRecords( value );
	if (
		! stored.some( ( { name } ) =>
			DAY_NAMES.some( ( known ) => known === name )
		)
	) {
		return null;
	}
	return DAY_NAMES.map( ( name ) => ( {
		name,
		hours: normalizeHours(
			stored.find( ( day ) => day.name === name )?.hours
		),
	} ) );
}

/**
 * Brings stored attributes into shape: seven days from Sunday on. A day that is
 * missing is closed; where no day can be recognized the default week stands.
 * Texts of times are kept as they are, so that what an author stored is not lost.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize(
	attributes: Record< string, unknown >
): Required< Omit< Attributes, 'useSite' > > {
	return {
		days: findDays( attributes.days ) ?? DEFAULT_DAYS,
		specialDays: toRecords( attributes.specialDays )
			.slice( 0, MAX_SPECIAL_DAYS )
			.map( ( { date, name, hours } ) => ( {
				date: toText( date ),
				name: toText( name ),
				hours: normalizeHours( hours ),
			} ) ),
		showOpenNow: attributes.showOpenNow === true,
	};
}
