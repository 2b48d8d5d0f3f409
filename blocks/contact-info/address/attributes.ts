import type { Attributes } from './types';

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/**
 * Brings stored attributes into shape; what is wrong falls to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalise( attributes: Record< string, unknown > ): Attributes {
	return {
		address: text( attributes.address ),
		addressLine2: text( attributes.addressLine2 ),
		addressLine3: text( attributes.addressLine3 ),
		city: text( attributes.city ),
		region: text( attributes.region ),
		postal: text( attributes.postal ),
		country: text( attributes.country ),
		linkToGoogleMaps: attributes.linkToGoogleMaps === true,
	};
}
