import fc from 'fast-check';
import type { Attributes } from '../types';

/** What the editor can set. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		className: fc.constantFrom( '', 'view', 'a b' ),
		// Of posts from later releases: kept.
		style: fc.constantFrom( { spacing: { margin: { top: '1em' } } } ),
	},
	{ requiredKeys: [] }
);
