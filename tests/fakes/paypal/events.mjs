/** Events that PayPal tells: signed, and verified by PayPal itself. */
import crypto from 'node:crypto';
import { show } from './orders.mjs';

function resourceOf( type, order ) {
	const [ paid ] = order.captures;
	if ( type === 'CHECKOUT.ORDER.APPROVED' || ! paid ) {
		return show( order );
	}
	const related = {
		supplementary_data: { related_ids: { order_id: order.id } },
	};
	if ( type === 'PAYMENT.CAPTURE.REVERSED' ) {
		// A refund that nobody here made: it names the payment in a link, and nothing of ours.
		return {
			id: 'REVERSAL0001',
			status: 'COMPLETED',
			amount: paid.amount,
			links: [
				{
					href: `https://api.paypal.com/v2/payments/captures/${ paid.id }`,
					rel: 'up',
					method: 'GET',
				},
			],
		};
	}
	return type === 'PAYMENT.CAPTURE.REFUNDED'
		? { ...order.refunds.at( -1 ), custom_id: paid.custom_id }
		: { ...paid, ...related };
}

/**
 * An event with what it is sent with.
 *
 * @return {{ headers: Object, body: string }} Headers by lower-case name.
 */
export function sign( account, type, order, id = `WH-${ account.id() }` ) {
	const body = JSON.stringify( {
		id,
		create_time: account.now(),
		resource_type: type.startsWith( 'CHECKOUT' )
			? 'checkout-order'
			: 'capture',
		event_type: type,
		// Escapes, which a program that writes the event anew would lose.
		summary: 'Fa\u00e7ade \u2013 paid',
		resource: resourceOf( type, order ),
		links: [],
	} ).replace( 'ç', '\\u00e7' );
	const transmission = `tx-${ crypto.randomUUID() }`;
	const signature = `sig${ crypto
		.createHash( 'sha256' )
		.update( body )
		.digest( 'hex' ) }`;
	account.events.set( transmission, { body, signature } );
	return {
		headers: {
			'paypal-transmission-id': transmission,
			'paypal-transmission-time': account.now(),
			'paypal-transmission-sig': signature,
			'paypal-cert-url': `https://api${
				order.isLive ? '' : '.sandbox'
			}.paypal.com/v1/notifications/certs/CERT-1`,
			'paypal-auth-algo': 'SHA256withRSA',
		},
		body,
	};
}

/** Whether an event is one that was sent, to the letter. */
export function verify( account, input, raw ) {
	const sent = account.events.get( input.transmission_id );
	return Boolean(
		sent &&
		sent.signature === input.transmission_sig &&
		account.webhooks.some( ( { id } ) => id === input.webhook_id ) &&
		raw.includes( `"webhook_event":${ sent.body }` )
	);
}
