import fc from 'fast-check';
import { DAY_NAMES, type Attributes } from '../types';

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

/** Seven days with any hours, as an editor or a careless import may leave them. */
export const arbitrary: fc.Arbitrary< Attributes > = fc.record( {
	days: fc.tuple(
		...DAY_NAMES.map( ( name ) =>
			fc.record( {
				name: fc.constant( name ),
				hours: fc.array(
					fc.record( { opening: time, closing: time } ),
					{
						maxLength: 4,
					}
				),
			} )
		)
	),
} );
