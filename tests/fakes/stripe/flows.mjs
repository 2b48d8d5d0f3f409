/**
 * What buyers, banks, owners and time do at Stripe, and the events that come of it.
 */
import { StripeError } from './account.mjs';
import { list, makeItem } from './objects.mjs';

const MONTH = 30 * 86400;

/** Money that is taken: a payment intent and its charge. */
function takeMoney(
	account,
	livemode,
	{ amount, currency, customer, metadata }
) {
	const intent = account.add(
		'payment_intent',
		{
			id: account.id( 'pi_' ),
			amount,
			amount_received: amount,
			currency,
			customer,
			metadata,
			status: 'succeeded',
		},
		livemode
	);
	const id = account.id( 'ch_' );
	account.add(
		'charge',
		{
			id,
			amount,
			amount_captured: amount,
			amount_refunded: 0,
			currency,
			customer,
			metadata,
			payment_intent: intent.id,
			status: 'succeeded',
			refunds: list( `/v1/charges/${ id }/refunds` ),
		},
		livemode
	);
	intent.latest_charge = id;
	return intent;
}

/** An invoice of a subscription, paid or not. */
function addInvoice( account, subscription, reason, intent ) {
	const { amount, currency } = subscription.fake;
	const { livemode } = subscription;
	const id = account.id( 'in_' );
	const invoice = account.add(
		'invoice',
		{
			id,
			amount_due: amount,
			amount_paid: intent ? amount : 0,
			amount_remaining: intent ? 0 : amount,
			total: amount,
			subtotal: amount,
			currency,
			customer: subscription.customer,
			billing_reason: reason,
			status: intent ? 'paid' : 'open',
			status_transitions: {
				finalized_at: account.now(),
				marked_uncollectible_at: null,
				paid_at: intent ? account.now() : null,
				voided_at: null,
			},
			parent: {
				type: 'subscription_details',
				quote_details: null,
				subscription_details: {
					metadata: { ...subscription.metadata },
					subscription: subscription.id,
				},
			},
			/** Given out where it is asked for (`expand`) only. */
			hidden: {
				payments: list(
					`/v1/invoice_payments?invoice=${ id }`,
					intent
						? [
								{
									id: account.id( 'inpay_' ),
									object: 'invoice_payment',
									amount_paid: amount,
									amount_requested: amount,
									currency,
									invoice: id,
									is_default: true,
									livemode,
									created: account.now(),
									status: 'paid',
									payment: {
										type: 'payment_intent',
										payment_intent: intent.id,
									},
									status_transitions: {
										canceled_at: null,
										paid_at: account.now(),
									},
								},
							]
						: []
				),
			},
		},
		livemode
	);
	subscription.latest_invoice = id;
	return invoice;
}

function startSubscription( account, session, isPaid ) {
	const { livemode, customer, fake } = session;
	const id = account.id( 'sub_' );
	const subscription = account.add(
		'subscription',
		{
			id,
			customer,
			currency: fake.currency,
			status: isPaid ? 'active' : 'incomplete',
			metadata: { ...fake.subscription_metadata },
			fake,
			items: makeItem(
				id,
				fake,
				account.id( 'si_' ),
				account.now() +
					( fake.interval === 'year' ? 365 * 86400 : MONTH )
			),
		},
		livemode
	);
	session.subscription = id;
	return subscription;
}

function knowBuyer( account, session, { email, name } ) {
	session.customer_details = {
		...( session.customer_details ?? {} ),
		address: null,
		email,
		name,
		phone: null,
		tax_exempt: 'none',
		tax_ids: null,
		business_name: null,
		individual_name: null,
	};
	if ( session.mode === 'subscription' && ! session.customer ) {
		session.customer = account.add(
			'customer',
			{ id: account.id( 'cus_' ), email, name },
			session.livemode
		).id;
	}
}

function openSession( account, id ) {
	const session = account.objects.get( id );
	if ( ! session || session.object !== 'checkout.session' ) {
		throw new StripeError( 404, `No such checkout.session: '${ id }'` );
	}
	if ( session.status !== 'open' || session.expires_at < account.now() ) {
		throw new StripeError( 400, 'This Checkout Session has expired.' );
	}
	return session;
}

/** What is paid by a session, as the money needs it. */
const sumOf = ( { amount_total: amount, currency, customer, fake } ) => ( {
	amount,
	currency,
	customer,
	metadata: { ...fake.intent_metadata },
} );

function finish( account, session, isPaid ) {
	const { livemode } = session;
	if ( session.mode === 'payment' ) {
		if ( isPaid ) {
			session.payment_intent = takeMoney(
				account,
				livemode,
				sumOf( session )
			).id;
		}
	} else {
		const subscription = session.subscription
			? account.get( 'subscription', session.subscription, livemode )
			: startSubscription( account, session, isPaid );
		const intent = isPaid
			? takeMoney( account, livemode, {
					...sumOf( session ),
					metadata: {},
				} )
			: null;
		subscription.status = isPaid ? 'active' : 'incomplete';
		const invoice = addInvoice(
			account,
			subscription,
			'subscription_create',
			intent
		);
		session.invoice = invoice.id;
		if ( isPaid ) {
			account.event( 'invoice.paid', invoice );
		}
	}
	session.payment_status = isPaid ? 'paid' : 'unpaid';
}

