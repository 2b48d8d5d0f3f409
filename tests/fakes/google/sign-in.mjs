/** Google's pages and addresses for signing in, with a proof, and for tokens. */
import crypto from 'node:crypto';
import { page } from './page.mjs';

const SCOPE =
	'https://www.googleapis.com/auth/photospicker.mediaitems.readonly';

/** The page that asks whether a site may see what is picked; what is not as Google wants it is said there. */
export function consent( query ) {
	const back = new URL( query.get( 'redirect_uri' ) ?? 'about:blank' );
	const wanted = {
		response_type: 'code',
		scope: SCOPE,
		access_type: 'offline',
		prompt: 'consent',
		code_challenge_method: 'S256',
	};
	const wrong = Object.keys( wanted ).filter(
		( name ) => query.get( name ) !== wanted[ name ]
	);
	const isSafe =
		back.protocol === 'https:' ||
		[ 'localhost', '127.0.0.1' ].includes( back.hostname );
	if ( wrong.length || ! isSafe || ! query.get( 'client_id' ) ) {
		return page( 'Access blocked', `<p>${ wrong } ${ back.protocol }</p>` );
	}
	const link = ( text, more ) => {
		const to = new URL( back );
		Object.entries( { state: query.get( 'state' ), ...more } ).forEach(
			( [ name, value ] ) => to.searchParams.set( name, value )
		);
		return `<p><a href="${ to.href.replaceAll( '&', '&amp;' ) }">${ text }</a></p>`;
	};
	return page(
		'Sign in with Google',
		link( 'Allow', {
			code: `4/${ query.get( 'code_challenge' ) }`,
			scope: SCOPE,
		} ) + link( 'Cancel', { error: 'access_denied' } )
	);
}

/** Codes hold the sum of the proof, as the real service remembers it. */
export function token( account, { body } ) {
	const sent = new URLSearchParams( body );
	if (
		! sent.get( 'client_id' ) ||
		( sent.get( 'client_secret' ) ?? 'wrong' ).includes( 'wrong' )
	) {
		return [ 401, { error: 'invalid_client' } ];
	}
	const proof = crypto
		.createHash( 'sha256' )
		.update( sent.get( 'code_verifier' ) ?? '' )
		.digest( 'base64url' );
	const isNew = sent.get( 'grant_type' ) === 'authorization_code';
	const isGood = isNew
		? sent.get( 'code' ) === `4/${ proof }` &&
			( sent.get( 'redirect_uri' ) ?? '' ).includes( 'mainstreet_oauth' )
		: sent.get( 'grant_type' ) === 'refresh_token' &&
			account.refresh !== '' &&
			sent.get( 'refresh_token' ) === account.refresh;
	if ( ! isGood ) {
		return [ 400, { error: 'invalid_grant' } ];
	}
	account.n++;
	account.access = `ya29.accessThatNobodyMaySee${ account.n }`;
	account.refresh = isNew
		? `1//refreshThatNobodyMaySee${ account.n }`
		: account.refresh;
	return [
		200,
		{
			access_token: account.access,
			expires_in: 3599,
			scope: SCOPE,
			token_type: 'Bearer',
			...( isNew && { refresh_token: account.refresh } ),
		},
	];
}

export function revoke( account, { method, body } ) {
	const sent = new URLSearchParams( body ).get( 'token' );
	if (
		method !== 'POST' ||
		! sent ||
		! [ account.access, account.refresh ].includes( sent )
	) {
		return [ 400, { error: 'invalid_token' } ];
	}
	Object.assign( account, { access: '', refresh: '' } );
	account.revoked++;
	return [ 200, {} ];
}
