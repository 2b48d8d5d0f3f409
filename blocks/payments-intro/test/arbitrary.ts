import fc from 'fast-check';

/** It has no attributes. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.constant(
	{}
);
