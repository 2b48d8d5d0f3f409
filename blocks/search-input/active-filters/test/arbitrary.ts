import fc from 'fast-check';

/** It has no attributes of its own. */
export const arbitrary = fc.record(
	{ className: fc.constantFrom( 'harbour', 'a b' ) },
	{ requiredKeys: [] }
);
