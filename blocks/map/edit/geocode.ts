import apiFetch from '@wordpress/api-fetch';
import { isRecord, toList, toRecord, toText } from '@shared/guards';
import type { Finder } from '@shared/location';
import type { Point } from '../types';

const SERVICE = 'https://api.mapbox.com/geocoding/v5/mapbox.places/';
/** Maximum length of a query; the service rejects longer ones. */
const MAX_LENGTH = 256;
/** Maximum results per request, the limit of the service. */
const LIMIT = 10;

/** Finds places for an address or a name, as markers. */
export type PointFinder = Finder< Point >;

function parseFeature( feature: unknown ): Point | null {
	if ( ! isRecord( feature ) || ! Array.isArray( feature.center ) ) {
		return null;
	}
	const [ longitude, latitude ]: unknown[] = feature.center;
	return typeof longitude === 'number' && typeof latitude === 'number'
		? {
				placeTitle: toText( feature.text ),
				title: toText( feature.text ),
				caption: toText( feature.place_name ),
				id: toText( feature.id ),
				coordinates: { longitude, latitude },
			}
		: null;
}

function parseAnswer( answer: unknown ): Point[] {
	return toList( toRecord( answer ).features )
		.map( parseFeature )
		.filter( ( point ) => point !== null );
}

async function askMapbox(
	query: string,
	token: string,
	signal: AbortSignal
): Promise< Point[] > {
	// The service treats a semicolon as a separator of several queries, which need another contract.
	const question = query.trim().replace( /;/g, ',' ).slice( 0, MAX_LENGTH );
	const response = await window.fetch(
		`${ SERVICE }${ encodeURIComponent(
			question
		) }.json?limit=${ LIMIT }&access_token=${ encodeURIComponent( token ) }`,
		{ signal }
	);
	const answer: unknown = await response.json();
	if ( ! response.ok ) {
		throw new Error(
			toText( toRecord( answer ).message ) || response.statusText
		);
	}
	return parseAnswer( answer );
}

/** Searches with the geocoder of this site, which forwards to the server that the owner chose. */
async function askSite(
	query: string,
	signal: AbortSignal
): Promise< Point[] > {
	const question = encodeURIComponent( query.trim().slice( 0, MAX_LENGTH ) );
	return parseAnswer(
		await apiFetch( {
			path: `/mainstreet/v1/geocode?q=${ question }`,
			signal,
		} )
	);
}

/**
 * Returns the geocoder.
 *
 * @param token       Mapbox access token, or ''.
 * @param hasGeocoder Whether this site searches itself.
 * @return Null where no geocoder is available.
 */
export function getFinder(
	token: string,
	hasGeocoder: boolean
): PointFinder | null {
	if ( hasGeocoder ) {
		// The server answers one request per second, and Nominatim's policy forbids searches while typing.
		return { find: askSite, waitsForEnter: true };
	}
	return token
		? { find: ( query, signal ) => askMapbox( query, token, signal ) }
		: null;
}
