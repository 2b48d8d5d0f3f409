import fc from 'fast-check';
import { SERVICES } from '../services';
import type { Attributes } from '../types';

/** What the inserter and the sidebar can set, and what other releases wrote. */
export const arbitrary: fc.Arbitrary< Attributes > = fc.record(
	{
		service: fc.constantFrom( ...SERVICES, 'pocket', 'twitter', '' ),
		label: fc.oneof(
			fc.constantFrom( '', '<b>', '-->', '"', '😀' ),
			fc.string( { unit: 'grapheme', maxLength: 20 } )
		),
	},
	{ requiredKeys: [] }
);
