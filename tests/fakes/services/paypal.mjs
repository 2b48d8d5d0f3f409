/**
 * PayPal: its API for live and sandbox apps, the page where buyers agree, and `paypal.test`, by which a test says what happens there.
 * Each test has an account of its own. A client id that holds `dead` is refused, a payee that begins with `refused` is not paid.
 * Held against PayPal's own description where it is at hand: what our code may not send is answered with 400 and noted.
 *
 *   POST paypal.test/config  {"capture":"PENDING|DECLINED|INSTRUMENT_DECLINED","value":"1.00","atOnce":true}
 *   POST paypal.test/approve {"id":"…","email":"…"}   the buyer agrees
 *   POST paypal.test/settle  {"id":"…","status":"…","reason":"…"}  a payment that waited comes in, or does not, and why
 *   POST paypal.test/event   {"type":"…","id":"…"}    gives a signed event: headers, body
 *   POST paypal.test/forget  {"id":"…"}               PayPal no longer knows the order
 *   POST paypal.test/state                            orders, webhooks, faults
 *   POST paypal.test/reset
 */
import { PayPalError, accountOf, forgetAccount } from '../paypal/account.mjs';
import { answerApi } from '../paypal/api.mjs';
import { sign } from '../paypal/events.mjs';
import { approve, capture, refund, show } from '../paypal/orders.mjs';
import { answerPage } from '../paypal/page.mjs';

export const hosts = [
	'api-m.paypal.com',
	'api-m.sandbox.paypal.com',
	'www.paypal.com',
	'www.sandbox.paypal.com',
	'paypal.test',
];

const controls = {
	'/config': ( account, input ) => Object.assign( account.config, input ),
	'/approve': ( account, { id, ...buyer } ) => {
		approve( account.orders.get( id ), buyer );
		return {};
	},
	'/settle': ( account, { id, status, reason } ) => {
		const [ paid ] = account.orders.get( id ).captures;
		paid.status = status;
		paid.status_details = reason ? { reason } : undefined;
		return {};
	},
	'/capture': ( account, { id } ) =>
		show( capture( account, account.orders.get( id ) ) ),
	'/refund': ( account, { id, value } ) => {
		const order = account.orders.get( id );
		const [ { id: paid, amount } ] = order.captures;
		return refund( account, order.isLive, paid, {
			amount: { ...amount, value },
		} );
	},
	'/event': ( account, { type, id, event } ) =>
		sign( account, type, account.orders.get( id ), event ),
	'/forget': ( account, { id } ) => ( {
		was: account.orders.delete( id ),
	} ),
	'/expire': ( account ) => {
		account.tokens.clear();
		return {};
	},
	'/state': ( account ) => ( {
		orders: [ ...account.orders.values() ].map( show ),
		webhooks: account.webhooks,
		faults: account.faults,
		tokens: account.tokens.size,
	} ),
};

export async function handle( asked, { json } ) {
	const test = asked.headers[ 'x-mainstreet-test' ] ?? '';
	const account = accountOf( test );
	if ( asked.host.startsWith( 'www.' ) ) {
		return answerPage( asked, account );
	}
	if ( asked.host !== 'paypal.test' ) {
		const { status, body } = answerApi( asked, account );
		return json( body, status );
	}
	if ( asked.path === '/reset' ) {
		forgetAccount( test );
		return json( {} );
	}
	try {
		return json(
			controls[ asked.path ]?.(
				account,
				JSON.parse( asked.body || '{}' )
			)
		);
	} catch ( error ) {
		if ( error instanceof PayPalError ) {
			return json( error.body, error.status );
		}
		throw error;
	}
}
