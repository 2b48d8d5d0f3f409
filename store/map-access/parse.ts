import { isRecord, toRecord, toText } from '@shared/guards';
import { MAP_STYLES } from '@shared/map-tiles/styles';
import { parseTiles, type Tiles } from '@shared/map-tiles/tiles';
import type { Action } from './reducer';
import { NO_TILES, SOURCES, type OwnTiles } from './types';

function parseAllTiles( value: unknown ): Tiles {
	const given: Record< string, unknown > = { ...Object( value ) };
	return Object.fromEntries(
		MAP_STYLES.flatMap( ( style ) => {
			const tiles = parseTiles( given[ style ] );
			return tiles ? [ [ style, tiles ] ] : [];
		} )
	);
}

function parseOwnTiles( value: unknown ): OwnTiles {
	const given = toRecord( value );
	return isRecord( value )
		? {
				url: toText( given.url ),
				attribution: toText( given.attribution ),
				link: toText( given.link ),
			}
		: NO_TILES;
}

function parseProvider( fields: Record< string, unknown > ) {
	if ( fields.service_api_key_source !== 'wpcom' ) {
		return '';
	}
	const { service_api_key_provider: provider } = fields;
	return provider === 'constant' || provider === 'environment'
		? provider
		: 'host';
}

/**
 * Parses the response of any of the routes.
 *
 * @param response Parsed JSON.
 */
export function parseResponse( response: unknown ): Action {
	const fields: Record< string, unknown > = { ...Object( response ) };
	return {
		type: 'RECEIVE',
		token:
			typeof fields.service_api_key === 'string'
				? fields.service_api_key
				: '',
		source:
			SOURCES.find( ( known ) => known === fields.source ) ?? 'mapbox',
		ownTiles: parseOwnTiles( fields.own_tiles ),
		mayAskMapbox: fields.search !== 'site',
		tiles: parseAllTiles( fields.tiles ),
		hasGeocoder: fields.geocoder === true,
		provider: parseProvider( fields ),
		isWritable: fields.writable !== false,
	};
}
