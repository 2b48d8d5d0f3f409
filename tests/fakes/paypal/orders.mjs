/** Orders v2 and refunds: what PayPal does with them, and the rules that no schema says. */
import { missing, unprocessable } from './account.mjs';

/** Currencies that PayPal takes without decimals. */
const WHOLE = [ 'HUF', 'JPY', 'TWD' ];

/** Those that it does not take at all. */
const REFUSED = [ 'RUB', 'KWD' ];

function checkMoney( { currency_code: currency, value } ) {
	if ( REFUSED.includes( currency ) ) {
		throw unprocessable( 'CURRENCY_NOT_SUPPORTED' );
	}
	const [ , decimals = '' ] = value.split( '.' );
	if ( decimals.length > ( WHOLE.includes( currency ) ? 0 : 2 ) ) {
		throw unprocessable( 'DECIMAL_PRECISION' );
	}
	if ( ! ( Number( value ) > 0 ) ) {
		throw unprocessable( 'CANNOT_BE_ZERO_OR_NEGATIVE' );
	}
}

const cents = ( value ) => Math.round( Number( value ) * 100 );

function checkUnit( { amount, items, payee } ) {
	checkMoney( amount );
	if ( items ) {
		items.forEach( ( item ) => checkMoney( item.unit_amount ) );
		const sum = items.reduce(
			( total, item ) =>
				total +
				cents( item.unit_amount.value ) * Number( item.quantity ),
			0
		);
		if ( sum !== cents( amount.breakdown?.item_total?.value ) ) {
			throw unprocessable( 'ITEM_TOTAL_MISMATCH' );
		}
		if ( sum !== cents( amount.value ) ) {
			throw unprocessable( 'AMOUNT_MISMATCH' );
		}
	}
	if ( payee?.email_address?.startsWith( 'refused' ) ) {
		throw unprocessable( 'PAYEE_ACCOUNT_RESTRICTED' );
	}
}

const pageOf = ( { id, isLive } ) =>
	`https://www.${ isLive ? '' : 'sandbox.' }paypal.com/checkoutnow?token=${ id }`;

/** The order as PayPal shows it. */
export function show( order ) {
	const { id, status, input, created, buyer, captures, refunds } = order;
	const unit = input.purchase_units[ 0 ];
	return {
		id,
		intent: input.intent,
		status,
		create_time: created,
		payment_source: {
			paypal: buyer
				? {
						email_address: buyer.email,
						account_id: 'QYR5Z8XDVJNXQ',
						name: {
							given_name: buyer.name,
							surname: buyer.surname,
						},
					}
				: {},
		},
		...( buyer && {
			payer: {
				email_address: buyer.email,
				payer_id: 'QYR5Z8XDVJNXQ',
				name: { given_name: buyer.name, surname: buyer.surname },
			},
		} ),
		purchase_units: [
			{
				...unit,
				...( captures.length && {
					payments: { captures, refunds },
				} ),
			},
		],
		links: [
			{
				href: `https://api-m.sandbox.paypal.com/v2/checkout/orders/${ id }`,
				rel: 'self',
				method: 'GET',
			},
			...( status === 'PAYER_ACTION_REQUIRED'
				? [
						{
							href: pageOf( order ),
							rel: 'payer-action',
							method: 'GET',
						},
					]
				: [] ),
		],
	};
}

export function create( account, isLive, input ) {
	input.purchase_units.forEach( checkUnit );
	const order = {
		id: account.id(),
		isLive,
		status: 'PAYER_ACTION_REQUIRED',
		created: account.now(),
		input,
		buyer: null,
		captures: [],
		refunds: [],
	};
	account.orders.set( order.id, order );
	return order;
}

/** The buyer agrees on PayPal's page. */
export function approve( order, buyer = {} ) {
	if ( order.status !== 'PAYER_ACTION_REQUIRED' ) {
		throw unprocessable( 'ORDER_CANNOT_BE_APPROVED' );
	}
	order.status = 'APPROVED';
	order.buyer = {
		email: 'buyer@example.com',
		name: 'Ada',
		surname: 'Buyer',
		...buyer,
	};
}

export function capture( account, order ) {
	if ( order.captures.length && order.status === 'COMPLETED' ) {
		throw unprocessable( 'ORDER_ALREADY_CAPTURED' );
	}
	if ( order.status !== 'APPROVED' ) {
		throw unprocessable( 'ORDER_NOT_APPROVED' );
	}
	if ( account.config.capture === 'INSTRUMENT_DECLINED' ) {
		order.status = 'PAYER_ACTION_REQUIRED';
		throw unprocessable( 'INSTRUMENT_DECLINED' );
	}
	const [ { amount, custom_id: own } ] = order.input.purchase_units;
	const money = {
		currency_code: amount.currency_code,
		value: account.config.value || amount.value,
	};
	const made = {
		id: account.id(),
		status: account.config.capture,
		amount: money,
		custom_id: own,
		final_capture: true,
		seller_receivable_breakdown: { gross_amount: money },
		create_time: account.now(),
		update_time: account.now(),
		links: [],
	};
	order.captures.push( made );
	order.status = 'COMPLETED';
	account.captures.set( made.id, order );
	return order;
}

export function refund( account, isLive, id, { amount } ) {
	const order = account.captures.get( id );
	const paid = order?.captures.find( ( each ) => each.id === id );
	if ( ! paid || order.isLive !== isLive ) {
		throw missing();
	}
	const given = order.refunds.reduce(
		( total, each ) => total + cents( each.amount.value ),
		0
	);
	const left = cents( paid.amount.value ) - given;
	if ( left <= 0 ) {
		throw unprocessable( 'CAPTURE_FULLY_REFUNDED' );
	}
	const wish = amount ? cents( amount.value ) : left;
	if ( wish > left ) {
		throw unprocessable( 'REFUND_AMOUNT_EXCEEDED' );
	}
	const made = {
		id: account.id(),
		status: 'COMPLETED',
		amount: amount ?? paid.amount,
		create_time: account.now(),
		links: [],
	};
	order.refunds.push( made );
	paid.status = wish === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
	return made;
}
