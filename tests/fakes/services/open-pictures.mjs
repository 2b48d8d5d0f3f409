/**
 * Openverse, Pexels, and the hosts their pictures lie at. A search for `nothing` finds nothing; `broken` finds one picture that can't be
 * loaded beside one that can. Keys of Pexels and secrets of Openverse that hold `dead` are refused, and so is a token of Openverse that is not the
 * one it gives. Each picture has a colour of its own.
 */
import { deflateSync } from 'node:zlib';
import { service } from '../described.mjs';

export const hosts = [
	'api.openverse.org',
	'live.staticflickr.com',
	'api.pexels.com',
	'images.pexels.com',
];

const WIDTH = 480;
const HEIGHT = 320;
const described = {
	'api.openverse.org': service( 'openverse' ),
	'api.pexels.com': service( 'pexels' ),
};

/* eslint-disable no-bitwise -- the sum that PNG asks for. */
function crc32( bytes ) {
	let sum = -1;
	for ( const byte of bytes ) {
		sum ^= byte;
		for ( let bit = 0; bit < 8; bit++ ) {
			sum = ( sum >>> 1 ) ^ ( sum & 1 ? 0xedb88320 : 0 );
		}
	}
	return ( sum ^ -1 ) >>> 0;
}
/* eslint-enable no-bitwise */

function chunk( type, data ) {
	const body = Buffer.concat( [ Buffer.from( type ), data ] );
	const length = Buffer.alloc( 4 );
	length.writeUInt32BE( data.length );
	const sum = Buffer.alloc( 4 );
	sum.writeUInt32BE( crc32( body ) );
	return Buffer.concat( [ length, body, sum ] );
}

