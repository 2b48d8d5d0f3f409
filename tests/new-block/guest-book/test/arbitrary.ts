import fc from 'fast-check';
import type { Attributes } from '../types';

/** What an author can type and choose. */
export const arbitrary: fc.Arbitrary<
	Partial< Attributes > & { className?: string }
> = fc.record(
	{
		heading: fc.string(),
		className: fc.constantFrom( '', 'is-style-framed' ),
	},
	{ requiredKeys: [] }
);
