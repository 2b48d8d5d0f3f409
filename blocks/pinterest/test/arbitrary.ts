import fc from 'fast-check';
import type { Attributes } from '../types';

/** What the form, a paste or another block can leave. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		url: fc.oneof(
			fc.webUrl( { withQueryParameters: true, withFragments: true } ),
			fc.constantFrom(
				'',
				'https://www.pinterest.com/pin/123/',
				'https://pin.it/2Ab3cD4',
				'https://www.pinterest.com/a/b/?x=1&y="2"',
				"it's -- not --> an address <b>"
			),
			fc.string()
		),
		className: fc.constantFrom( '', 'a b' ),
	},
	{ requiredKeys: [] }
);
