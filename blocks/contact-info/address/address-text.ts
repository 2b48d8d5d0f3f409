import { PARTS, type Address } from './types';

/**
 * Tells whether there is anything to show.
 *
 * @param address Parts as typed.
 */
export const hasAddress = ( address: Address ): boolean =>
	PARTS.some( ( part ) => address[ part ] !== '' );

/**
 * Builds the Google Maps address of a place (docs/content-format.md 5). Only the
 * first space becomes a plus: so it stands in saved posts. On the page PHP encodes
 * the rest.
 *
 * @param place Parts as typed.
 */
export function getMapsUrl( place: Address ): string {
	const { address, addressLine2, addressLine3 } = place;
	const { city, region, postal, country } = place;
	const lines = [ address, addressLine2, addressLine3 ].map(
		( line ) => line && `${ line },`
	);
	const query = [
		...lines,
		city && `+${ city },`,
		region && `+${ region },`,
		postal && `+${ postal }`,
		country && `+${ country }`,
	].join( '' );
	return `https://www.google.com/maps/search/${ query }`.replace( ' ', '+' );
}
