import fc from 'fast-check';
import { DAY_NAMES, type Attributes } from '@shared/opening-hours/types';

const time = fc.oneof(
	fc
		.tuple( fc.nat( 23 ), fc.nat( 59 ) )
		.map( ( parts ) =>
			parts
				.map( ( part ) => String( part ).padStart( 2, '0' ) )
				.join( ':' )
		),
	fc.constantFrom( '', '24:00', '00:00', '23:59', '-->', '"<b>' ),
	fc.string()
);

const hours = fc.array( fc.record( { opening: time, closing: time } ), {
	maxLength: 4,
} );

/** Seven days with any hours, as an editor or a careless import may leave them; with special days, or without. */
export const arbitrary: fc.Arbitrary< Attributes > = fc.record(
	{
		days: fc.tuple(
			...DAY_NAMES.map( ( name ) =>
				fc.record( { name: fc.constant( name ), hours } )
			)
		),
		specialDays: fc.array(
			fc.record( {
				date: fc.oneof(
					fc.constantFrom( '', '2026-12-25', '2026-02-30', '-->' ),
					fc.string()
				),
				name: fc.string(),
				hours,
			} ),
			{ minLength: 1, maxLength: 4 }
		),
		showOpenNow: fc.constant( true ),
		useSite: fc.constant( true ),
	},
	{ requiredKeys: [ 'days' ] }
);
