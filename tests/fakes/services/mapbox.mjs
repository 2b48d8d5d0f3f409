/**
 * Mapbox: token check, geocoding, and what mapbox-gl 1.13 needs to draw: style,
 * source, vector tiles, sprite and glyphs. The land is green, a river crosses
 * every tile, and each style has a ground colour of its own.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire( import.meta.url );
// What mapbox-gl itself draws tiles with.
const fromMapbox = createRequire(
	path.join(
		path.dirname( require.resolve( 'mapbox-gl/package.json' ) ),
		'x'
	)
);

export const hosts = [
	'api.mapbox.com',
	'events.mapbox.com',
	'a.tiles.mapbox.com',
	'b.tiles.mapbox.com',
];

const GROUNDS = [ '#e8f0d8', '#d8e6f0', '#f0e6d8', '#e6d8f0', '#303840' ];

/** Ground colour of a style, the same each time. */
function groundOf( style ) {
	const sum = [ ...style ].reduce(
		( total, letter ) => total + letter.charCodeAt( 0 ),
		0
	);
	return GROUNDS[ sum % GROUNDS.length ];
}

const style = ( owner, id ) => ( {
	version: 8,
	name: `Fake ${ id }`,
	sprite: `mapbox://sprites/${ owner }/${ id }`,
	glyphs: `mapbox://fonts/${ owner }/{fontstack}/{range}.pbf`,
	sources: {
		composite: { type: 'vector', url: 'mapbox://mapbox.mapbox-streets-v8' },
	},
	layers: [
		{
			id: 'ground',
			type: 'background',
			paint: { 'background-color': groundOf( id ) },
		},
		{
			id: 'river',
			type: 'fill',
			source: 'composite',
			'source-layer': 'water',
			paint: { 'fill-color': '#5b9bd5' },
		},
		{
			id: 'road',
			type: 'line',
			source: 'composite',
			'source-layer': 'road',
			paint: { 'line-color': '#ffffff', 'line-width': 3 },
		},
	],
} );

const tileJson = () => ( {
	tilejson: '2.2.0',
	id: 'mapbox.mapbox-streets-v8',
	scheme: 'xyz',
	minzoom: 0,
	maxzoom: 16,
	bounds: [ -180, -85.0511, 180, 85.0511 ],
	attribution:
		'<a href="https://www.mapbox.com/about/maps/">© Mapbox</a> <a href="https://www.openstreetmap.org/about/">© OpenStreetMap</a>',
	tiles: [
		'https://a.tiles.mapbox.com/v4/mapbox.mapbox-streets-v8/{z}/{x}/{y}.vector.pbf',
		'https://b.tiles.mapbox.com/v4/mapbox.mapbox-streets-v8/{z}/{x}/{y}.vector.pbf',
	],
	// The first two are in the tile below, the others in those of the demo.
	vector_layers: [ 'water', 'road', 'park', 'building', 'main', 'pier' ].map(
		( id ) => ( { id, fields: {} } )
	),
} );

/** The same vector tile everywhere: in tile coordinates of 4096 units. */
let tile;
function getTile() {
	if ( ! tile ) {
		const toTile = fromMapbox( 'vt-pbf' );
		const layer = ( type, geometry ) => ( {
			features: [ { type, geometry, tags: {}, id: 1 } ],
		} );
		tile = Buffer.from(
			toTile.fromGeojsonVt(
				{
					water: layer( 3, [
						[
							[ 0, 1400 ],
							[ 4096, 2200 ],
							[ 4096, 2600 ],
							[ 0, 1800 ],
							[ 0, 1400 ],
						],
					] ),
					road: layer( 2, [
						[
							[ 600, 0 ],
							[ 3400, 4096 ],
						],
					] ),
				},
				{ version: 2 }
			)
		);
	}
	return tile;
}

/** A picture of one transparent pixel. */
const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
	'base64'
);

/** What the token check says of a token; its name tells: `pk.…expired…`. */
function judgeToken( token ) {
	const trouble = [ 'Malformed', 'Invalid', 'Expired', 'Revoked' ].find(
		( word ) => token.includes( word.toLowerCase() )
	);
	return trouble || ! /^[ps]k\./.test( token )
		? { code: `Token${ trouble ?? 'Malformed' }` }
		: {
				code: 'TokenValid',
				token: { usage: token.slice( 0, 2 ), user: 'owner' },
			};
}

/** Places by what was asked for: `nowhere` finds none. */
function geocode( query ) {
	const words = query.toLowerCase().split( /[\s,]+/ );
	const place = ( id, text, name, center ) => ( {
		id,
		type: 'Feature',
		text,
		place_name: name,
		center,
		geometry: { type: 'Point', coordinates: center },
	} );
	const features = words.includes( 'nowhere' )
		? []
		: [
				place(
					'address.1',
					'Main St',
					'1 Main St, Town, England',
					[ -0.1, 51.5 ]
				),
				place(
					'address.2',
					'Main Road',
					'2 Main Road, Village, Wales',
					[ -3.2, 51.48 ]
				),
			];
	return { type: 'FeatureCollection', query: words, features };
}

const binary = ( type, body ) => ( {
	status: 200,
	headers: { 'Content-Type': type },
	body,
} );

export function handle( { host, path: asked, query }, { json } ) {
	const token = query.get( 'access_token' ) ?? '';
	if ( host === 'events.mapbox.com' ) {
		return { status: 204 };
	}
	if ( asked.endsWith( '.vector.pbf' ) ) {
		return binary( 'application/x-protobuf', getTile() );
	}
	if ( asked === '/tokens/v2' ) {
		return json( judgeToken( token ) );
	}
	if ( token === '' || token.startsWith( 'sk.' ) ) {
		return json( { message: 'Not Authorized - Invalid Token' }, 401 );
	}
	const geocoding = /^\/geocoding\/v5\/mapbox\.places\/(.+)\.json$/.exec(
		asked
	);
	if ( geocoding ) {
		return json( geocode( decodeURIComponent( geocoding[ 1 ] ) ) );
	}
	if ( /^\/styles\/v1\/.+\/sprite(?:@2x)?\.json$/.test( asked ) ) {
		return json( {} );
	}
	if ( /^\/styles\/v1\/.+\/sprite(?:@2x)?\.png$/.test( asked ) ) {
		return binary( 'image/png', PIXEL );
	}
	const styled = /^\/styles\/v1\/([^/]+)\/([^/]+)$/.exec( asked );
	if ( styled ) {
		return json( style( styled[ 1 ], styled[ 2 ] ) );
	}
	if ( /^\/v4\/[^/]+\.json$/.test( asked ) ) {
		return json( tileJson() );
	}
	if ( asked.startsWith( '/fonts/v1/' ) ) {
		// No glyphs: an empty message is a valid one.
		return binary( 'application/x-protobuf', Buffer.alloc( 0 ) );
	}
	return undefined;
}
