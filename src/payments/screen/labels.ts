import { __, _x, sprintf } from '@wordpress/i18n';
import { toNumber, toText } from '@shared/guards';
import { formatMoney } from '@shared/money';
import type {
	HistoryEntry,
	Interval,
	MemberStatus,
	Mode,
	Order,
	Status,
} from './types';
import type { Tab } from './use-route';

export function getTabName( tab: Tab ): string {
	switch ( tab ) {
		case 'plans':
			return __( 'Plans', 'mainstreet-blocks' );
		case 'members':
			return __( 'Members', 'mainstreet-blocks' );
		case 'totals':
			return __( 'Totals', 'mainstreet-blocks' );
		default:
			return __( 'Orders', 'mainstreet-blocks' );
	}
}

/** Returns the label of an order's status. */
export function getStatusName( status: Status ): string {
	switch ( status ) {
		case 'paid':
			return __( 'Paid', 'mainstreet-blocks' );
		case 'refunded':
			return __( 'Refunded', 'mainstreet-blocks' );
		case 'disputed':
			return __( 'Disputed', 'mainstreet-blocks' );
		case 'open':
			return __( 'Waiting for payment', 'mainstreet-blocks' );
		case 'failed':
			return __( 'Failed', 'mainstreet-blocks' );
		case 'canceled':
			return __( 'Canceled', 'mainstreet-blocks' );
		case 'expired':
			return __( 'Not completed', 'mainstreet-blocks' );
		default:
			return __( 'Started', 'mainstreet-blocks' );
	}
}

export function getModeName( mode: Mode ): string {
	return mode === 'test'
		? __( 'Test mode', 'mainstreet-blocks' )
		: __( 'Live mode', 'mainstreet-blocks' );
}

export function getMemberStatusName( status: MemberStatus ): string {
	switch ( status ) {
		case 'active':
			return __( 'Active', 'mainstreet-blocks' );
		case 'past_due':
			return __( 'Payment overdue', 'mainstreet-blocks' );
		case 'canceled':
			return _x( 'Canceled', 'membership', 'mainstreet-blocks' );
		default:
			return __( 'Ended', 'mainstreet-blocks' );
	}
}

export function getIntervalName( interval: Interval ): string {
	switch ( interval ) {
		case '1 month':
			return __( 'Monthly', 'mainstreet-blocks' );
		case '1 year':
			return __( 'Yearly', 'mainstreet-blocks' );
		default:
			return __( 'One-time', 'mainstreet-blocks' );
	}
}

/** Returns the label of the kind of payment. */
export function describeKind( { kind, parentId }: Order ): string {
	if ( parentId ) {
		return __( 'Renewal of a subscription', 'mainstreet-blocks' );
	}
	return kind === 'subscription'
		? __( 'First payment of a subscription', 'mainstreet-blocks' )
		: __( 'One-time payment', 'mainstreet-blocks' );
}

/** Returns a text about the refunded amount; '' if nothing was refunded. */
export const describeRefund = ( { refunded, currency }: Order ): string =>
	refunded > 0
		? sprintf(
				/* translators: %s: amount of money. */
				__( '%s refunded', 'mainstreet-blocks' ),
				formatMoney( refunded, currency )
			)
		: '';

/** Returns the refundable amount of an order, as far as the list knows it. */
export const getRefundable = ( { status, amount, refunded }: Order ): number =>
	status === 'paid' ? Math.max( 0, amount - refunded ) : 0;

/** Adds the reason given by a service or mail server, if there is one. */
const withReason = ( sentence: string, reason: string ): string =>
	reason ? `${ sentence } ${ reason }` : sentence;

/** Returns a text about an email. */
function describeMail( what: string, reason: string ): string {
	switch ( what ) {
		case 'mail_receipt':
			return __( 'Receipt emailed.', 'mainstreet-blocks' );
		case 'mail_notice':
			return __( 'Notification emailed to you.', 'mainstreet-blocks' );
		case 'mail_welcome':
			return __( 'Welcome email sent.', 'mainstreet-blocks' );
		default:
			return withReason(
				__( 'Could not send an email.', 'mainstreet-blocks' ),
				reason
			);
	}
}

/** Returns a text about a payment or refund. */
function describeMoney( what: string, amount: string, reason: string ): string {
	switch ( what ) {
		case 'paid':
			return __( 'Paid.', 'mainstreet-blocks' );
		case 'refund_requested':
			return sprintf(
				/* translators: %s: amount of money. */
				__( 'A refund of %s was requested.', 'mainstreet-blocks' ),
				amount
			);
		case 'refund_refused':
			return withReason(
				__( 'The refund failed.', 'mainstreet-blocks' ),
				reason
			);
		case 'part_refunded':
			return sprintf(
				/* translators: %s: amount of money. */
				__( 'Refunded so far: %s.', 'mainstreet-blocks' ),
				amount
			);
		case 'refunded':
			return __( 'Refunded in full.', 'mainstreet-blocks' );
		case 'disputed':
			return __(
				'The buyer disputed the payment. Respond to the dispute at the payment provider.',
				'mainstreet-blocks'
			);
		case 'dispute_won':
			return __(
				'The dispute was decided in your favor.',
				'mainstreet-blocks'
			);
		default:
			return '';
	}
}

/** Returns a text about another change of the order. */
function describeChange(
	what: string,
	status: string,
	reason: string
): string {
	switch ( what ) {
		case 'new':
			return __( 'Checkout started.', 'mainstreet-blocks' );
		case 'open':
			return __(
				'The buyer was redirected to the payment page.',
				'mainstreet-blocks'
			);
		case 'failed':
			return withReason(
				__( 'The payment failed.', 'mainstreet-blocks' ),
				reason
			);
		case 'canceled':
			return __( 'Canceled.', 'mainstreet-blocks' );
		case 'expired':
			return __(
				'The payment page expired without a payment.',
				'mainstreet-blocks'
			);
		case 'subscription':
			return withReason(
				__( 'Subscription changed:', 'mainstreet-blocks' ),
				status
			);
		case 'amount_mismatch':
			return __(
				'The payment provider reported a different amount or currency than was ordered. No changes were made. Please check the payment there.',
				'mainstreet-blocks'
			);
		case 'mode_mismatch':
			return __(
				'The payment provider reported a test payment for a live order, or a live payment for a test order. No changes were made.',
				'mainstreet-blocks'
			);
		case 'anonymised':
			return __(
				'The buyer’s personal data was erased.',
				'mainstreet-blocks'
			);
		default:
			return what;
	}
}

/** Returns a text about an entry of the history. */
export function describeEntry(
	{ what, detail }: HistoryEntry,
	currency: string
): string {
	const reason =
		toText( detail.message ) ||
		toText( detail.error ) ||
		toText( detail.reason );
	if ( what.startsWith( 'mail_' ) ) {
		return describeMail( what, reason );
	}
	const amount = formatMoney(
		toNumber( detail.refunded ) || toNumber( detail.amount ),
		currency
	);
	return (
		describeMoney( what, amount, reason ) ||
		describeChange( what, toText( detail.status ), reason )
	);
}
