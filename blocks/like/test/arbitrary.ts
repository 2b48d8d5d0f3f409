import fc from 'fast-check';
import type { Attributes } from '../types';

/** What the toolbar can set, and what other releases wrote. */
export const arbitrary: fc.Arbitrary<
	Attributes & { align?: string; className?: string }
> = fc.record(
	{
		showAvatars: fc.boolean(),
		showReblogButton: fc.boolean(),
		align: fc.constantFrom( 'left', 'center', 'right' ),
		className: fc.constantFrom( '', 'hearts', 'a b' ),
	},
	{ requiredKeys: [] }
);
