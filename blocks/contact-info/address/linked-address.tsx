import { __ } from '@wordpress/i18n';
import { FormattedAddress, MapsLink } from './formatted-address';
import type { Attributes } from './types';

/** The address as it is saved, within a link if the author wants one. */
export function LinkedAddress( attributes: Attributes ) {
	const { linkToGoogleMaps, ...address } = attributes;
	const formatted = <FormattedAddress { ...address } />;
	return linkToGoogleMaps ? (
		<MapsLink
			address={ address }
			title={ __( 'Open address in Google Maps', 'mainstreet-blocks' ) }
		>
			{ formatted }
		</MapsLink>
	) : (
		formatted
	);
}
