/**
 * api.stripe.com.
 */
import fs from 'node:fs';
import qs from 'qs';
import { service } from '../described.mjs';
import { StripeError } from './account.mjs';
import { end, expire, refund } from './flows.mjs';
import { pageOf } from './lists.mjs';
import { list, make } from './objects.mjs';
import { checkEndpoint, checkSession } from './rules.mjs';

const VERSION = '2026-07-29.dahlia';
/** What the description leaves out and we ask for, from the declarations of Stripe's own package. */
const more = JSON.parse(
	fs.readFileSync(
		new URL( './described-more.json', import.meta.url ),
		'utf8'
	)
);
const described = service( 'stripe', more.paths );

const isTrue = ( value ) => value === 'true';

/** Makes a checkout. `fake` is what later happens need; it never leaves. */
function addSession( account, livemode, input ) {
	checkSession( account, livemode, {
		...input,
		expires_at: Number( input.expires_at ?? 0 ),
	} );
	const [ { price_data: price, quantity = 1 } ] = input.line_items;
	const amount = Number( price.unit_amount ) * Number( quantity );
	const currency = price.currency.toLowerCase();
	const id = account.id( `cs_${ livemode ? 'live' : 'test' }_` );
	return account.add(
		'checkout.session',
		{
			id,
			amount_subtotal: amount,
			amount_total: amount,
			currency,
			mode: input.mode,
			client_reference_id: input.client_reference_id ?? null,
			customer: input.customer ?? null,
			customer_email: input.customer_email ?? null,
			metadata: input.metadata ?? {},
			success_url: input.success_url,
			cancel_url: input.cancel_url ?? null,
			submit_type: input.submit_type ?? null,
			expires_at: Number( input.expires_at ?? account.now() + 86400 ),
			status: 'open',
			payment_status: 'unpaid',
			url: `https://checkout.stripe.com/c/pay/${ id }`,
			fake: {
				amount,
				currency,
				interval: price.recurring?.interval,
				subscription_metadata: input.subscription_data?.metadata ?? {},
				intent_metadata: input.payment_intent_data?.metadata ?? {},
			},
		},
		livemode
	);
}

function addProduct( account, livemode, input ) {
	if ( input.id && account.objects.has( input.id ) ) {
		throw new StripeError( 400, 'Product already exists.', {
			code: 'resource_already_exists',
		} );
	}
	return account.add(
		'product',
		{
			id: input.id ?? account.id( 'prod_' ),
			name: input.name,
			description: input.description ?? null,
			metadata: input.metadata ?? {},
			active: true,
			default_price: null,
		},
		livemode
	);
}

function changeProduct( account, livemode, id, { active, ...members } ) {
	const product = account.get( 'product', id, livemode );
	return Object.assign(
		product,
		members,
		active === undefined ? {} : { active: isTrue( active ) }
	);
}

function chargeOf( account, livemode, { charge, payment_intent: intent } ) {
	return account.get(
		'charge',
		charge ??
			account.get( 'payment_intent', intent, livemode, 'payment_intent' )
				.latest_charge,
		livemode
	);
}

function changeSubscription( account, livemode, id, input ) {
	const subscription = account.get( 'subscription', id, livemode );
	if ( input.cancel_at_period_end !== undefined ) {
		subscription.cancel_at_period_end = isTrue(
			input.cancel_at_period_end
		);
		subscription.canceled_at = subscription.cancel_at_period_end
			? account.now()
			: null;
		account.event( 'customer.subscription.updated', subscription );
	}
	return subscription;
}

function addPortal( account, livemode, input ) {
	account.get( 'customer', input.customer, livemode, 'customer' );
	if ( ! account.config.portal ) {
		throw new StripeError(
			400,
			'No configuration provided and your test mode default configuration has not been created.'
		);
	}
	const id = account.id( 'bps_' );
	return account.add(
		'billing_portal.session',
		{
			id,
			customer: input.customer,
			return_url: input.return_url ?? null,
			url: `https://billing.stripe.com/p/session/${ id }`,
		},
		livemode
	);
}

function addEndpoint( account, livemode, input ) {
	checkEndpoint( input );
	return account.add(
		'webhook_endpoint',
		{
			id: account.id( 'we_' ),
			url: input.url,
			enabled_events: input.enabled_events,
			metadata: input.metadata ?? {},
			description: input.description ?? null,
			api_version: input.api_version ?? null,
			status: 'enabled',
			secret: `whsec_${ account.id( 'Secret' ) }`,
		},
		livemode
	);
}

/** Without what is given out once, when it is made. */
const withoutSecret = ( { secret, ...endpoint } ) => endpoint;

const READ = {
	'checkout/sessions': 'checkout.session',
	products: 'product',
	prices: 'price',
	customers: 'customer',
	subscriptions: 'subscription',
	charges: 'charge',
	invoices: 'invoice',
	payment_intents: 'payment_intent',
	events: 'event',
	disputes: 'dispute',
};

