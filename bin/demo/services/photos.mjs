/** Photos of the demo's Instagram account, and stills of GIPHY: drawn here, each of its own number or name. */
import zlib from 'node:zlib';
import { svg } from './page.mjs';

/** Sky from top to bottom, the sun, and three hills from far to near. */
const MOODS = [
	[ '#f7c59f', '#f2e2c4', '#fff4d6', '#b98b82', '#84606b', '#4c3b4d' ],
	[ '#7fb7d6', '#dcebf2', '#ffffff', '#8fb0a0', '#5c8a76', '#2f5d50' ],
	[ '#283a5e', '#c96f6a', '#ffd9a0', '#6d4a6b', '#42355a', '#241f3d' ],
	[ '#a7c8bd', '#f1efe0', '#fffbe9', '#c7b27c', '#8f8a52', '#55602f' ],
	[ '#e9a17c', '#f6d5b8', '#ffffff', '#5f8fa3', '#3d6d86', '#234a62' ],
	[ '#c9d6e8', '#f4eef4', '#fff2f2', '#a9a3c4', '#7a769f', '#4b4a72' ],
	[ '#141d3d', '#6b4a7c', '#ffe9b0', '#463a70', '#302a57', '#1b1736' ],
	[ '#0f4c5c', '#4f9a94', '#fff4d6', '#2f7472', '#1f5862', '#123b46' ],
];

const parse = ( colour ) =>
	[ 1, 3, 5 ].map( ( at ) => parseInt( colour.slice( at, at + 2 ), 16 ) );

const mix = ( from, into, share ) =>
	from.map( ( part, index ) =>
		Math.round( part + ( into[ index ] - part ) * share )
	);

/** Where a hill begins, from the left to the right. */
const ridge = ( layer, seed, height ) => ( x ) =>
	height * ( 0.55 + layer * 0.13 ) +
	Math.sin( x / ( 90 - layer * 14 ) + seed * ( layer + 1 ) ) *
		( 34 - layer * 7 ) +
	Math.sin( x / 31 + seed * 2.3 + layer ) * 9;

function chunk( type, data ) {
	const made = Buffer.alloc( 12 + data.length );
	made.writeUInt32BE( data.length );
	made.write( type, 4 );
	data.copy( made, 8 );
	made.writeUInt32BE(
		zlib.crc32( made.subarray( 4, 8 + data.length ) ),
		8 + data.length
	);
	return made;
}

/** A PNG of rows of colours. */
export function encode( rows, width, height ) {
	const head = Buffer.alloc( 13 );
	head.writeUInt32BE( width );
	head.writeUInt32BE( height, 4 );
	head.set( [ 8, 2, 0, 0, 0 ], 8 );
	return Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ] ),
		chunk( 'IHDR', head ),
		chunk( 'IDAT', zlib.deflateSync( rows ) ),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

const drawn = new Map();

/**
 * A landscape.
 *
 * @param {number} number Which.
 * @param {number} width  In pixels.
 * @param {number} height In pixels.
 * @param {number} mood   Colours, if they are those of another.
 * @return {Buffer} PNG.
 */
export function drawLandscape(
	number,
	width = 640,
	height = 640,
	mood = number
) {
	const known = `${ number }-${ width }-${ mood }`;
	if ( drawn.has( known ) ) {
		return drawn.get( known );
	}
	const [ top, bottom, light, ...hills ] =
		MOODS[ mood % MOODS.length ].map( parse );
	// A column's hills and a row's sky are the same for all pixels there.
	const columns = Array.from( { length: width }, ( _, x ) =>
		hills.map( ( __, layer ) => ridge( layer, number * 1.7, height )( x ) )
	);
	const sun = {
		x: width * ( 0.25 + ( ( number * 37 ) % 50 ) / 100 ),
		y: height * 0.34,
	};
	const shine = ( sky, far ) =>
		far < 46 ? light : mix( sky, light, ( 1 - far / 260 ) ** 2 * 0.8 );
	const row = 1 + width * 3;
	const rows = Buffer.alloc( height * row );
	for ( let y = 0; y < height; y++ ) {
		const sky = mix( top, bottom, Math.min( 1, y / ( height * 0.62 ) ) );
		for ( let x = 0; x < width; x++ ) {
			const near = columns[ x ].findLastIndex( ( from ) => y >= from );
			const far = Math.hypot( x - sun.x, y - sun.y );
			const lit = far < 260 ? shine( sky, far ) : sky;
			rows.set( hills[ near ] ?? lit, y * row + 1 + x * 3 );
		}
	}
	drawn.set( known, encode( rows, width, height ) );
	return drawn.get( known );
}

/** A boat on the waves, moving as a GIF would; its hull says which it is. */
export function drawBoat( name ) {
	const hue =
		[ ...name ].reduce(
			( sum, letter ) => sum + letter.charCodeAt( 0 ) * 31,
			0
		) % 360;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" role="img" aria-label="A boat on the waves">
<rect width="400" height="300" fill="hsl(${ ( hue + 180 ) % 360 } 45% 82%)"/><circle cx="320" cy="70" r="30" fill="#fff3c9"/>
<g><animateTransform attributeName="transform" type="rotate" values="-5 200 190;5 200 190;-5 200 190" dur="2.4s" repeatCount="indefinite"/>
<path d="M200 60v120h-90z" fill="#fff"/><path d="M208 80v100h70z" fill="hsl(${ hue } 60% 88%)"/><path d="M90 190h230l-36 44H130z" fill="hsl(${ hue } 52% 42%)"/></g>
<path d="M-100 222q25-20 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0V300h-600z" fill="hsl(${ ( hue + 180 ) % 360 } 42% 45%)"><animateTransform attributeName="transform" type="translate" values="0 0;100 0" dur="2.4s" repeatCount="indefinite"/></path></svg>`;
}

/** Photos of Instagram and stills of GIPHY. */
export function answerPhoto( { host, path } ) {
	const photo = host === 'scontent.example' && /^\/(\d+)\.png$/.exec( path );
	if ( photo ) {
		return {
			status: 200,
			headers: { 'Content-Type': 'image/png' },
			body: drawLandscape( Number( photo[ 1 ] ) ),
		};
	}
	return host === 'media.giphy.com'
		? svg( drawBoat( path.split( '/' )[ 2 ] ?? '' ) )
		: undefined;
}

/** Photos that the site copies when it is connected: one page of the demo shows nine. */
const COPIED = 9;

/**
 * The photos' list as the demo gives it: shorter than the fake's, whose thirty would be copied one by one.
 *
 * @param {Object} asked  Request.
 * @param {Object} answer What the fake gave.
 */
export function shorten( { host, path }, answer ) {
	if ( host !== 'graph.instagram.com' || ! path.endsWith( '/media' ) ) {
		return answer;
	}
	const { data = [], ...rest } = JSON.parse( answer.body );
	const photos = data
		.filter( ( { media_type: type } ) => type === 'IMAGE' )
		.slice( 0, COPIED );
	return { ...answer, body: JSON.stringify( { data: photos, ...rest } ) };
}
