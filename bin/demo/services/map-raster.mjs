/** Tiles of OpenStreetMap for the demo: the town of map.mjs, drawn as images, and a search that knows its places. */
import { clip, EXTENT, LIGHT, PLACED, PLACES, project } from './map.mjs';
import { encode } from './photos.mjs';

/** Pixels of a side: twice what the map shows, so that it is sharp on every screen. */
const SIZE = 512;

const RED_GREEN_BLUE = [ 1, 3, 5 ];

const parse = ( color ) =>
	RED_GREEN_BLUE.map( ( at ) => parseInt( color.slice( at, at + 2 ), 16 ) );

/** Paints a row of pixels between two points. */
function paint( rows, y, from, to, color ) {
	const row = y * ( 1 + SIZE * 3 ) + 1;
	const end = Math.min( SIZE, Math.ceil( to ) );
	for ( let x = Math.max( 0, Math.ceil( from ) ); x < end; x++ ) {
		rows.set( color, row + x * 3 );
	}
}

/** Fills a shape row by row: what is between two crossings of its outline is inside. */
function fill( rows, shape, color ) {
	for ( let y = 0; y < SIZE; y++ ) {
		const crossings = [];
		shape.forEach( ( [ x1, y1 ], index ) => {
			const [ x0, y0 ] = shape.at( index - 1 );
			if ( y0 <= y !== y1 <= y ) {
				crossings.push(
					x0 + ( ( y - y0 ) / ( y1 - y0 ) ) * ( x1 - x0 )
				);
			}
		} );
		crossings.sort( ( one, other ) => one - other );
		for ( let index = 0; index < crossings.length - 1; index += 2 ) {
			paint( rows, y, crossings[ index ], crossings[ index + 1 ], color );
		}
	}
}

/** Draws a line as a box for each part of it, with a round end. */
function stroke( rows, points, width, color ) {
	const half = width / 2;
	points.forEach( ( [ x1, y1 ], index ) => {
		for ( let y = Math.ceil( y1 - half ); y < y1 + half; y++ ) {
			const reach = Math.sqrt( half ** 2 - ( y - y1 ) ** 2 );
			if ( y >= 0 && y < SIZE ) {
				paint( rows, y, x1 - reach, x1 + reach, color );
			}
		}
		if ( index > 0 ) {
			const [ x0, y0 ] = points[ index - 1 ];
			const length = Math.hypot( x1 - x0, y1 - y0 ) || 1;
			const east = ( ( y0 - y1 ) / length ) * half;
			const north = ( ( x1 - x0 ) / length ) * half;
			fill(
				rows,
				[
					[ x0 + east, y0 + north ],
					[ x1 + east, y1 + north ],
					[ x1 - east, y1 - north ],
					[ x0 - east, y0 - north ],
				],
				color
			);
		}
	} );
}

/** Widths of lines at zoom level 14. */
const WIDTHS = { road: 4, main: 7, pier: 6 };

/** In the order in which one lies on the other. */
const ORDER = [ 'park', 'water', 'building', 'road', 'main', 'pier' ];

/**
 * A tile of the town.
 *
 * @param {number} z Zoom level.
 * @param {number} x Column.
 * @param {number} y Row.
 * @return {Buffer} PNG.
 */
function drawRaster( z, x, y ) {
	const rows = Buffer.alloc( SIZE * ( 1 + SIZE * 3 ) );
	const ground = parse( LIGHT.ground );
	for ( let row = 0; row < SIZE; row++ ) {
		paint( rows, row, 0, SIZE, ground );
	}
	for ( const layer of ORDER ) {
		const { type, shapes } = PLACED.find( ( { name } ) => name === layer );
		const isLine = type === 2;
		for ( const shape of layer === 'building' && z < 14 ? [] : shapes ) {
			const pieces = clip(
				shape.map( ( point ) => project( point, z, x, y ) ),
				isLine
			).map( ( piece ) =>
				piece.map( ( point ) =>
					point.map( ( each ) => ( each / EXTENT ) * SIZE )
				)
			);
			for ( const piece of pieces ) {
				if ( isLine ) {
					stroke(
						rows,
						piece,
						WIDTHS[ layer ] * 2 * 1.5 ** ( z - 14 ),
						parse( LIGHT[ layer ] )
					);
				} else {
					fill( rows, piece, parse( LIGHT[ layer ] ) );
				}
			}
		}
	}
	return encode( rows, SIZE, SIZE );
}

const find = () => ( {
	status: 200,
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify(
		PLACES.map( ( [ name, address, [ lon, lat ] ], index ) => ( {
			osm_type: 'way',
			osm_id: index + 1,
			lat: String( lat ),
			lon: String( lon ),
			name,
			display_name: address,
		} ) )
	),
} );

/** Tiles and search of OpenStreetMap. */
export function answerRasterMap( { host, path } ) {
	if ( host === 'nominatim.openstreetmap.org' ) {
		return find();
	}
	const tile =
		host === 'tile.openstreetmap.org' &&
		/^\/(\d+)\/(\d+)\/(\d+)\.png$/.exec( path );
	return tile
		? {
				status: 200,
				headers: { 'Content-Type': 'image/png' },
				body: drawRaster( ...tile.slice( 1 ).map( Number ) ),
			}
		: undefined;
}
