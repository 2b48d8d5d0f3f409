/** The map of the demo: one small town by the water, as vector tiles; land without end around it. */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire( import.meta.url );
// What mapbox-gl itself draws tiles with.
const toTile = createRequire(
	path.join(
		path.dirname( require.resolve( 'mapbox-gl/package.json' ) ),
		'x'
	)
)( 'vt-pbf' );

/** Where the town is. */
const CENTER = [ 10.2166, 56.1554 ];

export const EXTENT = 4096;

/** Metres to the east and to the north, as degrees. */
const place = ( [ east, north ] ) => [
	CENTER[ 0 ] +
		east / ( 111320 * Math.cos( ( CENTER[ 1 ] * Math.PI ) / 180 ) ),
	CENTER[ 1 ] + north / 111320,
];

/** The shore, from the south to the north: streets end at it. */
const shore = ( north ) =>
	330 + 90 * Math.sin( north / 420 ) + 35 * Math.sin( north / 130 );

const STEPS = Array.from(
	{ length: 81 },
	( _, index ) => ( index - 40 ) * 100
);

const BAY = [
	...STEPS.map( ( north ) => [ shore( north ), north ] ),
	[ 9000, 4000 ],
	[ 9000, -4000 ],
	[ shore( -4000 ), -4000 ],
];

const brook = ( east ) => 60 + 140 * Math.sin( east / 300 );
const EASTS = Array.from( { length: 61 }, ( _, index ) => index * 80 - 4400 );
const BROOK = [
	...EASTS.map( ( east ) => [ east, brook( east ) - 14 ] ),
	...EASTS.toReversed().map( ( east ) => [ east, brook( east ) + 14 ] ),
	[ EASTS[ 0 ], brook( EASTS[ 0 ] ) - 14 ],
];

const box = ( east, north, width, height ) => [
	[ east, north ],
	[ east + width, north ],
	[ east + width, north + height ],
	[ east, north + height ],
	[ east, north ],
];

const isLand = ( east, north ) => east < shore( north ) - 25;

function makeStreets() {
	const streets = [];
	for ( let north = -1900; north <= 1900; north += 190 ) {
		const end = shore( north ) - 20;
		streets.push( [
			[ -2000, north - 60 ],
			[ end - 600, north - 10 ],
			[ end, north ],
		] );
	}
	for ( let east = -1900; east <= 300; east += 220 ) {
		streets.push(
			Array.from( { length: 9 }, ( _, index ) => {
				const north = index * 490 - 1960;
				return [
					Math.min( east + 0.06 * north, shore( north ) - 40 ),
					north,
				];
			} )
		);
	}
	return streets;
}

function makeHouses() {
	const houses = [];
	for ( let north = -1240; north < 1240; north += 48 ) {
		for ( let east = -1240; east < 400; east += 44 ) {
			const odd = Math.abs( Math.sin( east * 12.9 + north * 78.2 ) );
			const onStreet = ( ( north % 190 ) + 190 ) % 190 < 50;
			const nearBrook = Math.abs( north - brook( east ) ) < 55;
			if (
				odd > 0.3 &&
				! onStreet &&
				! nearBrook &&
				isLand( east + 45, north )
			) {
				houses.push( box( east, north, 18 + odd * 14, 16 + odd * 12 ) );
			}
		}
	}
	return houses;
}

const quay = shore( 0 );
const LAYERS = {
	water: { type: 3, shapes: [ BAY, BROOK ] },
	park: {
		type: 3,
		shapes: [
			box( -820, 250, 420, 300 ),
			box( -300, -720, 260, 210 ),
			box( -1700, -900, 500, 620 ),
		],
	},
	building: { type: 3, shapes: makeHouses() },
	road: { type: 2, shapes: makeStreets() },
	main: {
		type: 2,
		shapes: [
			STEPS.map( ( north ) => [ shore( north ) - 45, north ] ),
			[
				[ -6000, -300 ],
				[ -1200, -40 ],
				[ quay - 45, 20 ],
			],
		],
	},
	pier: {
		type: 2,
		shapes: [
			[
				[ quay - 20, 0 ],
				[ quay + 260, -30 ],
			],
			[
				[ shore( 420 ) - 20, 420 ],
				[ shore( 420 ) + 170, 450 ],
			],
		],
	},
};

