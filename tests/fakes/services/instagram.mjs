/**
 * Instagram: signing in, the API, and the host of its pictures. The token tells the trouble: one that holds `dead` is refused (error 190),
 * `empty` belongs to an account without posts, `few` to one with two, `SignedIn`, `Harbour`, `Ferry` and `Heron` to other accounts. So does the app's secret: one
 * that holds `wrong` is refused. A code is good once.
 */
import zlib from 'node:zlib';

export const hosts = [
	'api.instagram.com',
	'graph.instagram.com',
	'scontent.example',
];

/** Whose tokens are which; all others are the bakery's. */
const OTHERS = [
	{
		mark: 'SignedIn',
		me: { user_id: '17841400000000002', username: 'quay.boats' },
	},
	{
		mark: 'Harbour',
		me: { user_id: '17841400000000003', username: 'harbour.light' },
	},
	{
		mark: 'Ferry',
		me: { user_id: '17841400000000004', username: 'ferry.house' },
	},
	{
		mark: 'Heron',
		me: { user_id: '17841400000000005', username: 'patient.heron' },
	},
];

/** Codes that were exchanged. */
const used = new Set();

function getChunk( type, data ) {
	const body = Buffer.concat( [ Buffer.from( type ), data ] );
	const chunk = Buffer.alloc( 12 + data.length );
	chunk.writeUInt32BE( data.length );
	body.copy( chunk, 4 );
	chunk.writeUInt32BE( zlib.crc32( body ), 8 + data.length );
	return chunk;
}

/**
 * A PNG of 800 by 1000 pixels in one colour with a lighter half.
 *
 * @param {number} n Which picture.
 */
export function getPicture( n ) {
	const [ width, height ] = [ 800, 1000 ];
	const colour = [ ( n * 67 ) % 200, ( n * 31 ) % 200, ( n * 113 ) % 200 ];
	const row = ( add ) =>
		Buffer.concat( [
			Buffer.from( [ 0 ] ),
			Buffer.concat(
				Array( width ).fill(
					Buffer.from( colour.map( ( part ) => part + add ) )
				)
			),
		] );
	const head = Buffer.alloc( 13 );
	head.writeUInt32BE( width );
	head.writeUInt32BE( height, 4 );
	head.set( [ 8, 2, 0, 0, 0 ], 8 );
	const rows = [
		...Array( height / 2 ).fill( row( 40 ) ),
		...Array( height / 2 ).fill( row( 0 ) ),
	];
	return Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ] ),
		getChunk( 'IHDR', head ),
		getChunk( 'IDAT', zlib.deflateSync( Buffer.concat( rows ) ) ),
		getChunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

const post = ( n ) => ( {
	id: `1790000${ n }`,
	caption: n % 4 === 3 ? undefined : `Sourdough, day ${ n } <b>bold</b>`,
	media_type: n === 2 ? 'VIDEO' : 'IMAGE',
	media_url:
		n === 2
			? 'https://scontent.example/film.mp4'
			: `https://scontent.example/${ n }.png?x=1&y=2`,
	thumbnail_url: n === 2 ? 'https://scontent.example/2.png' : undefined,
	permalink: `https://www.instagram.com/p/abc${ n }/`,
	timestamp: '2026-11-20T10:00:00+0000',
} );

/** How many posts the account of a token has. */
const getCount = ( token ) => {
	if ( token.includes( 'empty' ) ) {
		return 0;
	}
	return token.includes( 'few' ) ? 2 : 30;
};

const refuse = ( message, json ) =>
	json(
		{ error_type: 'OAuthException', code: 400, error_message: message },
		400
	);

/** Gives a token of an hour for a code. */
function signIn( { method, body }, json ) {
	const sent = new URLSearchParams( body );
	const code = sent.get( 'code' ) ?? '';
	if ( ( sent.get( 'client_secret' ) ?? 'wrong' ).includes( 'wrong' ) ) {
		return refuse( 'Error validating client secret.', json );
	}
	if (
		method !== 'POST' ||
		sent.get( 'grant_type' ) !== 'authorization_code' ||
		! ( sent.get( 'redirect_uri' ) ?? '' ).includes( 'mainstreet_oauth' )
	) {
		return refuse( 'Invalid request', json );
	}
	if ( code === '' || used.has( code ) ) {
		return refuse(
			'Matching code was not found or was already used',
			json
		);
	}
	used.add( code );
	return json( {
		data: [
			{
				access_token: 'IGAAshortSignedInTokenOfAnHour',
				user_id: '17841400000000002',
				permissions: 'instagram_business_basic',
			},
		],
	} );
}

export function handle( { path, query, method, body }, { json } ) {
	if ( path === '/oauth/access_token' ) {
		return signIn( { method, body }, json );
	}
	const image = /^\/(\d+)\.png$/.exec( path );
	if ( image ) {
		return {
			status: 200,
			headers: { 'Content-Type': 'image/png' },
			body: getPicture( Number( image[ 1 ] ) ),
		};
	}
	const token = query.get( 'access_token' ) ?? '';
	if ( token === '' || token.includes( 'dead' ) ) {
		return json(
			{
				error: {
					message: 'Error validating access token',
					type: 'OAuthException',
					code: 190,
				},
			},
			400
		);
	}
	if ( /^\/v\d+\.\d+\/me$/.test( path ) ) {
		return json(
			OTHERS.find( ( { mark } ) => token.includes( mark ) )?.me ?? {
				user_id: '17841400000000001',
				username: 'aurora.bakery',
			}
		);
	}
	if (
		path === '/access_token' &&
		query.get( 'grant_type' ) === 'ig_exchange_token' &&
		query.get( 'client_secret' )
	) {
		return json( {
			access_token: 'IGAAlongSignedInTokenOfSixtyDays',
			token_type: 'bearer',
			expires_in: 5183944,
		} );
	}
	if ( /^\/v\d+\.\d+\/me\/media$/.test( path ) ) {
		return json( {
			data: Array.from( { length: getCount( token ) }, ( _, n ) =>
				post( n + 1 )
			),
			paging: {},
		} );
	}
	if ( path === '/refresh_access_token' ) {
		return json( {
			access_token: `${ token }R`,
			token_type: 'bearer',
			expires_in: 5183944,
		} );
	}
	return undefined;
}
