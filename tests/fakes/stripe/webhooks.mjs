/**
 * Events on their way to the site, signed by Stripe's own library.
 */
import Stripe from 'stripe';

const stripe = new Stripe( 'sk_test_fake' );

/**
 * One delivery.
 *
 * @param {Object} event             Event.
 * @param {Object} account           Account.
 * @param {Object} options
 * @param {string} options.secret    Secret of the endpoint.
 * @param {number} options.late      Seconds the signature is old.
 * @param {Object} options.overwrite Members of the event that are forged after all, such as `livemode`.
 * @return {{ id: string, type: string, body: string, signature: string }} What is posted.
 */
export function sign( event, account, { secret, late = 0, overwrite = {} } ) {
	const body = JSON.stringify( { ...event, ...overwrite }, ( key, value ) =>
		key === 'fake' || key === 'hidden' ? undefined : value
	);
	return {
		id: event.id,
		type: event.type,
		body,
		signature: stripe.webhooks.generateTestHeaderString( {
			payload: body,
			secret,
			timestamp: account.now() - late,
		} ),
	};
}

/**
 * Takes the events that wait, in the order and number asked for.
 *
 * @param {Object}  account         Account.
 * @param {Object}  options         See sign(), and:
 * @param {number}  options.times   How often each is sent.
 * @param {boolean} options.reverse Whether the last comes first.
 * @param {string}  options.type    Only events of this type; the others are lost.
 * @return {Object[]} Deliveries.
 */
export function take( account, options ) {
	const { times = 1, reverse = false, type = '' } = options;
	const events = account.waiting
		.splice( 0 )
		.filter( ( event ) => ! type || event.type === type );
	return ( reverse ? events.reverse() : events ).flatMap( ( event ) =>
		Array.from( { length: times }, () => sign( event, account, options ) )
	);
}

/** Posts deliveries to the site, all at once. */
export async function deliver( account, deliveries ) {
	const { url, headers = {} } = account.config.target;
	const answers = await Promise.all(
		deliveries.map( async ( { id, type, body, signature } ) => {
			const response = await fetch( url, {
				method: 'POST',
				headers: {
					'Content-Type': 'application/json; charset=utf-8',
					'Stripe-Signature': signature,
					...headers,
				},
				body,
			} );
			const text = await response.text();
			return { id, type, status: response.status, text };
		} )
	);
	account.told.push( ...answers );
	return answers;
}

/** Tells the site what happened, where it was said where that is. */
export const tell = ( account, options = {} ) =>
	account.config.target && ! account.config.hold
		? deliver(
				account,
				take( account, {
					secret: account.config.target.secret,
					...options,
				} )
			)
		: [];
