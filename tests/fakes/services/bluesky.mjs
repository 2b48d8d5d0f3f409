/**
 * Bluesky: the directory of handles, that of identifiers, and the server that keeps accounts. `aurora.bsky.example` has the app password
 * `abcd-efgh-ijkl-mnop`. Access tokens end when a test says so (`POST bluesky.test/expire`, `{"refresh":true}` ends the long one, too); a long one
 * is good once. Held against Bluesky's lexicons where they and their reader are at hand: what our code may not send is refused with 400.
 * `GET bluesky.test/posts` tells a test what is there; `POST bluesky.test/replies` (`{"n":3}`, -1 for posts that are gone) says how many replies
 * others have written to each post.
 */
import crypto from 'node:crypto';
import { description } from '../described.mjs';

export const hosts = [
	'public.api.bsky.app',
	'plc.directory',
	'pds.bsky.example',
	'bluesky.test',
];

const DID = 'did:plc:aurora222222222222222222';
const HANDLE = 'aurora.bsky.example';
const PASSWORD = 'abcd-efgh-ijkl-mnop';
const MAX_BYTES = { app: 2000000, thumb: 1000000 };

/** The reader of lexicons; null where there is none. */
async function readLexicons() {
	const published = description( 'bluesky' );
	if ( ! published ) {
		return null;
	}
	const { Lexicons, jsonToLex } = await import( '@atproto/lexicon' );
	return { lexicons: new Lexicons( published.lexicons ), jsonToLex };
}
const described = await readLexicons();

const servers = new Map();

