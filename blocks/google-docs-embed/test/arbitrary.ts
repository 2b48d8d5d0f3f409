import fc from 'fast-check';
import type { Attributes } from '../types';

/** Whatever the form, a paste or another block can leave. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		url: fc.oneof(
			fc.webUrl( { withQueryParameters: true, withFragments: true } ),
			fc.constantFrom(
				'',
				'https://docs.google.com/document/d/1QuayPlan/edit',
				'https://docs.google.com/spreadsheets/d/1a-B_c/edit#gid=0',
				"it's -- not --> an address <b>"
			)
		),
		aspectRatio: fc.constantFrom( '', 'ar-50', 'ar-100' ),
		variation: fc.constantFrom( 'jetpack/google-docs', 'google-slides' ),
	},
	{ requiredKeys: [] }
);
