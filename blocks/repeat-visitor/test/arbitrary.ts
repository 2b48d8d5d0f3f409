import fc from 'fast-check';
import { CRITERIA, type Attributes } from '../types';

type WithSupports = Partial< Attributes > & {
	align?: string;
	className?: string;
};

/** What the controls and the toolbar can set. */
export const arbitrary: fc.Arbitrary< WithSupports > = fc.record(
	{
		criteria: fc.constantFrom( ...CRITERIA ),
		threshold: fc.integer( { min: 1 } ),
		align: fc.constantFrom( 'wide', 'full' ),
		className: fc.constantFrom( '', 'regulars', 'a b' ),
	},
	{ requiredKeys: [] }
);
