/** api-m.paypal.com and api-m.sandbox.paypal.com. */
import { service } from '../described.mjs';
import { PayPalError, missing } from './account.mjs';
import { capture, create, refund, show } from './orders.mjs';
import { verify } from './events.mjs';

const described = service( 'paypal' );

/** The token that a key is exchanged for; not in PayPal's description. */
function exchange( account, isLive, { headers, body } ) {
	const [ scheme, code = '' ] = ( headers.authorization ?? '' ).split( ' ' );
	const [ id = '', secret = '' ] = Buffer.from( code, 'base64' )
		.toString()
		.split( ':' );
	if ( scheme !== 'Basic' || ! id || ! secret || id.includes( 'dead' ) ) {
		return {
			status: 401,
			body: {
				error: 'invalid_client',
				error_description: 'Client Authentication failed',
			},
		};
	}
	if ( body !== 'grant_type=client_credentials' ) {
		return { status: 400, body: { error: 'unsupported_grant_type' } };
	}
	const token = `A21AA${ account.id( 40 ) }`;
	account.tokens.set( token, { id, isLive } );
	return {
		status: 200,
		body: {
			scope: 'https://uri.paypal.com/services/payments/payment',
			access_token: token,
			token_type: 'Bearer',
			app_id: 'APP-80W284485P519543T',
			expires_in: 32400,
		},
	};
}

function addWebhook( account, isLive, { url, event_types: types } ) {
	if ( ! url.startsWith( 'https://' ) ) {
		throw new PayPalError( 400, 'VALIDATION_ERROR', 'INVALID_URL' );
	}
	if ( account.webhooks.some( ( each ) => each.url === url ) ) {
		throw new PayPalError(
			400,
			'WEBHOOK_URL_ALREADY_EXISTS',
			'WEBHOOK_URL_ALREADY_EXISTS'
		);
	}
	const webhook = {
		id: account.id(),
		url,
		event_types: types.map( ( { name } ) => ( { name } ) ),
		links: [],
	};
	account.webhooks.push( { ...webhook, isLive } );
	return webhook;
}

const routes = [
	[
		'POST',
		/^\/v2\/checkout\/orders$/,
		( { account, isLive, input } ) => ( {
			status: 200,
			body: show( create( account, isLive, input ) ),
		} ),
	],
	[
		'GET',
		/^\/v2\/checkout\/orders\/([^/]+)$/,
		( { account, isLive, id } ) => ( {
			status: 200,
			body: show( account.order( id, isLive ) ),
		} ),
	],
	[
		'POST',
		/^\/v2\/checkout\/orders\/([^/]+)\/capture$/,
		( { account, isLive, id } ) => ( {
			status: 201,
			body: show( capture( account, account.order( id, isLive ) ) ),
		} ),
	],
	[
		'POST',
		/^\/v2\/payments\/captures\/([^/]+)\/refund$/,
		( { account, isLive, id, input } ) => ( {
			status: 201,
			body: refund( account, isLive, id, input ),
		} ),
	],
	[
		'POST',
		/^\/v1\/notifications\/webhooks$/,
		( { account, isLive, input } ) => ( {
			status: 201,
			body: addWebhook( account, isLive, input ),
		} ),
	],
	[
		'GET',
		/^\/v1\/notifications\/webhooks$/,
		( { account } ) => ( {
			status: 200,
			body: {
				webhooks: account.webhooks.map(
					( { isLive, ...webhook } ) => webhook
				),
			},
		} ),
	],
	[
		'POST',
		/^\/v1\/notifications\/verify-webhook-signature$/,
		( { account, input, raw } ) => ( {
			status: 200,
			body: {
				verification_status: verify( account, input, raw )
					? 'SUCCESS'
					: 'FAILURE',
			},
		} ),
	],
];

function answer( context, asked ) {
	for ( const [ method, pattern, handle ] of routes ) {
		const found = method === asked.method && pattern.exec( asked.path );
		if ( found ) {
			return handle( { ...context, id: found[ 1 ] } );
		}
	}
	throw missing();
}

/** One answer for each PayPal-Request-Id, as PayPal keeps them for hours. */
function answerOnce( context, asked ) {
	const key = asked.headers[ 'paypal-request-id' ];
	const place =
		key && ! context.account.config.atOnce && `${ asked.path } ${ key }`;
	if ( place && context.account.answered.has( place ) ) {
		return context.account.answered.get( place );
	}
	const made = answer( context, asked );
	if ( place ) {
		context.account.answered.set( place, made );
	}
	return made;
}

/** What a request is answered with: `status` and `body`. */
export function answerApi( asked, account ) {
	const isLive = ! asked.host.includes( 'sandbox' );
	if ( asked.path === '/v1/oauth2/token' ) {
		return exchange( account, isLive, asked );
	}
	const token = ( asked.headers.authorization ?? '' ).replace(
		'Bearer ',
		''
	);
	if ( account.tokens.get( token )?.isLive !== isLive ) {
		return {
			status: 401,
			body: {
				error: 'invalid_token',
				error_description: 'Token signature verification failed',
			},
		};
	}
	const fault = described?.request( asked.method, asked.path, asked );
	if ( fault ) {
		account.faults.push( fault );
		return {
			status: 400,
			body: new PayPalError( 400, 'INVALID_REQUEST', 'FAULT', fault )
				.body,
		};
	}
	let result;
	try {
		result = answerOnce(
			{
				account,
				isLive,
				input: asked.body ? JSON.parse( asked.body ) : {},
				raw: asked.body,
			},
			asked
		);
	} catch ( error ) {
		if ( ! ( error instanceof PayPalError ) ) {
			throw error;
		}
		return error;
	}
	const odd = described?.reply(
		asked.method,
		asked.path,
		result.status,
		result.body
	);
	if ( odd ) {
		account.faults.push( odd );
	}
	return result;
}