function serverOf( test ) {
	if ( ! servers.has( test ) ) {
		servers.set( test, {
			n: 1,
			access: '',
			refresh: '',
			records: new Map(),
			blobs: new Set(),
			replies: 0,
		} );
	}
	return servers.get( test );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** How content is named there: a sum of its bytes. */
function cidOf( content, codec ) {
	const bytes = Buffer.concat( [
		Buffer.from( [ 1, codec, 0x12, 0x20 ] ),
		crypto.createHash( 'sha256' ).update( content ).digest(),
	] );
	let bits = '';
	for ( const byte of bytes ) {
		bits += byte.toString( 2 ).padStart( 8, '0' );
	}
	return `b${ bits
		.match( /.{1,5}/g )
		.map( ( part ) => LETTERS[ parseInt( part.padEnd( 5, '0' ), 2 ) ] )
		.join( '' ) }`;
}

const refuse = ( error, status = 400 ) => [ status, { error, message: error } ];

function giveTokens( server ) {
	server.n++;
	server.access = `accessThatNobodyMaySee${ server.n }`;
	server.refresh = `refreshThatNobodyMaySee${ server.n }`;
	return [
		200,
		{
			accessJwt: server.access,
			refreshJwt: server.refresh,
			handle: HANDLE,
			did: DID,
			active: true,
		},
	];
}

/** Whether the text of a facet is what its feature says: an address, a hash tag or a handle. */
function isFacetText( part, { $type, uri, tag, did } ) {
	switch ( $type ) {
		case 'app.bsky.richtext.facet#link':
			return part === uri || `https://${ part }` === uri;
		case 'app.bsky.richtext.facet#tag':
			return part === `#${ tag }`;
		default:
			return part.toLowerCase() === `@${ HANDLE }` && did === DID;
	}
}

/** What is wrong with a record; '' for nothing. */
function faultOf( server, rkey, record ) {
	try {
		described?.lexicons.assertValidRecord(
			'app.bsky.feed.post',
			described.jsonToLex( record )
		);
	} catch ( error ) {
		return String( error.message );
	}
	const bytes = Buffer.from( record.text );
	if ( bytes.length > 3000 ) {
		return 'text must not be longer than 3000 bytes';
	}
	for ( const { index, features } of record.facets ?? [] ) {
		const part = bytes
			.subarray( index.byteStart, index.byteEnd )
			.toString();
		if ( ! features.every( ( each ) => isFacetText( part, each ) ) ) {
			return `facet of “${ part }”`;
		}
	}
	const blobs = [
		record.embed?.external?.thumb,
		...( record.embed?.images ?? [] ).map( ( { image } ) => image ),
	].filter( Boolean );
	if ( blobs.some( ( { ref } ) => ! server.blobs.has( ref.$link ) ) ) {
		return 'Could not find blob';
	}
	if ( ( record.embed?.external?.thumb?.size ?? 0 ) > MAX_BYTES.thumb ) {
		return 'BlobTooLarge';
	}
	for ( const { uri, cid } of Object.values( record.reply ?? {} ) ) {
		const known = server.records.get( uri.split( '/' ).pop() );
		if ( known?.cid !== cid ) {
			return 'Record not found';
		}
	}
	return /^[2-7a-j][2-7a-z]{12}$/.test( rkey ) ? '' : 'Invalid TID';
}

function putRecord( server, { repo, collection, rkey, record } ) {
	const fault =
		repo !== DID || collection !== 'app.bsky.feed.post'
			? 'Invalid repo'
			: faultOf( server, rkey, record );
	if ( fault ) {
		return refuse( `InvalidRequest: ${ fault }` );
	}
	const cid = cidOf( JSON.stringify( record ), 0x71 );
	server.records.set( rkey, { rkey, cid, record } );
	return [ 200, { uri: `at://${ DID }/app.bsky.feed.post/${ rkey }`, cid } ];
}

function uploadBlob( server, { headers, body } ) {
	const size = Number( headers[ 'content-length' ] );
	if ( size > MAX_BYTES.app ) {
		return refuse( 'BlobTooLarge' );
	}
	const cid = cidOf( body, 0x55 );
	server.blobs.add( cid );
	return [
		200,
		{
			blob: {
				$type: 'blob',
				ref: { $link: cid },
				mimeType: headers[ 'content-type' ],
				size,
			},
		},
	];
}

function keep( server, asked ) {
	const method = asked.path.replace( '/xrpc/', '' );
	if ( method === 'com.atproto.server.createSession' ) {
		const { identifier, password } = JSON.parse( asked.body );
		return [ HANDLE, DID ].includes( identifier ) && password === PASSWORD
			? giveTokens( server )
			: refuse( 'AuthenticationRequired', 401 );
	}
	const token = ( asked.headers.authorization ?? '' ).replace(
		/^Bearer /,
		''
	);
	if ( method === 'com.atproto.server.refreshSession' ) {
		return token !== '' && token === server.refresh
			? giveTokens( server )
			: refuse( 'ExpiredToken' );
	}
	if ( token === '' ) {
		return refuse( 'AuthMissing', 401 );
	}
	if ( token !== server.access ) {
		return refuse(
			token.startsWith( 'accessThat' ) ? 'ExpiredToken' : 'InvalidToken'
		);
	}
	if ( method === 'com.atproto.server.getSession' ) {
		return [ 200, { handle: HANDLE, did: DID, active: true } ];
	}
	if ( method === 'com.atproto.repo.uploadBlob' ) {
		return uploadBlob( server, asked );
	}
	return method === 'com.atproto.repo.putRecord'
		? putRecord( server, JSON.parse( asked.body ) )
		: refuse( 'MethodNotImplemented', 501 );
}

/** Posts as everybody sees them. */
function showPosts( server, uris ) {
	const posts = [ ...server.records.values() ]
		.map( ( { rkey, cid, record } ) => ( {
			uri: `at://${ DID }/app.bsky.feed.post/${ rkey }`,
			cid,
			author: { did: DID, handle: HANDLE },
			record,
			replyCount: server.replies,
			indexedAt: record.createdAt,
		} ) )
		.filter( ( { uri } ) => server.replies >= 0 && uris.includes( uri ) );
	return [ 200, { posts } ];
}

/** Who is who. */
function look( server, { host, path, query } ) {
	if ( path.endsWith( 'app.bsky.feed.getPosts' ) ) {
		return showPosts( server, query.getAll( 'uris' ) );
	}
	if ( host === 'plc.directory' ) {
		return path === `/${ DID }`
			? [
					200,
					{
						id: DID,
						alsoKnownAs: [ `at://${ HANDLE }` ],
						service: [
							{
								id: '#atproto_pds',
								type: 'AtprotoPersonalDataServer',
								serviceEndpoint: 'https://pds.bsky.example',
							},
						],
					},
				]
			: [ 404, { message: 'DID not registered' } ];
	}
	if ( path.endsWith( 'resolveHandle' ) ) {
		return query.get( 'handle' ) === HANDLE
			? [ 200, { did: DID } ]
			: refuse( 'Unable to resolve handle' );
	}
	return path.endsWith( 'getProfile' ) && query.get( 'actor' ) === DID
		? [
				200,
				{
					did: DID,
					handle: HANDLE,
					displayName: 'Aurora <i>Bakery</i>',
					avatar: 'https://cdn.bsky.example/aurora.jpg',
				},
			]
		: refuse( 'Profile not found' );
}

export function handle( asked, { json } ) {
	const server = serverOf( asked.headers[ 'x-mainstreet-test' ] ?? '' );
	if ( asked.host === 'bluesky.test' ) {
		if ( asked.path === '/expire' ) {
			server.access = 'ended';
			server.refresh = JSON.parse( asked.body || '{}' ).refresh
				? 'ended'
				: server.refresh;
		}
		if ( asked.path === '/replies' ) {
			server.replies = JSON.parse( asked.body ).n;
		}
		return json( [ ...server.records.values() ] );
	}
	const [ status, reply ] =
		asked.host === 'pds.bsky.example'
			? keep( server, asked )
			: look( server, asked );
	const method = asked.path.replace( '/xrpc/', '' );
	if ( described && status === 200 && method.startsWith( 'com.atproto' ) ) {
		described.lexicons.assertValidXrpcOutput(
			method,
			described.jsonToLex( reply )
		);
	}
	return json( reply, status );
}
