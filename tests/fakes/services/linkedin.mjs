/**
 * LinkedIn: signing in, who somebody is, and posts. LinkedIn publishes no machine-readable description; what is asked of requests here is
 * what its documentation says. A token that holds `dead` is refused, `poor` may not post; a text that was posted just before is a duplicate.
 * Pictures are put where an answer says; `GET linkedin.test/posts` tells a test what was posted.
 */
export const hosts = [
	'www.linkedin.com',
	'api.linkedin.com',
	'linkedin.test',
];

const used = new Set();
const posted = new Map();
const held = [];
/** Pictures by name: kind and size once they are there. */
const pictures = new Map();

function giveToken( body ) {
	const sent = new URLSearchParams( body );
	if ( ( sent.get( 'client_secret' ) ?? 'wrong' ).includes( 'wrong' ) ) {
		return [ 401, { error: 'invalid_client' } ];
	}
	const code = sent.get( 'code' ) ?? '';
	if (
		code === '' ||
		used.has( code ) ||
		sent.get( 'grant_type' ) !== 'authorization_code'
	) {
		return [ 400, { error: 'invalid_request' } ];
	}
	used.add( code );
	return [
		200,
		{
			access_token: 'linkedinTokenThatNobodyMaySee01',
			expires_in: 5183999,
			scope: 'openid,profile,w_member_social',
			token_type: 'Bearer',
		},
	];
}

const isVersioned = ( headers ) =>
	/^20\d\d(0\d|1[0-2])$/.test( headers[ 'linkedin-version' ] ?? '' ) &&
	headers[ 'x-restli-protocol-version' ] === '2.0.0';

/** Says where a picture is put. */
function beginPicture( { headers, body } ) {
	const { owner } = JSON.parse( body ).initializeUploadRequest ?? {};
	if (
		! isVersioned( headers ) ||
		! /^urn:li:person:[\w-]+$/.test( owner ?? '' )
	) {
		return [ 400, { message: 'ILLEGAL_ARGUMENT', status: 400 } ];
	}
	const name = `urn:li:image:C4E10AQ${ pictures.size + 1 }`;
	pictures.set( name, null );
	return [
		200,
		{
			value: {
				uploadUrlExpiresAt: 1790000000000,
				uploadUrl: `https://www.linkedin.com/dms-uploads/${ name.slice( 13 ) }/uploaded-image/0?ca=vector_feedshare`,
				image: name,
			},
		},
	];
}

function putPicture( name, { headers } ) {
	const kind = headers[ 'content-type' ] ?? '';
	const size = Number( headers[ 'content-length' ] );
	if (
		! pictures.has( name ) ||
		! /^image\/(?:jpeg|png|gif)$/.test( kind ) ||
		! size
	) {
		return [ 400, {} ];
	}
	pictures.set( name, { kind, size } );
	return [ 201, {} ];
}

function post( test, { headers, body } ) {
	const sent = JSON.parse( body );
	const isFit =
		isVersioned( headers ) &&
		/^urn:li:person:[\w-]+$/.test( sent.author ) &&
		( ! sent.content?.article?.thumbnail ||
			pictures.get( sent.content.article.thumbnail ) ) &&
		sent.visibility === 'PUBLIC' &&
		sent.lifecycleState === 'PUBLISHED' &&
		sent.distribution?.feedDistribution === 'MAIN_FEED' &&
		! /(^|[^\\])[()[\]{}<>@|*_~]/.test( sent.commentary );
	if ( ! isFit ) {
		return [ 400, { message: 'ILLEGAL_ARGUMENT', status: 400 } ];
	}
	const key = `${ test }|${ sent.commentary }`;
	if ( posted.has( key ) ) {
		return [
			422,
			{
				message: `Content is a duplicate of ${ posted.get( key ) }`,
				status: 422,
			},
		];
	}
	posted.set(
		key,
		`urn:li:share:${ 7000000000000000000n + BigInt( posted.size ) }`
	);
	held.push( { test, sent } );
	return [ 201, {}, posted.get( key ) ];
}

function answer( { path, method, headers, body }, test ) {
	if ( path === '/oauth/v2/accessToken' && method === 'POST' ) {
		return giveToken( body );
	}
	const token = ( headers.authorization ?? '' ).replace( /^Bearer /, '' );
	if ( token === '' || token.includes( 'dead' ) ) {
		return [ 401, { message: 'Invalid access token', status: 401 } ];
	}
	if ( path === '/v2/userinfo' ) {
		return [
			200,
			{
				sub: 'aUr0ra-_x',
				name: 'Aurora Baker',
				picture: 'https://media.licdn.example/aurora.jpg',
			},
		];
	}
	if ( token.includes( 'poor' ) ) {
		return [ 403, { message: 'ACCESS_DENIED', status: 403 } ];
	}
	const upload = /^\/dms-uploads\/([\w-]+)\//.exec( path );
	if ( upload && method === 'PUT' ) {
		return putPicture( `urn:li:image:${ upload[ 1 ] }`, { headers } );
	}
	switch ( `${ method } ${ path }` ) {
		case 'POST /rest/posts':
			return post( test, { headers, body } );
		case 'POST /rest/images':
			return beginPicture( { headers, body } );
		default:
			return [ 404, {} ];
	}
}

export function handle( asked, { json } ) {
	if ( asked.host === 'linkedin.test' ) {
		return json(
			held
				.filter(
					( { test } ) =>
						test === asked.headers[ 'x-mainstreet-test' ]
				)
				.map( ( { sent } ) => sent )
		);
	}
	const [ status, reply, id ] = answer(
		asked,
		asked.headers[ 'x-mainstreet-test' ] ?? ''
	);
	const made = json( reply, status );
	return id
		? { ...made, headers: { ...made.headers, 'x-restli-id': id } }
		: made;
}
