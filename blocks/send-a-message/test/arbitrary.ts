import fc from 'fast-check';

/** What the sidebar can set. */
export const arbitrary: fc.Arbitrary< { className?: string } > = fc.record(
	{ className: fc.constantFrom( '', 'front-desk', 'a b' ) },
	{ requiredKeys: [] }
);
