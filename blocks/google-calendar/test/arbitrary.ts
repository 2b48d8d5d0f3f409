import fc from 'fast-check';
import type { Attributes } from '../types';

/** Any address and height, as an editor or a careless import may leave them. */
export const arbitrary: fc.Arbitrary< Attributes > = fc.record(
	{
		url: fc.oneof(
			fc
				.string()
				.map(
					( id ) =>
						`https://calendar.google.com/calendar/embed?src=${ encodeURIComponent(
							id
						) }&ctz=UTC`
				),
			fc.webUrl(),
			fc.constantFrom( '', '-->', '"<b>', '&amp;', '&' ),
			fc.string( { unit: 'binary' } )
		),
		height: fc.oneof( fc.nat( 5000 ), fc.integer() ),
		align: fc.constantFrom( 'wide', 'full', 'center', 'left', 'right' ),
		className: fc.constantFrom( 'opening-hours', 'a b' ),
	},
	{ requiredKeys: [ 'height' ] }
);
