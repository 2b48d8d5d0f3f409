/**
 * Objects as Stripe gives them: its own published samples where they are at hand, else the members that are read here.
 */
import { description } from '../described.mjs';

const samples = description( 'stripe-fixtures' )?.resources ?? {};

/** What the samples fill with noise, and what is absent in the plain case. */
const PLAIN = {
	'checkout.session': {
		customer_details: null,
		customer_email: null,
		currency_conversion: null,
		shipping_cost: null,
		total_details: {
			amount_discount: 0,
			amount_shipping: null,
			amount_tax: 0,
		},
		payment_intent: null,
	},
	subscription: {
		cancel_at: null,
		canceled_at: null,
		ended_at: null,
		pause_collection: null,
		pending_update: null,
		pending_invoice_item_interval: null,
		next_pending_invoice_item_invoice: null,
		schedule: null,
		transfer_data: null,
		trial_end: null,
		trial_start: null,
		cancel_at_period_end: false,
	},
	charge: { paid: true, captured: true, disputed: false, refunded: false },
	payment_intent: { canceled_at: null, last_payment_error: null },
};

const list = ( url, data = [] ) => ( {
	object: 'list',
	data,
	has_more: false,
	url,
} );

/** Members without which a sample of ours would not read as one. */
const LEAST = {
	subscription: () => ( { items: list( '/v1/subscription_items', [ {} ] ) } ),
	charge: () => ( { refunds: list( '/v1/refunds' ), amount_refunded: 0 } ),
	invoice: () => ( { status_transitions: {} } ),
	account: () => ( { settings: { dashboard: {} } } ),
};

/**
 * A new object.
 *
 * @param {string} kind    Its `object`.
 * @param {Object} members What is known of it.
 * @return {Object} Object of Stripe's shape.
 */
export function make( kind, members ) {
	return {
		...structuredClone( samples[ kind ] ?? LEAST[ kind ]?.() ?? {} ),
		...PLAIN[ kind ],
		object: kind,
		...members,
	};
}

/** One item of a subscription: what is paid, and until when. */
export function makeItem(
	subscription,
	{ amount, currency, interval },
	id,
	end
) {
	const sample = structuredClone(
		samples.subscription?.items.data[ 0 ] ?? {}
	);
	return list( `/v1/subscription_items?subscription=${ subscription }`, [
		{
			...sample,
			id,
			object: 'subscription_item',
			subscription,
			quantity: 1,
			price: {
				...sample.price,
				currency,
				unit_amount: amount,
				unit_amount_decimal: String( amount ),
				recurring: {
					...sample.price?.recurring,
					interval,
					interval_count: 1,
				},
			},
			current_period_start: end - 30 * 86400,
			current_period_end: end,
		},
	] );
}

export { list };
