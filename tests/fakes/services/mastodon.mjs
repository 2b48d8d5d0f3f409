/**
 * A server of Mastodon, with the account of a bakery. A token that holds `dead` is refused, `narrow` may only read; a text that holds `REFUSE`
 * is not taken, `SLOWPIC` in a description makes a picture take a while. The same Idempotency-Key gives the same post. Held against the description
 * of Mastodon's interface where it is at hand: what our code may not send is answered with 400, and each fault is thrown.
 * `GET mastodon.test/posts` tells a test what the server holds; `POST mastodon.test/replies` (`{"n":3}`, -1 for posts that are gone) says how
 * many replies others have written to each post.
 */
import { service } from '../described.mjs';

export const hosts = [ 'mastodon.example', 'mastodon.test' ];

const described = service( 'mastodon' );
const servers = new Map();

/** What the server of a test holds. */
function serverOf( test ) {
	if ( ! servers.has( test ) ) {
		servers.set( test, {
			posts: [],
			byKey: new Map(),
			media: new Map(),
			apps: new Map(),
			codes: new Set(),
			replies: 0,
		} );
	}
	return servers.get( test );
}

const ACCOUNT = {
	id: '109000000000000001',
	username: 'aurora',
	acct: 'aurora',
	display_name: 'Aurora <b>Bakery</b>',
	avatar: 'https://files.mastodon.example/aurora.png',
	avatar_static: 'https://files.mastodon.example/aurora.png',
	bot: false,
	created_at: '2022-11-04T00:00:00.000Z',
	emojis: [],
	fields: [],
	followers_count: 12,
	following_count: 3,
	group: false,
	header: 'https://files.mastodon.example/header.png',
	header_static: 'https://files.mastodon.example/header.png',
	indexable: true,
	locked: false,
	note: '',
	statuses_count: 7,
	uri: 'https://mastodon.example/users/aurora',
	url: 'https://mastodon.example/@aurora',
};

const OWNER = {
	...ACCOUNT,
	role: {
		color: '',
		highlighted: false,
		id: '-99',
		name: '',
		permissions: '0',
	},
	source: {
		fields: [],
		follow_requests_count: 0,
		indexable: true,
		note: '',
		privacy: 'public',
		sensitive: false,
	},
};

const INSTANCE = {
	api_versions: { mastodon: 7 },
	configuration: {
		accounts: { max_featured_tags: 10, max_pinned_statuses: 5 },
		media_attachments: {
			image_matrix_limit: 33177600,
			image_size_limit: 16777216,
			supported_mime_types: [ 'image/jpeg', 'image/png' ],
			video_frame_rate_limit: 120,
			video_matrix_limit: 8294400,
			video_size_limit: 103809024,
		},
		polls: {
			max_characters_per_option: 50,
			max_expiration: 2629746,
			max_options: 4,
			min_expiration: 300,
		},
		statuses: {
			characters_reserved_per_url: 20,
			max_characters: 640,
			max_media_attachments: 4,
		},
		translation: { enabled: false },
		urls: {},
	},
	contact: { email: 'admin@mastodon.example', account: null },
	description: 'A server',
	domain: 'mastodon.example',
	icon: [],
	languages: [ 'en' ],
	registrations: { approval_required: false, enabled: false, message: null },
	rules: [],
	source_url: 'https://github.com/mastodon/mastodon',
	thumbnail: { url: 'https://files.mastodon.example/thumb.png' },
	title: 'Mastodon',
	usage: { users: { active_month: 2 } },
	version: '4.5.0',
};

/** What all posts have in common. */
const BLANK = {
	account: ACCOUNT,
	created_at: '2026-11-20T10:00:00.000Z',
	emojis: [],
	favourites_count: 0,
	media_attachments: [],
	mentions: [],
	reblogs_count: 0,
	replies_count: 0,
	sensitive: false,
	spoiler_text: '',
	tags: [],
	visibility: 'public',
	in_reply_to_id: null,
	language: null,
};

/** First post of a thread that is there from the start. */
const THREAD = '20260001';

