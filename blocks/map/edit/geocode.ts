import type { Point } from '../types';

const SERVICE = 'https://api.mapbox.com/geocoding/v5/mapbox.places/';
/** The service refuses longer questions. */
const MAX_LENGTH = 256;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

function parseFeature( feature: unknown ): Point | null {
	if ( ! isRecord( feature ) || ! Array.isArray( feature.center ) ) {
		return null;
	}
	const [ longitude, latitude ]: unknown[] = feature.center;
	return typeof longitude === 'number' && typeof latitude === 'number'
		? {
				placeTitle: text( feature.text ),
				title: text( feature.text ),
				caption: text( feature.place_name ),
				id: text( feature.id ),
				coordinates: { longitude, latitude },
			}
		: null;
}

/**
 * Looks up an address or the name of a place.
 *
 * @param query  What was typed.
 * @param token  Access token.
 * @param signal Ends the request.
 * @return Places as markers, best first.
 */
export async function geocode(
	query: string,
	token: string,
	signal: AbortSignal
): Promise< Point[] > {
	// A semicolon would ask several questions at once, which needs another contract.
	const question = query.trim().replace( /;/g, ',' ).slice( 0, MAX_LENGTH );
	const response = await window.fetch(
		`${ SERVICE }${ encodeURIComponent(
			question
		) }.json?access_token=${ encodeURIComponent( token ) }`,
		{ signal }
	);
	const answer: unknown = await response.json();
	if ( ! response.ok ) {
		throw new Error( isRecord( answer ) ? text( answer.message ) : '' );
	}
	const features =
		isRecord( answer ) && Array.isArray( answer.features )
			? answer.features
			: [];
	return features.map( parseFeature ).filter( ( point ) => point !== null );
}
