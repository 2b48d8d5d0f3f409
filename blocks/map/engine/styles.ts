import type { Style } from 'mapbox-gl';
import type { MapStyle } from '@shared/map-tiles/styles';
import { parseTiles, type Tiles } from '@shared/map-tiles/tiles';
import type { MapState } from '../attributes';
import { getTileStyle } from './tiles';

/** Mapbox's own styles, the newest that its 1.x engine can draw. */
const ADDRESSES: Record< MapStyle, string > = {
	default: 'mapbox://styles/mapbox/streets-v11',
	black_and_white: 'mapbox://styles/mapbox/light-v10',
	satellite: 'mapbox://styles/mapbox/satellite-streets-v11',
	terrain: 'mapbox://styles/mapbox/outdoors-v11',
};

/**
 * The style that the library draws: an address at Mapbox, or one made of raster tiles.
 *
 * @param state What is drawn; `hasDetails` decides whether names and roads are over a satellite picture.
 * @param tiles Tiles of this site.
 */
export function getStyle(
	{ style, hasDetails }: Pick< MapState, 'style' | 'hasDetails' >,
	tiles: Tiles
): string | Style {
	const source = tiles[ style ];
	if ( source ) {
		return getTileStyle( source, style === 'black_and_white' );
	}
	return style === 'satellite' && ! hasDetails
		? 'mapbox://styles/mapbox/satellite-v9'
		: ADDRESSES[ style ];
}

/**
 * Reads the tiles of one style from data of the server.
 *
 * @param sources Parsed JSON, by style.
 * @param style   The style that is drawn.
 */
export function readTiles( sources: unknown, style: MapStyle ): Tiles {
	const tiles = parseTiles( Object( sources )[ style ] );
	return tiles ? { [ style ]: tiles } : {};
}