/** The app that begins a sign-in, and the one that ends it, are the same. */
function makeApp( server, { client_name: name, redirect_uris: redirects } ) {
	const id = `app${ server.apps.size + 1 }-of-mastodon`;
	server.apps.set( id, redirects );
	return {
		client_id: id,
		client_secret: `secretOf${ id }NobodyMaySee`,
		id: String( server.apps.size ),
		name,
		redirect_uri: redirects.join( '\n' ),
		redirect_uris: redirects,
		scopes: [ 'read:accounts', 'write:statuses', 'write:media' ],
		vapid_key: '',
		website: null,
	};
}

function giveToken( server, sent ) {
	const redirects = server.apps.get( sent.client_id );
	if (
		! redirects ||
		sent.client_secret !== `secretOf${ sent.client_id }NobodyMaySee`
	) {
		return [ 401, { error: 'invalid_client' } ];
	}
	if (
		! redirects.includes( sent.redirect_uri ) ||
		server.codes.has( sent.code )
	) {
		return [ 400, { error: 'invalid_grant' } ];
	}
	server.codes.add( sent.code );
	return [
		200,
		{
			access_token: 'tokenByCodeThatNobodyMaySee01234',
			created_at: 1790000000,
			scope: 'read:accounts write:statuses write:media',
			token_type: 'Bearer',
		},
	];
}

function post( server, headers, sent ) {
	const key = headers[ 'idempotency-key' ] ?? '';
	if ( key !== '' && server.byKey.has( key ) ) {
		return [ 200, server.byKey.get( key ) ];
	}
	const isTooLong = [ ...sent.status ].length > 2000;
	const isUnknown =
		sent.in_reply_to_id &&
		! server.posts.some( ( { id } ) => id === sent.in_reply_to_id );
	if ( isTooLong || isUnknown || sent.status.includes( 'REFUSE' ) ) {
		return [ 422, { error: 'Validation failed' } ];
	}
	const pictures = ( sent.media_ids ?? [] ).map( ( id ) =>
		server.media.get( id )
	);
	if ( pictures.some( ( picture ) => ! picture || picture.left > 0 ) ) {
		return [ 422, { error: 'Cannot attach files that are not ready' } ];
	}
	const id = String( 113000000000000001n + BigInt( server.posts.length ) );
	const made = {
		...BLANK,
		id,
		content: `<p>${ sent.status.replace( /[<&]/g, '' ) }</p>`,
		media_attachments: pictures.map( ( { id: media, alt } ) => ( {
			id: media,
			type: 'image',
			description: alt,
		} ) ),
		uri: `https://mastodon.example/users/aurora/statuses/${ id }`,
		url: `https://mastodon.example/@aurora/${ id }`,
		in_reply_to_id: sent.in_reply_to_id ?? null,
		language: sent.language ?? null,
	};
	server.posts.push( { ...made, sent } );
	server.byKey.set( key, made );
	return [ 200, made ];
}

function upload( server, body ) {
	const alt = /name="description"\r\n\r\n([\s\S]*?)\r\n--/.exec(
		body
	)?.[ 1 ];
	if ( ! /name="file"; filename="[\w.-]+"\r\n/.test( body ) ) {
		return [ 422, { error: 'Validation failed: File can’t be blank' } ];
	}
	const id = String( 9001 + server.media.size );
	const left = ( alt ?? '' ).includes( 'SLOWPIC' ) ? 2 : 0;
	server.media.set( id, { id, alt: alt ?? null, left } );
	return [ left ? 202 : 200, showMedia( server.media.get( id ) ) ];
}

const showMedia = ( { id, alt, left } ) => ( {
	id,
	type: 'image',
	url: left ? null : `https://files.mastodon.example/${ id }.png`,
	description: alt,
} );

function lookAt( server, id ) {
	const picture = server.media.get( id );
	if ( ! picture ) {
		return [ 404, { error: 'Record not found' } ];
	}
	picture.left = Math.max( 0, picture.left - 1 );
	return [ picture.left ? 206 : 200, showMedia( picture ) ];
}

