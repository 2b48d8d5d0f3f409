/**
 * X: signing in with a proof, who somebody is, and posts. Its description may not be passed on; what is asked of requests here is what its
 * documentation says. A text that holds `CREDITS` is answered with 402, `FORBID` with 403; a text twice is a duplicate. Tokens are
 * good until a test ends them (`POST x.test/expire`); a long one is good once. `GET x.test/posts` tells a test what is there, with pictures.
 */
import crypto from 'node:crypto';

export const hosts = [ 'api.x.com', 'x.test' ];

const accounts = new Map();

function accountOf( test ) {
	if ( ! accounts.has( test ) ) {
		accounts.set( test, {
			n: 0,
			access: '',
			refresh: '',
			posts: [],
			media: new Map(),
		} );
	}
	return accounts.get( test );
}

function giveTokens( account ) {
	account.n++;
	account.access = `xAccessThatNobodyMaySee${ account.n }`;
	account.refresh = `xRefreshThatNobodyMaySee${ account.n }`;
	return [
		200,
		{
			token_type: 'bearer',
			expires_in: 7200,
			access_token: account.access,
			refresh_token: account.refresh,
			scope: 'tweet.read tweet.write users.read offline.access media.write',
		},
	];
}

/** Codes hold the sum of the proof, as the real service remembers it. */
function signIn( account, { headers, body } ) {
	const sent = new URLSearchParams( body );
	const basic = Buffer.from(
		( headers.authorization ?? '' ).replace( /^Basic /, '' ),
		'base64'
	).toString();
	if ( ! basic.includes( ':' ) || basic.includes( 'wrong' ) ) {
		return [ 401, { error: 'unauthorized_client' } ];
	}
	if ( sent.get( 'grant_type' ) === 'refresh_token' ) {
		return sent.get( 'refresh_token' ) === account.refresh
			? giveTokens( account )
			: [ 400, { error: 'invalid_request' } ];
	}
	const proof = crypto
		.createHash( 'sha256' )
		.update( sent.get( 'code_verifier' ) ?? '' )
		.digest( 'base64url' );
	return sent.get( 'code' ) === proof
		? giveTokens( account )
		: [ 400, { error: 'invalid_request' } ];
}

const refuse = ( status, title, detail ) => [
	status,
	{ title, detail, status, type: 'about:blank' },
];

/** A picture in a form: what it is for, its kind, and bytes of that kind. */
function upload( account, { headers, body } ) {
	const isForm = /^multipart\/form-data; ?boundary=/.test(
		headers[ 'content-type' ] ?? ''
	);
	const field = ( name ) =>
		new RegExp( `name="${ name }"\r\n\r\n([^\r]*)\r\n` ).exec(
			body
		)?.[ 1 ];
	const kind = field( 'media_type' );
	const isFit =
		isForm &&
		field( 'media_category' ) === 'tweet_image' &&
		/^image\/(?:jpeg|png|webp|gif)$/.test( kind ?? '' ) &&
		new RegExp(
			`name="media"; filename="[^"]+"\r\nContent-Type: ${ kind }\r\n`
		).test( body );
	if ( ! isFit || Number( headers[ 'content-length' ] ) > 5_100_000 ) {
		return refuse( 400, 'Invalid Request', 'media' );
	}
	const id = String( 1880000000000000001n + BigInt( account.media.size ) );
	account.media.set( id, { id, alt: '' } );
	return [
		200,
		{
			data: {
				id,
				media_key: `3_${ id }`,
				size: body.length,
				expires_after_secs: 86400,
			},
		},
	];
}

function describe( account, { id, metadata } ) {
	const picture = account.media.get( id );
	const alt = metadata?.alt_text?.text;
	if ( ! picture || typeof alt !== 'string' || alt.length > 1000 ) {
		return refuse( 400, 'Invalid Request', 'metadata' );
	}
	picture.alt = alt;
	return [ 200, { data: { id, associated_metadata: metadata } } ];
}

function post( account, { text, reply, media } ) {
	const pictures = media?.media_ids ?? [];
	if (
		( media && pictures.length < 1 ) ||
		pictures.length > 4 ||
		pictures.some( ( id ) => ! account.media.has( id ) )
	) {
		return refuse( 400, 'Invalid Request', 'Your media IDs are invalid.' );
	}
	if ( text.includes( 'CREDITS' ) ) {
		return refuse(
			402,
			'CreditsDepleted',
			'Your enrolled account does not have any credits'
		);
	}
	if ( text.includes( 'FORBID' ) ) {
		return refuse(
			403,
			'Forbidden',
			'You are not permitted to perform this action.'
		);
	}
	if ( account.posts.some( ( known ) => known.text === text ) ) {
		return refuse(
			403,
			'Forbidden',
			'You are not allowed to create a Tweet with duplicate content.'
		);
	}
	if (
		reply &&
		! account.posts.some( ( { id } ) => id === reply.in_reply_to_tweet_id )
	) {
		return refuse(
			400,
			'Invalid Request',
			'One or more parameters to your request was invalid.'
		);
	}
	const id = String( 1990000000000000001n + BigInt( account.posts.length ) );
	account.posts.push( {
		id,
		text,
		reply,
		pictures: pictures.map( ( each ) => account.media.get( each ) ),
	} );
	return [ 201, { data: { id, text } } ];
}

function answer( account, asked ) {
	if ( asked.path === '/2/oauth2/token' ) {
		return signIn( account, asked );
	}
	const token = ( asked.headers.authorization ?? '' ).replace(
		'Bearer ',
		''
	);
	if ( token === '' || token !== account.access ) {
		return refuse( 401, 'Unauthorized', 'Unauthorized' );
	}
	if ( asked.path === '/2/users/me' ) {
		return [
			200,
			{
				data: {
					id: '2244994945',
					name: 'Aurora Bakery',
					username: 'aurora_bakes',
					profile_image_url: 'https://pbs.twimg.example/aurora.jpg',
				},
			},
		];
	}
	switch ( `${ asked.method } ${ asked.path }` ) {
		case 'POST /2/tweets':
			return post( account, JSON.parse( asked.body ) );
		case 'POST /2/media/upload':
			return upload( account, asked );
		case 'POST /2/media/metadata':
			return describe( account, JSON.parse( asked.body ) );
		default:
			return refuse( 404, 'Not Found', '' );
	}
}

export function handle( asked, { json } ) {
	const account = accountOf( asked.headers[ 'x-mainstreet-test' ] ?? '' );
	if ( asked.host === 'x.test' ) {
		account.access = asked.path === '/expire' ? 'ended' : account.access;
		return json( account.posts );
	}
	const [ status, reply ] = answer( account, asked );
	return json( reply, status );
}
