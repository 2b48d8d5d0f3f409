import fc from 'fast-check';
import type { Attributes } from '../types';

/** What the editor's controls and old posts hold. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		newPlanName: fc.constantFrom( 'Harbour club', 'a -- b --> c', '' ),
		newPlanCurrency: fc.constantFrom( 'USD', 'JPY', 'KWD' ),
		newPlanPrice: fc.integer( { min: 0, max: 100000 } ),
		newPlanInterval: fc.constantFrom( '1 month', '1 year', 'one-time' ),
		selectedPlanId: fc.integer( { min: 0 } ),
		selectedPlanIds: fc.array( fc.integer( { min: 1 } ), { maxLength: 4 } ),
		isPreview: fc.boolean(),
		isPremiumContentChild: fc.boolean(),
		className: fc.constantFrom( '', 'club', 'a b' ),
		// Of posts from later releases: kept.
		style: fc.constantFrom( { spacing: { margin: { top: '1em' } } } ),
	},
	{ requiredKeys: [] }
);

export const innerBlocks: [ string, Record< string, unknown > ][] = [
	[ 'premium-content/subscriber-view', {} ],
	[ 'premium-content/logged-out-view', {} ],
];