/** A picture of one colour, by its number. */
function draw( number ) {
	const colour = [
		60 + ( ( number * 67 ) % 160 ),
		90 + ( ( number * 41 ) % 130 ),
		120 + ( ( number * 23 ) % 120 ),
	];
	const head = Buffer.alloc( 13 );
	head.writeUInt32BE( WIDTH, 0 );
	head.writeUInt32BE( HEIGHT, 4 );
	head.set( [ 8, 2, 0, 0, 0 ], 8 );
	const line = Buffer.from( [ 0, ...Array( WIDTH ).fill( colour ).flat() ] );
	return Buffer.concat( [
		Buffer.from( '89504e470d0a1a0a', 'hex' ),
		chunk( 'IHDR', head ),
		chunk(
			'IDAT',
			deflateSync( Buffer.concat( Array( HEIGHT ).fill( line ) ) )
		),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

const toId = ( number ) =>
	`0aff3595-8168-440b-83ff-${ String( number ).padStart( 12, '0' ) }`;

const toImage = ( term, number ) => ( {
	id: toId( number ),
	title: `${ term } ${ number }`,
	indexed_on: '2024-03-01T10:00:00Z',
	foreign_landing_url: `https://www.flickr.com/photos/ada/${ number }`,
	url:
		term === 'broken' && number % 2 === 1
			? 'https://live.staticflickr.com/gone.png'
			: `https://live.staticflickr.com/${ number }.png`,
	creator: 'Ada Quay',
	creator_url: 'https://www.flickr.com/photos/ada',
	license: 'by',
	license_version: '2.0',
	license_url: 'https://creativecommons.org/licenses/by/2.0/',
	tags: [],
	attribution: `"${ term } ${ number }" by Ada Quay is licensed under CC BY 2.0. To view a copy of this license, visit https://creativecommons.org/licenses/by/2.0/.`,
	fields_matched: [ 'title' ],
	mature: false,
	thumbnail: `https://api.openverse.org/v1/images/${ toId( number ) }/thumb/`,
	detail_url: `https://api.openverse.org/v1/images/${ toId( number ) }/`,
	related_url: `https://api.openverse.org/v1/images/${ toId( number ) }/related/`,
} );

const toPhoto = ( term, number ) => {
	const file = `https://images.pexels.com/photos/${ number }/pexels-photo-${ number }.jpeg`;
	return {
		id: number,
		width: 3000,
		height: 2000,
		url: `https://www.pexels.com/photo/${ number }/`,
		photographer: 'Grace Pier',
		photographer_url: 'https://www.pexels.com/@grace',
		photographer_id: 7,
		avg_color: '#446688',
		alt: `${ term } ${ number }`,
		liked: false,
		src: Object.fromEntries(
			[
				'original',
				'large2x',
				'large',
				'medium',
				'small',
				'portrait',
				'landscape',
				'tiny',
			].map( ( size ) => [
				size,
				size === 'original' ? file : `${ file }?size=${ size }`,
			] )
		),
	};
};

const fill = ( count, page, size, make ) =>
	Array.from(
		{
			length: Math.max(
				0,
				Math.min( size, count - ( page - 1 ) * size )
			),
		},
		( _, index ) => make( ( page - 1 ) * size + index + 1 )
	);

function openverse( query ) {
	const term = query.get( 'q' ) ?? '';
	const page = Number( query.get( 'page' ) ?? 1 );
	const count = { nothing: 0, broken: 2 }[ term ] ?? 45;
	return {
		result_count: count,
		page_count: Math.ceil( count / 20 ),
		page_size: 20,
		page,
		results: fill( count, page, 20, ( number ) => toImage( term, number ) ),
	};
}

function pexels( path, query ) {
	const term = query.get( 'query' ) ?? 'curated';
	const page = Number( query.get( 'page' ) ?? 1 );
	const size = Number( query.get( 'per_page' ) ?? 15 );
	const count = term === 'nothing' ? 0 : 45;
	return {
		page,
		per_page: size,
		photos: fill( count, page, size, ( number ) =>
			toPhoto( term, number )
		),
		...( path === '/v1/search' && { total_results: count } ),
		...( page * size < count && {
			next_page: `https://api.pexels.com${ path }?page=${ page + 1 }`,
		} ),
	};
}

const picture = ( number ) => ( {
	status: 200,
	headers: { 'Content-Type': 'image/png' },
	body: draw( number ),
} );

/** Openverse's token for a client of the owner's. */
const TOKEN = 'openverseTokenThatNobodyMaySee';

/** What Openverse says of who asks; nothing where it answers. */
function refuseOpenverse( { path, headers, body } ) {
	if ( path === '/v1/auth_tokens/token/' ) {
		return (
			new URLSearchParams( body ).get( 'client_secret' ) ?? ''
		).includes( 'dead' )
			? { error: 'invalid_client' }
			: null;
	}
	return headers.authorization &&
		headers.authorization !== `Bearer ${ TOKEN }`
		? { detail: 'Invalid token.' }
		: null;
}

const giveToken = () => ( {
	access_token: TOKEN,
	token_type: 'Bearer',
	expires_in: 43200,
	scope: 'read write',
} );

export function handle( asked, { json } ) {
	const { host, method, path, query, headers, body } = asked;
	const thumb = /^\/v1\/images\/[0-9a-f-]+?-0*(\d+)\/thumb\/$/.exec( path );
	if ( thumb ) {
		return picture( Number( thumb[ 1 ] ) );
	}
	const file = /^\/(?:photos\/)?(\d+)(?:\.png|\/)/.exec( path );
	if ( file && ! host.startsWith( 'api.' ) ) {
		return picture( Number( file[ 1 ] ) );
	}
	const check = described[ host ];
	if ( ! check && ! host.startsWith( 'api.' ) ) {
		return undefined;
	}
	const wrong = check?.request( method, path, {
		query: query.toString(),
		headers,
		body,
	} );
	if ( wrong ) {
		return json( { detail: wrong }, 400 );
	}
	if (
		host === 'api.pexels.com' &&
		headers.authorization.includes( 'dead' )
	) {
		return json( { error: 'Unauthorized' }, 401 );
	}
	const refusal = host === 'api.openverse.org' && refuseOpenverse( asked );
	if ( refusal ) {
		return json( refusal, 401 );
	}
	const find = () =>
		path === '/v1/auth_tokens/token/' ? giveToken() : openverse( query );
	const answer = host === 'api.pexels.com' ? pexels( path, query ) : find();
	const fault = check?.reply( method, path, 200, answer );
	return fault ? json( { detail: fault }, 500 ) : json( answer );
}