/** The buyer pays by card. */
export function pay( account, id, buyer ) {
	const session = openSession( account, id );
	knowBuyer( account, session, buyer );
	session.status = 'complete';
	session.url = null;
	finish( account, session, true );
	account.event( 'checkout.session.completed', session );
	return session;
}

/** The buyer pays by bank debit: the money comes days later. */
export function payLater( account, id, buyer ) {
	const session = openSession( account, id );
	knowBuyer( account, session, buyer );
	session.status = 'complete';
	session.url = null;
	if ( session.mode === 'payment' ) {
		session.payment_intent = account.add(
			'payment_intent',
			{
				id: account.id( 'pi_' ),
				amount: session.amount_total,
				amount_received: 0,
				currency: session.currency,
				customer: session.customer,
				metadata: { ...session.fake.intent_metadata },
				status: 'processing',
				latest_charge: null,
			},
			session.livemode
		).id;
	} else {
		finish( account, session, false );
	}
	account.debits.add( id );
	account.event( 'checkout.session.completed', session );
	return session;
}

/** The bank says yes or no. */
export function settle( account, id, isPaid ) {
	const session = account.objects.get( id );
	if ( ! account.debits.delete( id ) ) {
		throw new StripeError( 400, 'No debit waits.' );
	}
	if ( isPaid ) {
		finish( account, session, true );
	} else if ( session.mode === 'payment' ) {
		account.objects.get( session.payment_intent ).status =
			'requires_payment_method';
	} else {
		const subscription = account.objects.get( session.subscription );
		subscription.status = 'incomplete_expired';
		subscription.ended_at = account.now();
	}
	account.event(
		`checkout.session.async_payment_${ isPaid ? 'succeeded' : 'failed' }`,
		session
	);
	return session;
}

/** Nobody paid in time. */
export function expire( account, id ) {
	const session = openSession( account, id );
	session.status = 'expired';
	session.url = null;
	account.event( 'checkout.session.expired', session );
	return session;
}

/** A period is over: the next is paid, or the card refuses. */
export function renew( account, id, isPaid = true ) {
	const subscription = account.objects.get( id );
	const [ item ] = subscription.items.data;
	const { amount, currency, interval } = subscription.fake;
	item.current_period_start = item.current_period_end;
	item.current_period_end += interval === 'year' ? 365 * 86400 : MONTH;
	subscription.status = isPaid ? 'active' : 'past_due';
	const intent = isPaid
		? takeMoney( account, subscription.livemode, {
				amount,
				currency,
				customer: subscription.customer,
				metadata: {},
			} )
		: null;
	const invoice = addInvoice(
		account,
		subscription,
		'subscription_cycle',
		intent
	);
	account.event(
		isPaid ? 'invoice.paid' : 'invoice.payment_failed',
		invoice
	);
	account.event( 'customer.subscription.updated', subscription );
	return invoice;
}

/** A subscription ends: now, or when what is paid for is over. */
export function end( account, id, atPeriodEnd ) {
	const subscription = account.objects.get( id );
	subscription.canceled_at = account.now();
	if ( atPeriodEnd ) {
		subscription.cancel_at_period_end = true;
		account.event( 'customer.subscription.updated', subscription );
	} else {
		subscription.status = 'canceled';
		subscription.ended_at = account.now();
		account.event( 'customer.subscription.deleted', subscription );
	}
	return subscription;
}

/** Money goes back. */
export function refund( account, charge, amount, metadata = {} ) {
	const left = charge.amount_captured - charge.amount_refunded;
	if ( left === 0 ) {
		throw new StripeError(
			400,
			`Charge ${ charge.id } has already been refunded.`,
			{
				code: 'charge_already_refunded',
			}
		);
	}
	if ( amount > left || amount < 1 ) {
		throw new StripeError(
			400,
			`Refund amount (${ amount }) is greater than unrefunded amount on charge (${ left })`,
			{ param: 'amount' }
		);
	}
	charge.amount_refunded += amount;
	charge.refunded = charge.amount_refunded === charge.amount_captured;
	const back = account.add( 'refund', {
		id: account.id( 're_' ),
		amount,
		charge: charge.id,
		payment_intent: charge.payment_intent,
		currency: charge.currency,
		status: 'succeeded',
		metadata,
	} );
	account.event( 'charge.refunded', charge );
	return back;
}

/** The buyer’s bank takes the money back. */
export function dispute( account, charge ) {
	charge.disputed = true;
	const made = account.add(
		'dispute',
		{
			id: account.id( 'dp_' ),
			amount: charge.amount,
			charge: charge.id,
			payment_intent: charge.payment_intent,
			currency: charge.currency,
			status: 'needs_response',
		},
		charge.livemode
	);
	account.event( 'charge.dispute.created', made );
	return made;
}
