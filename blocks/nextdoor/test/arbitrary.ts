import fc from 'fast-check';
import type { Attributes } from '../types';

/** Whatever the form, a paste or another block can leave. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		url: fc.oneof(
			fc.webUrl( { withQueryParameters: true } ),
			fc.constantFrom(
				'',
				'https://nextdoor.com/embed/qUaY77',
				"it's -- not --> an address <b>"
			)
		),
	},
	{ requiredKeys: [] }
);
