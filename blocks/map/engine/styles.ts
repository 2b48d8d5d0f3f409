import type { Style } from 'mapbox-gl';
import type { MapStyle } from '@shared/map-tiles/styles';
import {
	parseTiles,
	type Tiles,
	type TileSource,
} from '@shared/map-tiles/tiles';
import type { MapState } from '../attributes';

const escape = ( text: string ): string =>
	text.replace( /[&<>"']/g, ( letter ) => `&#${ letter.charCodeAt( 0 ) };` );

/** Returns the attribution as HTML, which the library inserts. */
function getAttribution( { attribution, link }: TileSource ): string {
	const text = escape( attribution );
	return link ? `<a href="${ escape( link ) }">${ text }</a>` : text;
}

/**
 * Creates a style that consists of raster tiles.
 *
 * @param isGray Whether their colors are taken away.
 */
const getTileStyle = ( source: TileSource, isGray: boolean ): Style => ( {
	version: 8,
	sources: {
		tiles: {
			type: 'raster',
			tiles: source.urls,
			tileSize: source.size,
			maxzoom: source.maxZoom,
			attribution: getAttribution( source ),
		},
	},
	layers: [
		{
			id: 'tiles',
			type: 'raster',
			source: 'tiles',
			...( isGray && { paint: { 'raster-saturation': -1 } } ),
		},
	],
} );

/** Mapbox's styles, the newest versions that its 1.x engine supports. */
const ADDRESSES: Record< MapStyle, string > = {
	default: 'mapbox://styles/mapbox/streets-v11',
	black_and_white: 'mapbox://styles/mapbox/light-v10',
	satellite: 'mapbox://styles/mapbox/satellite-streets-v11',
	terrain: 'mapbox://styles/mapbox/outdoors-v11',
};

/**
 * Returns the style for the library: a URL of Mapbox, or a style of raster tiles.
 *
 * @param state What is drawn; `hasDetails` decides whether names and roads are over a satellite image.
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
 * Reads the tiles of a style from data of the server.
 *
 * @param sources Parsed JSON, by style.
 * @param style   The style that is drawn.
 */
export function readTiles( sources: unknown, style: MapStyle ): Tiles {
	const tiles = parseTiles( Object( sources )[ style ] );
	return tiles ? { [ style ]: tiles } : {};
}
