/** Types of the responses and of the printed state, with their readers. */
import { readExportLink } from '@shared/admin/export-link';
import {
	listOf,
	objectOf,
	oneOf,
	toBoolean,
	toNumber,
	toRecord,
	toText,
} from '@shared/guards';

export const STATUSES = [
	'paid',
	'refunded',
	'disputed',
	'open',
	'new',
	'failed',
	'canceled',
	'expired',
] as const;

export type Status = ( typeof STATUSES )[ number ];

export const MODES = [ 'live', 'test' ] as const;

/** Mode of a payment: live or test. */
export type Mode = ( typeof MODES )[ number ];

const ORDER = {
	id: toNumber,
	/** Public id, which buyers and payment services know. */
	uuid: toText,
	mode: oneOf( MODES ),
	kind: oneOf( [ 'one-time', 'subscription' ] ),
	/** First order of the subscription that this renews; 0 for none. */
	parentId: [ 'parent_id', toNumber ],
	planId: [ 'plan_id', toNumber ],
	title: toText,
	amount: toNumber,
	refunded: toNumber,
	/** Part of the amount that covers the fees. */
	fee: toNumber,
	currency: toText,
	quantity: toNumber,
	status: oneOf( [ 'new', ...STATUSES ] ),
	provider: toText,
	email: toText,
	name: toText,
	/** ISO 8601; `paid` is '' for unpaid orders. */
	created: toText,
	paid: toText,
} as const;

const readOrder = objectOf( ORDER );

/** An order or the renewal of a subscription. Amounts are integers in minor units of the currency. */
export type Order = ReturnType< typeof readOrder >;

const readHistoryEntry = objectOf( {
	what: toText,
	detail: toRecord,
	/** Name of the user who caused the entry; '' for none. */
	actor: toText,
	at: toText,
} );

/** An entry of the history of an order. */
export type HistoryEntry = ReturnType< typeof readHistoryEntry >;

/** Reads GET /payments/orders/<id>. */
export const readOrderDetails = objectOf( {
	...ORDER,
	/** Name of the payment service. */
	service: toText,
	/** URL of the payment at the service; '' for none. */
	link: toText,
	/** Refundable amount. */
	left: toNumber,
	payment: toText,
	subscription: toText,
	post: objectOf( { title: toText, link: toText } ),
	renewals: listOf( readOrder ),
	history: listOf( readHistoryEntry ),
} );

export type OrderDetails = ReturnType< typeof readOrderDetails >;

/** Reads GET /payments/orders. The total is 10001 if there are more than 10000. */
export const readOrders = objectOf( {
	items: listOf( readOrder ),
	total: toNumber,
	/** Number of newest rows in which the search looked for any part of a text; 0 if it searched all. */
	searchLimit: [ 'search_limit', toNumber ],
} );

export const INTERVALS = [ 'one-time', '1 month', '1 year' ] as const;

export type Interval = ( typeof INTERVALS )[ number ];

/** Reads a plan. */
export const readPlan = objectOf( {
	id: toNumber,
	title: toText,
	/** Minor units. */
	amount: toNumber,
	currency: toText,
	interval: oneOf( INTERVALS ),
	type: toText,
	/** Whether the buyer chooses the amount. */
	isOpen: [ 'buyer_can_change_amount', toBoolean ],
	description: toText,
	welcomeEmail: [ 'welcome_email', toText ],
	isArchived: [ 'is_archived', toBoolean ],
	/** Posts that offer it. */
	posts: listOf(
		objectOf( {
			id: toNumber,
			title: toText,
			edit: toText,
			link: toText,
		} )
	),
	/** Members whose access has not expired. */
	members: toNumber,
} );

export type Plan = ReturnType< typeof readPlan >;

/** Reads GET /payments/plans. */
export const readPlans = objectOf( {
	items: listOf( readPlan ),
	/** Currency of a new plan. */
	currency: ( value ) => toText( value ) || 'USD',
} );

export type Plans = ReturnType< typeof readPlans >;

export const MEMBER_STATUSES = [
	'active',
	'past_due',
	'canceled',
	'expired',
] as const;

export type MemberStatus = ( typeof MEMBER_STATUSES )[ number ];

/** Reads a membership. */
export const readMembership = objectOf( {
	id: toNumber,
	memberId: [ 'member_id', toNumber ],
	planId: [ 'plan_id', toNumber ],
	/** Name of the plan. */
	plan: toText,
	orderId: [ 'order_id', toNumber ],
	mode: oneOf( MODES ),
	status: oneOf( [ 'expired', ...MEMBER_STATUSES ] ),
	/** ISO 8601; '' if it does not end. */
	periodEnd: [ 'period_end', toText ],
	/** Whether it ends instead of being renewed. */
	isEnding: [ 'is_ending', toBoolean ],
	created: toText,
	email: toText,
	name: toText,
} );

/** Membership of a customer. */
export type Membership = ReturnType< typeof readMembership >;

/** Reads GET /payments/members. The total is 10001 if there are more than 10000. */
export const readMemberships = objectOf( {
	items: listOf( readMembership ),
	total: toNumber,
	/** Number of newest rows in which the search looked for any part of a text; 0 if it searched all. */
	searchLimit: [ 'search_limit', toNumber ],
} );

const readMonth = objectOf( {
	/** `YYYY-MM`. */
	month: toText,
	currency: toText,
	orders: toNumber,
	amount: toNumber,
	refunded: toNumber,
	/** Amount of payments that are disputed at the moment. */
	disputed: toNumber,
} );

/** Totals of a month in one currency; minor units. */
export type MonthTotal = ReturnType< typeof readMonth >;

/** Reads GET /payments/totals. */
export const readTotals = objectOf( {
	year: toNumber,
	mode: oneOf( MODES ),
	/** First and last year with payments; empty if there are none. */
	years: listOf( toNumber ),
	months: listOf( readMonth ),
} );

export type Totals = ReturnType< typeof readTotals >;

/** Reads the state that PHP prints. */
export const readState = objectOf( {
	exportLink: [ 'export', readExportLink ],
	/** Payment services that are set up, in the current mode. */
	services: listOf(
		objectOf( { name: toText, label: toText, mode: oneOf( MODES ) } )
	),
	/** URL of the payment settings. */
	settings: toText,
} );

export type ScreenState = ReturnType< typeof readState >;
