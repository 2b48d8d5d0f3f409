import fc from 'fast-check';
import { ALIGNMENTS, FORMATS, type Attributes } from '../types';

/** What the controls and the toolbar can set. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		align: fc.constantFrom( ...ALIGNMENTS ),
		format: fc.constantFrom( ...FORMATS ),
		hideMobile: fc.boolean(),
	},
	{ requiredKeys: [] }
);