/** Every shape in degrees, made once. */
export const PLACED = Object.entries( LAYERS ).map(
	( [ name, { type, shapes } ] ) => ( {
		name,
		type,
		shapes: shapes.map( ( shape ) => shape.map( place ) ),
	} )
);

/** A tile's own coordinates. */
export function project( [ lng, lat ], z, x, y ) {
	const size = EXTENT * 2 ** z;
	const sine = Math.sin( ( lat * Math.PI ) / 180 );
	return [
		Math.round( ( lng / 360 + 0.5 ) * size - x * EXTENT ),
		Math.round(
			( 0.5 -
				Math.log( ( 1 + sine ) / ( 1 - sine ) ) / ( 4 * Math.PI ) ) *
				size -
				y * EXTENT
		),
	];
}

/** How far beyond a tile is drawn. */
const EDGE = 256;

/** Where a line crosses a limit. */
const cross = ( from, to, axis, limit ) => {
	const share = ( limit - from[ axis ] ) / ( to[ axis ] - from[ axis ] );
	return from.map( ( start, index ) =>
		Math.round( start + ( to[ index ] - start ) * share )
	);
};

/** What of a shape is on one side of a limit: as one shape, or as the pieces of a line. */
function cut( shape, axis, limit, isWithin, isLine ) {
	const pieces = [ [] ];
	shape.forEach( ( point, index ) => {
		const before = shape[ index - 1 ];
		const isIn = isWithin( point[ axis ], limit );
		if ( before && isIn !== isWithin( before[ axis ], limit ) ) {
			if ( isIn && isLine ) {
				pieces.push( [] );
			}
			pieces.at( -1 ).push( cross( before, point, axis, limit ) );
		}
		if ( isIn ) {
			pieces.at( -1 ).push( point );
		}
	} );
	return pieces.filter( ( { length } ) => length > 1 );
}

const SIDES = [ 0, 1 ].flatMap( ( axis ) => [
	[ axis, -EDGE, ( value, limit ) => value >= limit ],
	[ axis, EXTENT + EDGE, ( value, limit ) => value <= limit ],
] );

/** A shape as far as a tile shows it. */
export function clip( shape, isLine ) {
	// The next side cuts a shape between its last point and its first, too.
	const close = ( piece ) =>
		isLine || piece.length < 3 ? piece : [ ...piece, piece[ 0 ] ];
	return SIDES.reduce(
		( left, [ axis, limit, isWithin ] ) =>
			left.flatMap( ( piece ) =>
				cut( piece, axis, limit, isWithin, isLine ).map( close )
			),
		[ shape ]
	).filter( ( { length } ) => isLine || length > 3 );
}

/** A vector tile. */
export function drawTile( z, x, y ) {
	const layers = {};
	for ( const { name, type, shapes } of PLACED ) {
		const features = ( name === 'building' && z < 14 ? [] : shapes )
			.flatMap( ( shape ) =>
				clip(
					shape.map( ( point ) => project( point, z, x, y ) ),
					type === 2
				)
			)
			.map( ( shape, index ) => ( {
				type,
				geometry: [ shape ],
				tags: {},
				id: index + 1,
			} ) );
		if ( features.length ) {
			layers[ name ] = { features };
		}
	}
	return Buffer.from( toTile.fromGeojsonVt( layers, { version: 2 } ) );
}

export const LIGHT = {
	ground: '#f3efe6',
	water: '#a9cfdf',
	park: '#cfe0bd',
	building: '#e2d8c8',
	road: '#ffffff',
	main: '#f6d9a2',
	pier: '#d8cdbb',
};
const GREY = {
	ground: '#f4f4f4',
	water: '#d3d7da',
	park: '#e6e9e6',
	building: '#e2e2e2',
	road: '#ffffff',
	main: '#ffffff',
	pier: '#cfcfcf',
};
const DARK = {
	ground: '#26323a',
	water: '#1b3f52',
	park: '#2f4a3d',
	building: '#35424b',
	road: '#51606a',
	main: '#7a6a4a',
	pier: '#51606a',
};

