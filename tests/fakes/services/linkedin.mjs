/**
 * LinkedIn: signing in, who somebody is, and posts. LinkedIn publishes no machine-readable description; what is asked of requests here is
 * what its documentation says. A token that holds `dead` is refused, `poor` may not post; a text that was posted just before is a duplicate.
 */
export const hosts = [ 'www.linkedin.com', 'api.linkedin.com' ];

const used = new Set();
const posted = new Map();

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

function post( test, { headers, body } ) {
	const sent = JSON.parse( body );
	const isFit =
		/^20\d\d(0\d|1[0-2])$/.test( headers[ 'linkedin-version' ] ?? '' ) &&
		headers[ 'x-restli-protocol-version' ] === '2.0.0' &&
		/^urn:li:person:[\w-]+$/.test( sent.author ) &&
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
	return path === '/rest/posts' && method === 'POST'
		? post( test, { headers, body } )
		: [ 404, {} ];
}

export function handle( asked, { json } ) {
	const [ status, reply, id ] = answer(
		asked,
		asked.headers[ 'x-mainstreet-test' ] ?? ''
	);
	const made = json( reply, status );
	return id
		? { ...made, headers: { ...made.headers, 'x-restli-id': id } }
		: made;
}