function changeEndpoint( account, livemode, id, input ) {
	const endpoint = account.get( 'webhook_endpoint', id, livemode );
	if ( input.url ) {
		checkEndpoint( input );
	}
	Object.assign( endpoint, input );
	return withoutSecret( endpoint );
}

function removeEndpoint( account, livemode, id ) {
	account.get( 'webhook_endpoint', id, livemode );
	account.objects.delete( id );
	return { id, object: 'webhook_endpoint', deleted: true };
}

/** By method and path; `$1` is the id in it. */
const ROUTES = [
	[
		/^GET account$/,
		( { account } ) =>
			make( 'account', {
				id: account.config.id,
				default_currency: account.config.currency,
				charges_enabled: true,
				settings: {
					...make( 'account', {} ).settings,
					dashboard: {
						display_name: account.config.name,
						timezone: 'Etc/UTC',
					},
				},
			} ),
	],
	[
		/^POST checkout\/sessions$/,
		( { account, livemode, input } ) =>
			addSession( account, livemode, input ),
	],
	[
		/^POST checkout\/sessions\/(\w+)\/expire$/,
		( { account, id } ) => expire( account, id ),
	],
	[
		/^POST products$/,
		( { account, livemode, input } ) =>
			addProduct( account, livemode, input ),
	],
	[
		/^POST products\/([\w-]+)$/,
		( { account, livemode, id, input } ) =>
			changeProduct( account, livemode, id, input ),
	],
	[
		/^POST customers$/,
		( { account, livemode, input } ) =>
			account.add(
				'customer',
				{ id: account.id( 'cus_' ), ...input },
				livemode
			),
	],
	[
		/^GET customers$/,
		( { account, livemode, query } ) =>
			list(
				'/v1/customers',
				account
					.all( 'customer', livemode )
					.filter(
						( { email } ) => ! query.email || email === query.email
					)
			),
	],
	[
		/^GET disputes$/,
		( { account, livemode, query } ) =>
			pageOf(
				'/v1/disputes',
				account
					.all( 'dispute', livemode )
					.filter(
						( { payment_intent: payment } ) =>
							! query.payment_intent ||
							query.payment_intent === payment
					),
				query
			),
	],
	[
		/^GET invoices$/,
		( { account, livemode, query } ) =>
			pageOf(
				'/v1/invoices',
				account
					.all( 'invoice', livemode )
					.filter( ( { status, parent } ) =>
						[
							[ query.status, status ],
							[
								query.subscription,
								parent.subscription_details.subscription,
							],
						].every( ( [ asked, is ] ) => ! asked || asked === is )
					),
				query
			),
	],
	[
		/^POST subscriptions\/(\w+)$/,
		( { account, livemode, id, input } ) =>
			changeSubscription( account, livemode, id, input ),
	],
	[
		/^DELETE subscriptions\/(\w+)$/,
		( { account, livemode, id } ) => {
			account.get( 'subscription', id, livemode );
			return end( account, id, false );
		},
	],
	[
		/^POST refunds$/,
		( { account, livemode, input } ) => {
			const charge = chargeOf( account, livemode, input );
			return refund(
				account,
				charge,
				Number(
					input.amount ??
						charge.amount_captured - charge.amount_refunded
				),
				input.metadata
			);
		},
	],
	[
		/^POST billing_portal\/sessions$/,
		( { account, livemode, input } ) =>
			addPortal( account, livemode, input ),
	],
	[
		/^POST webhook_endpoints$/,
		( { account, livemode, input } ) =>
			addEndpoint( account, livemode, input ),
	],
	[
		/^GET webhook_endpoints$/,
		( { account, livemode } ) =>
			list(
				'/v1/webhook_endpoints',
				account.all( 'webhook_endpoint', livemode ).map( withoutSecret )
			),
	],
	[
		/^GET webhook_endpoints\/(\w+)$/,
		( { account, livemode, id } ) =>
			withoutSecret( account.get( 'webhook_endpoint', id, livemode ) ),
	],
	[
		/^POST webhook_endpoints\/(\w+)$/,
		( { account, livemode, id, input } ) =>
			changeEndpoint( account, livemode, id, input ),
	],
	[
		/^DELETE webhook_endpoints\/(\w+)$/,
		( { account, livemode, id } ) =>
			removeEndpoint( account, livemode, id ),
	],
	[
		/^GET (checkout\/sessions|\w+)\/([\w-]+)$/,
		( { account, livemode, id, kind } ) =>
			account.get( kind, id, livemode ),
	],
];

