import fc from 'fast-check';
import { LAYOUTS, type Attributes } from '../types';

/** What the controls and the toolbar can set. */
export const arbitrary: fc.Arbitrary<
	Partial< Attributes > & { align?: string; className?: string }
> = fc.record(
	{
		postLayout: fc.constantFrom( ...LAYOUTS ),
		displayDate: fc.boolean(),
		displayThumbnails: fc.boolean(),
		displayContext: fc.boolean(),
		displayAuthor: fc.boolean(),
		postsToShow: fc.integer( { min: 1, max: 6 } ),
		align: fc.constantFrom( 'wide', 'full' ),
		className: fc.constantFrom( '', 'below' ),
	},
	{ requiredKeys: [] }
);
