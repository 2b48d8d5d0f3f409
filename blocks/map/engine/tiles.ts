import type { Style } from 'mapbox-gl';
import type { TileSource } from '@shared/map-tiles/tiles';

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