/** Puts the objects that `expand` names into the place of their ids. */
function expanded( account, object, paths ) {
	const copy = structuredClone( object );
	for ( const path of paths ) {
		const [ name, ...rest ] = path.split( '.' );
		const value = copy.hidden?.[ name ] ?? copy[ name ];
		const found =
			typeof value === 'string' ? account.objects.get( value ) : value;
		if ( found && typeof found === 'object' ) {
			copy[ name ] = rest.length
				? expanded( account, found, [ rest.join( '.' ) ] )
				: structuredClone( found );
		}
	}
	return copy;
}

/** Without what only the fake knows, however deep. */
const shown = ( value ) =>
	JSON.parse(
		JSON.stringify( value, ( key, member ) =>
			key === 'fake' || key === 'hidden' ? undefined : member
		)
	);

function authorise( { headers, path } ) {
	const [ , key = '' ] =
		/^Bearer (.+)$/.exec( headers.authorization ?? '' ) ?? [];
	if ( ! /^[sr]k_(?:test|live)_\w+$/.test( key ) || key.includes( 'dead' ) ) {
		throw new StripeError( 401, 'Invalid API Key provided.' );
	}
	if (
		( key.includes( 'noaccount' ) && path.endsWith( '/account' ) ) ||
		( key.includes( 'nohooks' ) &&
			path.includes( '/webhook_endpoints' ) ) ||
		( key.includes( 'nolists' ) && /\/(?:invoices|disputes)$/.test( path ) )
	) {
		throw new StripeError(
			403,
			'The provided key does not have the required permissions for this endpoint.'
		);
	}
	return key.includes( '_live_' );
}

function route( asked, account, livemode ) {
	const call = `${ asked.method } ${ asked.path.replace( /^\/v1\//, '' ) }`;
	for ( const [ pattern, answer ] of ROUTES ) {
		const found = pattern.exec( call );
		if ( ! found ) {
			continue;
		}
		const [ , first, second ] = found;
		const kind = second && READ[ first ];
		if ( second && ! kind ) {
			continue;
		}
		return answer( {
			account,
			livemode,
			id: second ?? first,
			kind,
			input: qs.parse( asked.body, { depth: 12, arrayLimit: 200 } ),
			query: Object.fromEntries( asked.query ),
		} );
	}
	throw new StripeError(
		404,
		`Unrecognized request URL (${ asked.method }: ${ asked.path }).`
	);
}

/** Refuses what the service would refuse before it looks further. */
function check( asked, account ) {
	const faults = [
		described?.request( asked.method, asked.path, {
			query: asked.query.toString(),
			headers: asked.headers,
			body: asked.body,
		} ),
		asked.headers[ 'stripe-version' ] === VERSION
			? ''
			: `Stripe-Version is ${ asked.headers[ 'stripe-version' ] }`,
		asked.method === 'POST' && ! asked.headers[ 'idempotency-key' ]
			? 'POST without an Idempotency-Key'
			: '',
	].filter( Boolean );
	if ( faults.length ) {
		account.faults.push( ...faults );
		throw new StripeError( 400, faults.join( '; ' ), {
			code: 'parameter_unknown',
		} );
	}
}

function perform( asked, account ) {
	try {
		const livemode = authorise( asked );
		check( asked, account );
		const { expand = [] } = {
			...qs.parse( asked.body ),
			...qs.parse( asked.query.toString() ),
		};
		return {
			status: 200,
			body: shown(
				expanded( account, route( asked, account, livemode ), expand )
			),
		};
	} catch ( error ) {
		if ( error instanceof StripeError ) {
			return { status: error.status, body: error.body };
		}
		throw error;
	}
}

/** An answer of before for the same key; another request under it is refused. */
function repeated( asked, account ) {
	const key = asked.method === 'POST' && asked.headers[ 'idempotency-key' ];
	const kept = key && account.answered.get( key );
	if ( ! kept ) {
		return null;
	}
	return kept.request === asked.path + asked.body
		? { ...kept.answer, isRepeated: true }
		: {
				status: 400,
				body: {
					error: {
						type: 'idempotency_error',
						message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${ key }' if you meant to execute a different request.`,
					},
				},
			};
}

/**
 * Answers a request.
 *
 * @param {Object} asked   Request.
 * @param {Object} account Account of the test.
 * @return {{ status: number, body: Object, isRepeated?: boolean }} Answer.
 */
export function answerApi( asked, account ) {
	const before = repeated( asked, account );
	if ( before ) {
		return before;
	}
	const answer = perform( asked, account );
	const fault = described?.reply(
		asked.method,
		asked.path,
		answer.status,
		answer.body
	);
	if ( fault ) {
		account.faults.push( `answer: ${ fault }` );
	}
	const key = asked.headers[ 'idempotency-key' ];
	if ( asked.method === 'POST' && key && answer.status !== 401 ) {
		account.answered.set( key, {
			request: asked.path + asked.body,
			answer,
		} );
	}
	return answer;
}
