import { isFiniteNumber, toList, toRecord, toText } from '@shared/guards';
import type { MapStyle } from './styles';

/** Raster tiles in place of a Mapbox style, as the filter `mainstreet_map_tiles` returns them. */
export type TileSource = {
	/** Addresses with `{z}`, `{x}` and `{y}`. */
	urls: string[];
	/** Who made the map; plain text. */
	attribution: string;
	/** Where that text leads, or ''. */
	link: string;
	/** Width of a tile in pixels. */
	size: number;
	/** Last zoom that has tiles. */
	maxZoom: number;
};

/** Tiles of this site, by block style; Mapbox draws a style without tiles. */
export type Tiles = Partial< Record< MapStyle, TileSource > >;

/** Last zoom of tiles that name none: the library's own limit. */
const MAX_ZOOM = 22;

const isHttp = ( value: unknown ): value is string =>
	typeof value === 'string' && /^https?:\/\//i.test( value );

const number = ( value: unknown, otherwise: number ): number =>
	isFiniteNumber( value ) ? value : otherwise;

/**
 * Reads tiles from data of the server.
 *
 * @param value Parsed JSON.
 * @return Null where Mapbox draws.
 */
export function parseTiles( value: unknown ): TileSource | null {
	const source = toRecord( value );
	const urls = toList( source.urls ).filter( isHttp );
	return urls.length === 0
		? null
		: {
				urls,
				attribution: toText( source.attribution ),
				link: isHttp( source.link ) ? source.link : '',
				size: number( source.size, 256 ),
				maxZoom: number( source.maxZoom, MAX_ZOOM ),
			};
}
