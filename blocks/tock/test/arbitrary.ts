import fc from 'fast-check';
import type { Attributes } from '../types';

/** Whatever the form, a paste or another block can leave. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		url: fc.oneof(
			fc.constantFrom( '', 'harbour-kitchen', "it's -- not --> a name" ),
			fc.string()
		),
	},
	{ requiredKeys: [] }
);
