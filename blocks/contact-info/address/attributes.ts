import { toText } from '@shared/guards';
import type { Attributes } from './types';

/**
 * Normalizes stored attributes; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: Record< string, unknown > ): Attributes {
	return {
		address: toText( attributes.address ),
		addressLine2: toText( attributes.addressLine2 ),
		addressLine3: toText( attributes.addressLine3 ),
		city: toText( attributes.city ),
		region: toText( attributes.region ),
		postal: toText( attributes.postal ),
		country: toText( attributes.country ),
		linkToGoogleMaps: attributes.linkToGoogleMaps === true,
	};
}
