import fc from 'fast-check';
import { SIZES, STYLE_TYPES, type Attributes } from '../types';

/** What the sidebar can set, and what other releases wrote. */
export const arbitrary: fc.Arbitrary<
	Partial< Attributes > & { align?: string; className?: string }
> = fc.record(
	{
		styleType: fc.constantFrom( ...STYLE_TYPES ),
		size: fc.constantFrom( ...SIZES ),
		iconColor: fc.constantFrom( 'vivid-red', 'base' ),
		customIconColor: fc.constantFrom( '#123', 'rgb(1,2,3)' ),
		iconColorValue: fc.constantFrom( '#cf2e2e', '"', '-->' ),
		iconBackgroundColor: fc.constantFrom( 'vivid-red', 'base' ),
		customIconBackgroundColor: fc.constantFrom( '#123', '' ),
		iconBackgroundColorValue: fc.constantFrom( '#123456', '<b>' ),
		listId: fc.constantFrom( 'jetpack-sharing-serivces-list', 'share' ),
		align: fc.constantFrom( 'left', 'center', 'right' ),
		className: fc.constantFrom( '', 'below', 'a b' ),
	},
	{ requiredKeys: [] }
);
