/**
 * Google as far as its photos go: signing in with a proof, tokens, the Picker and its window, and the files, which it gives to nobody without the
 * token. Each test has an account of its own with a library of 45 items, every tenth of them a video. A secret that holds `wrong` is refused.
 * `POST google.test/expire` ends the token for requests, `/withdraw` also the one for the next; `GET google.test/state` tells what is there;
 * `POST google.test/items` takes the items of the next session as they stand, `POST google.test/pick?session=…&count=…` picks without a window.
 */
import { isKnown, openWindow, pick, picker } from '../google/picker.mjs';
import { consent, revoke, token } from '../google/sign-in.mjs';
import { getPicture } from './instagram.mjs';

export const hosts = [
	'accounts.google.com',
	'oauth2.googleapis.com',
	'photospicker.googleapis.com',
	'photos.google.com',
	'lh3.googleusercontent.com',
	'google.test',
];

const accounts = new Map();

function accountOf( test ) {
	if ( ! accounts.has( test ) ) {
		accounts.set( test, {
			n: 0,
			access: '',
			refresh: '',
			revoked: 0,
			items: null,
			sessions: new Map(),
		} );
	}
	return accounts.get( test );
}

/** The first bytes of a film: enough to tell what it is. */
const FILM = Buffer.concat( [
	Buffer.from( '0000001866747970', 'hex' ),
	Buffer.from( 'mp42\0\0\0\0mp42isom' ),
	Buffer.from( '00000008', 'hex' ),
	Buffer.from( 'mdat' ),
] );

function file( account, asked ) {
	const found = /^\/ppa\/item-(\d+)=(d|dv|w\d+-h\d+)$/.exec( asked.path );
	if ( ! found || ! isKnown( account, asked ) ) {
		return { status: 403, headers: {}, body: '' };
	}
	return found[ 2 ] === 'dv'
		? { status: 200, headers: { 'Content-Type': 'video/mp4' }, body: FILM }
		: {
				status: 200,
				headers: { 'Content-Type': 'image/png' },
				body: getPicture( Number( found[ 1 ] ) ),
			};
}

function control( account, { path, query, body } ) {
	if ( path === '/expire' || path === '/withdraw' ) {
		account.access = 'ended';
		account.refresh = path === '/withdraw' ? 'ended' : account.refresh;
	}
	if ( path === '/items' ) {
		account.items = JSON.parse( body );
	}
	if ( path === '/pick' ) {
		pick( account, query.get( 'session' ), Number( query.get( 'count' ) ) );
	}
	return [
		200,
		{
			n: account.n,
			isConnected: account.refresh !== '',
			revoked: account.revoked,
			sessions: [ ...account.sessions.keys() ],
		},
	];
}

function answer( account, asked ) {
	switch ( asked.host ) {
		case 'accounts.google.com':
			return consent( asked.query );
		case 'photos.google.com':
			return openWindow( account, asked );
		case 'photospicker.googleapis.com':
			return picker( account, asked );
		case 'lh3.googleusercontent.com':
			return file( account, asked );
		case 'google.test':
			return control( account, asked );
		default:
			return asked.path === '/revoke'
				? revoke( account, asked )
				: token( account, asked );
	}
}

export function handle( asked, { json } ) {
	const given = answer(
		accountOf( asked.headers[ 'x-mainstreet-test' ] ?? '' ),
		asked
	);
	return Array.isArray( given ) ? json( given[ 1 ], given[ 0 ] ) : given;
}