function coloursOf( id ) {
	if ( /satellite|dark|night/.test( id ) ) {
		return DARK;
	}
	return /light|black|white/.test( id ) ? GREY : LIGHT;
}

const fill = ( name, colour ) => ( {
	id: name,
	type: 'fill',
	source: 'composite',
	'source-layer': name,
	paint: { 'fill-color': colour },
} );

const line = ( name, colour, width ) => ( {
	id: name,
	type: 'line',
	source: 'composite',
	'source-layer': name,
	layout: { 'line-cap': 'round', 'line-join': 'round' },
	paint: {
		'line-color': colour,
		'line-width': [
			'interpolate',
			[ 'exponential', 1.5 ],
			[ 'zoom' ],
			11,
			width / 6,
			14,
			width,
			17,
			width * 3.4,
		],
	},
} );

function getStyle( owner, id ) {
	const colours = coloursOf( id );
	return {
		version: 8,
		name: `Demo ${ id }`,
		sprite: `mapbox://sprites/${ owner }/${ id }`,
		glyphs: `mapbox://fonts/${ owner }/{fontstack}/{range}.pbf`,
		sources: {
			composite: {
				type: 'vector',
				url: 'mapbox://mapbox.mapbox-streets-v8',
			},
		},
		layers: [
			{
				id: 'ground',
				type: 'background',
				paint: { 'background-color': colours.ground },
			},
			fill( 'park', colours.park ),
			fill( 'water', colours.water ),
			fill( 'building', colours.building ),
			line( 'road', colours.road, 4 ),
			line( 'main', colours.main, 7 ),
			line( 'pier', colours.pier, 6 ),
		],
	};
}

export const PLACES = [
	[ 'The bakery', '1 Quay Street, Harbour Town', [ 10.2131, 56.1537 ] ],
	[ 'Town theatre', '12 Theatre Lane, Harbour Town', [ 10.2162, 56.1568 ] ],
	[ 'Main Street', 'Main Street, Harbour Town', [ 10.2185, 56.1552 ] ],
];

function search( query ) {
	return {
		type: 'FeatureCollection',
		query: [ query ],
		features: PLACES.map( ( [ text, name, center ], index ) => ( {
			id: `address.${ index + 1 }`,
			type: 'Feature',
			text,
			place_name: name,
			center,
			geometry: { type: 'Point', coordinates: center },
		} ) ),
	};
}

const binary = ( body ) => ( {
	status: 200,
	headers: { 'Content-Type': 'application/x-protobuf' },
	body,
} );

const json = ( body ) => ( {
	status: 200,
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify( body ),
} );

/** Style, tiles and search of the town; the rest is the fake's. */
export function answerMap( { host, path: asked } ) {
	if ( ! host.endsWith( '.mapbox.com' ) ) {
		return undefined;
	}
	if ( host === 'events.mapbox.com' ) {
		return json( {} );
	}
	const tile = /\/(\d+)\/(\d+)\/(\d+)\.vector\.pbf$/.exec( asked );
	if ( tile ) {
		const [ z, x, y ] = tile.slice( 1 ).map( Number );
		return binary( drawTile( z, x, y ) );
	}
	const styled = /^\/styles\/v1\/([^/]+)\/([^/]+)$/.exec( asked );
	if ( styled ) {
		return json( getStyle( styled[ 1 ], styled[ 2 ] ) );
	}
	const found = /^\/geocoding\/v5\/mapbox\.places\/(.+)\.json$/.exec( asked );
	return found && ! /nowhere/i.test( found[ 1 ] )
		? json( search( decodeURIComponent( found[ 1 ] ) ) )
		: undefined;
}
