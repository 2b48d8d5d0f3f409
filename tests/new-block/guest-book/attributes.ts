import type { Attributes } from './types';

/**
 * Brings stored attributes into shape; what is wrong falls to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export const normalize = (
	attributes: Record< string, unknown >
): Attributes => ( {
	heading: typeof attributes.heading === 'string' ? attributes.heading : '',
} );
