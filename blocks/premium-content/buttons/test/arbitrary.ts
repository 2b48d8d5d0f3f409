import fc from 'fast-check';
import type { Attributes } from '../types';

/** What the toolbar and the inspector can set. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		align: fc.constantFrom( 'left', 'center', 'right' ),
		className: fc.constantFrom( '', 'row', 'a b' ),
		// Of posts from later releases: kept.
		style: fc.constantFrom( { spacing: { margin: { top: '1em' } } } ),
	},
	{ requiredKeys: [] }
);