/** A post as everybody sees it. */
function showStatus( server, id ) {
	// WordPress's own cron may have sent it, for no test in particular.
	const found = [ server, ...servers.values() ]
		.flatMap( ( { posts } ) => posts )
		.find( ( each ) => each.id === id );
	if ( ! found || server.replies < 0 ) {
		return [ 404, { error: 'Record not found' } ];
	}
	const { sent, ...made } = found;
	const own = server.posts.filter(
		( { in_reply_to_id: parent } ) => parent === id
	).length;
	return [ 200, { ...made, replies_count: server.replies + own } ];
}

/** A thread that stands on the server from the start: two posts, the second with an image, and an answer of somebody else. */
function showThread( id ) {
	const status = ( number, content, to, media = [] ) => ( {
		...BLANK,
		id: number,
		uri: `https://mastodon.example/users/aurora/statuses/${ number }`,
		url: `https://mastodon.example/@aurora/${ number }`,
		content,
		in_reply_to_id: to,
		media_attachments: media,
	} );
	const first = status( THREAD, '<p>Rye rests for a night.</p>', null );
	const picture = {
		...showMedia( { id: '9', alt: 'A loaf', left: 0 } ),
		url: 'https://live.staticflickr.com/1.png',
	};
	return id === THREAD
		? [ 200, first ]
		: [
				200,
				{
					ancestors: [],
					descendants: [
						status(
							'20260002',
							'<p>Then it is baked.</p>',
							THREAD,
							[ picture ]
						),
					],
				},
			];
}

function answer( server, { method, path, headers, body } ) {
	const route = `${ method } ${ path }`;
	if ( route === `GET /api/v1/statuses/${ THREAD }` ) {
		return showThread( THREAD );
	}
	if ( route === `GET /api/v1/statuses/${ THREAD }/context` ) {
		return showThread( '' );
	}
	if ( route === 'GET /api/v2/instance' ) {
		return [ 200, INSTANCE ];
	}
	if ( route === 'POST /api/v1/apps' ) {
		return [ 200, makeApp( server, JSON.parse( body ) ) ];
	}
	if ( route === 'POST /oauth/token' ) {
		return giveToken( server, JSON.parse( body ) );
	}
	const token = ( headers.authorization ?? '' ).replace( /^Bearer /, '' );
	const status = /^GET \/api\/v1\/statuses\/(\w+)$/.exec( route )?.[ 1 ];
	// Our tokens may not read; strangers may.
	if ( status && token === '' ) {
		return showStatus( server, status );
	}
	if ( token === '' || token.includes( 'dead' ) ) {
		return [ 401, { error: 'The access token is invalid' } ];
	}
	if ( route === 'GET /api/v1/accounts/verify_credentials' ) {
		return [ 200, OWNER ];
	}
	if ( token.includes( 'narrow' ) ) {
		return [
			403,
			{ error: 'This action is outside the authorized scopes' },
		];
	}
	if ( route === 'POST /api/v1/statuses' ) {
		return post( server, headers, JSON.parse( body ) );
	}
	if ( route === 'POST /api/v2/media' ) {
		return upload( server, body );
	}
	const media = /^GET \/api\/v1\/media\/(\w+)$/.exec( route );
	return media
		? lookAt( server, media[ 1 ] )
		: [ 404, { error: 'Not found' } ];
}

export function handle( asked, { json } ) {
	const server = serverOf( asked.headers[ 'x-mainstreet-test' ] ?? '' );
	if ( asked.host === 'mastodon.test' ) {
		server.replies =
			asked.path === '/replies'
				? JSON.parse( asked.body ).n
				: server.replies;
		return json( server.posts );
	}
	const { method, path, query, headers, body } = asked;
	// Bodies with a file are no JSON; their shape is looked at above.
	const isForm = ( headers[ 'content-type' ] ?? '' ).startsWith(
		'multipart'
	);
	const fault = isForm
		? ''
		: described?.request( method, path, {
				query: query.toString(),
				headers,
				body,
			} );
	if ( fault ) {
		return json( { error: `Not as described: ${ fault }` }, 400 );
	}
	const [ status, reply ] = answer( server, asked );
	const wrong = described?.reply( method, path, status, reply );
	if ( wrong ) {
		throw new Error( `The fake of Mastodon is wrong: ${ wrong }` );
	}
	return json( reply, status );
}
