import fc from 'fast-check';
import { CRITERIA, type Attributes } from '../types';

export const arbitrary: fc.Arbitrary< Attributes > = fc.record( {
	criteria: fc.constantFrom( ...CRITERIA ),
	threshold: fc.integer( { min: 1, max: Number.MAX_SAFE_INTEGER } ),
} );
