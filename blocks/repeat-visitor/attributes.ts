import { isPositiveInteger } from '@shared/guards';
import { CRITERIA, type Attributes, type Criteria } from './types';

export const DEFAULT_THRESHOLD = 3;

/** The visit a rule is about, as the author reads it: the first one that shows the content, or the last. */
export const getVisit = ( { criteria, threshold }: Attributes ): number =>
	criteria === 'after-visits' ? threshold + 1 : threshold;

/**
 * The threshold that stands for a visit. "From the first visit on" would be no rule: the second
 * is the least there.
 *
 * @param criteria Whether the content is shown from that visit on or up to it.
 * @param visit    Whole number above 0.
 */
export const getThreshold = ( criteria: Criteria, visit: number ): number =>
	criteria === 'after-visits' ? Math.max( 1, visit - 1 ) : visit;

/**
 * Reads a typed visit.
 *
 * @param text     Contents of the field.
 * @param criteria What it is the visit of.
 * @return The whole number above 0, not less than the least, or null.
 */
export function parseVisit( text: string, criteria: Criteria ): number | null {
	const value = /^\s*\d+\s*$/.test( text ) ? Number( text ) : NaN;
	return isPositiveInteger( value ) && value >= getLeastVisit( criteria )
		? value
		: null;
}

/**
 * The first visit that makes a rule.
 *
 * @param criteria Whether the content is shown from that visit on or up to it.
 */
export const getLeastVisit = ( criteria: Criteria ): number =>
	criteria === 'after-visits' ? 2 : 1;

/**
 * Normalizes stored attributes; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: Record< string, unknown > ): Attributes {
	return {
		criteria:
			CRITERIA.find( ( criteria ) => criteria === attributes.criteria ) ??
			'after-visits',
		threshold: isPositiveInteger( attributes.threshold )
			? attributes.threshold
			: DEFAULT_THRESHOLD,
	};
}
