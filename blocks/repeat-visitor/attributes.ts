import { isPositiveInteger } from '@shared/guards';
import { CRITERIA, type Attributes } from './types';

export const DEFAULT_THRESHOLD = 3;

/**
 * Reads a typed threshold.
 *
 * @param text Contents of the field.
 * @return The whole number above 0, or null.
 */
export function parseThreshold( text: string ): number | null {
	const value = /^\s*\d+\s*$/.test( text ) ? Number( text ) : NaN;
	return isPositiveInteger( value ) ? value : null;
}

/**
 * Brings stored attributes into shape; what is wrong falls to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalise( attributes: Record< string, unknown > ): Attributes {
	return {
		criteria:
			CRITERIA.find( ( criteria ) => criteria === attributes.criteria ) ??
			'after-visits',
		threshold: isPositiveInteger( attributes.threshold )
			? attributes.threshold
			: DEFAULT_THRESHOLD,
	};
}
