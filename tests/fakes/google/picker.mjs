/** Google's Picker API and its window. */
import crypto from 'node:crypto';
import { service } from '../described.mjs';
import { page } from './page.mjs';

const described = service( 'google-photos-picker' );

const refuse = ( code, status, message, reason ) => [
	code,
	{
		error: {
			code,
			message,
			status,
			...( reason && { details: [ { '@type': 'x', reason } ] } ),
		},
	},
];

const toItem = ( number ) => {
	const isVideo = number % 10 === 0;
	return {
		id: `AF1_${ number }`,
		createTime: '2026-05-01T10:00:00Z',
		type: isVideo ? 'VIDEO' : 'PHOTO',
		mediaFile: {
			baseUrl: `https://lh3.googleusercontent.com/ppa/item-${ number }`,
			mimeType: isVideo ? 'video/mp4' : 'image/jpeg',
			filename: isVideo
				? `Harbour film ${ number }.mp4`
				: `Harbour ${ number }.jpg`,
			mediaFileMetadata: { width: 4000, height: 5000 },
		},
	};
};

const toSession = ( session ) => ( {
	id: session.id,
	pickerUri: `https://photos.google.com/picker/${ session.id }`,
	...( ! session.items && {
		pollingConfig: { pollInterval: '1s', timeoutIn: '1800s' },
	} ),
	expireTime: '2030-01-01T00:00:00Z',
	mediaItemsSet: session.items !== null,
} );

/** Picks in a session, without a window. */
export function pick( account, id, count ) {
	const session = account.sessions.get( id );
	if ( ! session ) {
		return false;
	}
	session.items =
		account.items ??
		Array.from( { length: count }, ( _, index ) => toItem( index + 1 ) );
	account.items = null;
	return true;
}

function sessions( account, { method, path } ) {
	if ( method === 'POST' ) {
		const id = `s-${ account.sessions.size + 1 }-${ crypto.randomUUID() }`;
		account.sessions.set( id, { id, items: null } );
		return [ 200, toSession( account.sessions.get( id ) ) ];
	}
	const id = decodeURIComponent( path.split( '/' )[ 3 ] ?? '' );
	const session = account.sessions.get( id );
	if ( ! session ) {
		return refuse( 404, 'NOT_FOUND', 'Requested entity was not found.' );
	}
	if ( method === 'DELETE' ) {
		account.sessions.delete( id );
		return [ 200, {} ];
	}
	return [ 200, toSession( session ) ];
}

function mediaItems( account, { query } ) {
	const session = account.sessions.get( query.get( 'sessionId' ) );
	if ( ! session ) {
		return refuse( 404, 'NOT_FOUND', 'Requested entity was not found.' );
	}
	if ( ! session.items ) {
		return refuse( 400, 'FAILED_PRECONDITION', 'Nothing is picked yet.' );
	}
	const size = Number( query.get( 'pageSize' ) ?? 50 );
	const from = Number(
		( query.get( 'pageToken' ) ?? 'p_0' ).replace( 'p_', '' )
	);
	const to = from + size;
	return [
		200,
		{
			...( session.items.length > from && {
				mediaItems: session.items.slice( from, to ),
			} ),
			...( to < session.items.length && { nextPageToken: `p_${ to }` } ),
		},
	];
}

const getBearer = ( { headers } ) =>
	( headers.authorization ?? '' ).replace( /^Bearer /, '' );

/** Whether somebody has the account's token. */
export const isKnown = ( account, asked ) =>
	account.access !== '' && getBearer( asked ) === account.access;

export function picker( account, asked ) {
	const wrong = described?.request( asked.method, asked.path, {
		query: asked.query.toString(),
		headers: asked.headers,
		body: asked.body,
	} );
	if ( wrong ) {
		return refuse( 400, 'INVALID_ARGUMENT', wrong );
	}
	if ( ! isKnown( account, asked ) ) {
		return refuse( 401, 'UNAUTHENTICATED', 'Invalid credentials.' );
	}
	const [ status, answer ] = asked.path.startsWith( '/v1/mediaItems' )
		? mediaItems( account, asked )
		: sessions( account, asked );
	const fault =
		status === 200 &&
		described?.reply( asked.method, asked.path, status, answer );
	return fault ? refuse( 500, 'INTERNAL', fault ) : [ status, answer ];
}

/** Google's window, in which somebody picks. */
export function openWindow( account, { path, query } ) {
	const id = path.split( '/' )[ 2 ] ?? '';
	if ( ! account.sessions.has( id ) ) {
		return page( 'This link has ended', '' );
	}
	if ( query.has( 'count' ) ) {
		pick( account, id, Number( query.get( 'count' ) ) );
		return page(
			'Done',
			path.endsWith( '/autoclose' ) ? '<script>close()</script>' : ''
		);
	}
	return page(
		'Select photos & videos',
		[ 3, 45 ]
			.map(
				( count ) => `<p><a href="?count=${ count }">Add ${ count }</a>`
			)
			.join( '' )
	);
}
