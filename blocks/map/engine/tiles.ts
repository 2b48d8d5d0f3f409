import type { Style } from 'mapbox-gl';
import { isFiniteNumber, toList, toRecord, toText } from '@shared/guards';
import { ZOOM_MAX } from '../constants';

/** Raster tiles in place of a Mapbox style; what the filter `mainstreet_map_tiles` gives. */
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

const isHttp = ( value: unknown ): value is string =>
	typeof value === 'string' && /^https?:\/\//i.test( value );

const number = ( value: unknown, otherwise: number ): number =>
	isFiniteNumber( value ) ? value : otherwise;

/**
 * Reads tiles that PHP handed over as data.
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
				maxZoom: number( source.maxZoom, ZOOM_MAX ),
			};
}

const escape = ( text: string ): string =>
	text.replace( /[&<>"']/g, ( letter ) => `&#${ letter.charCodeAt( 0 ) };` );

/** The library writes this as HTML. */
function getAttribution( { attribution, link }: TileSource ): string {
	const text = escape( attribution );
	return link ? `<a href="${ escape( link ) }">${ text }</a>` : text;
}

/**
 * A style that shows nothing but raster tiles.
 *
 * @param source The tiles.
 * @param isGray Whether their colours are taken away.
 */
export const getTileStyle = (
	source: TileSource,
	isGray: boolean
): Style => ( {
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
