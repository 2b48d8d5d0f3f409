import fc from 'fast-check';
import type { Attributes } from '../types';

/** Whatever the form or another plugin can leave. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		buttonType: fc.constantFrom( 'stacked', 'single', 'x' ),
		scriptSrc: fc.oneof(
			fc.constantFrom(
				'',
				'https://www.paypal.com/sdk/js?client-id=QUAY-1&currency=EUR'
			),
			fc.webUrl( { withQueryParameters: true } )
		),
		hostedButtonId: fc.oneof(
			fc.constantFrom( '', 'K7PQX4TUNA2ZM' ),
			fc.string()
		),
		buttonText: fc.oneof(
			fc.constantFrom( '', 'Pay -- now --> <b>' ),
			fc.string()
		),
	},
	{ requiredKeys: [] }
);
