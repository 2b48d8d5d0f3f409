/** What the server answers and prints, and how it is read. */
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

/** With real money, or without. */
export type Mode = ( typeof MODES )[ number ];

const ORDER = {
	id: toNumber,
	/** Name that buyers and services know. */
	uuid: toText,
	mode: oneOf( MODES ),
	kind: oneOf( [ 'one-time', 'subscription' ] ),
	/** First order of the subscription that this renews; 0 for none. */
	parentId: [ 'parent_id', toNumber ],
	planId: [ 'plan_id', toNumber ],
	title: toText,
	amount: toNumber,
	refunded: toNumber,
	/** What of the amount covers the fees. */
	fee: toNumber,
	currency: toText,
	quantity: toNumber,
	status: oneOf( [ 'new', ...STATUSES ] ),
	provider: toText,
	email: toText,
	name: toText,
	/** ISO 8601; '' for never. */
	created: toText,
	paid: toText,
} as const;

const readOrder = objectOf( ORDER );

/** An order or the renewal of a subscription. Amounts are integers in minor units of the currency. */
export type Order = ReturnType< typeof readOrder >;

const readHistoryEntry = objectOf( {
	what: toText,
	detail: toRecord,
	/** Name of the user who did it; '' for none. */
	actor: toText,
	at: toText,
} );

/** Something that happened to an order. */
export type HistoryEntry = ReturnType< typeof readHistoryEntry >;

/** Reads GET /payments/orders/<id>. */
export const readOrderDetails = objectOf( {
	...ORDER,
	/** What people call the service. */
	service: toText,
	/** Where the service shows it; '' for nowhere. */
	link: toText,
	/** What can be given back. */
	left: toNumber,
	payment: toText,
	subscription: toText,
	post: objectOf( { title: toText, link: toText } ),
	renewals: listOf( readOrder ),
	history: listOf( readHistoryEntry ),
} );

export type OrderDetails = ReturnType< typeof readOrderDetails >;

/** Reads GET /payments/orders. Of more than 10000 the total is 10001. */
export const readOrders = objectOf( {
	items: listOf( readOrder ),
	total: toNumber,
	/** Newest rows that were searched for any part of a text; 0 for all. */
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
	/** The buyer names the amount. */
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
	/** ISO 8601; '' for never. */
	periodEnd: [ 'period_end', toText ],
	/** It is not renewed. */
	isEnding: [ 'is_ending', toBoolean ],
	created: toText,
	email: toText,
	name: toText,
} );

/** Membership of a customer. */
export type Membership = ReturnType< typeof readMembership >;

/** Reads GET /payments/members. Of more than 10000 the total is 10001. */
export const readMemberships = objectOf( {
	items: listOf( readMembership ),
	total: toNumber,
	/** Newest rows that were searched for any part of a text; 0 for all. */
	searchLimit: [ 'search_limit', toNumber ],
} );

const readMonth = objectOf( {
	/** `YYYY-MM`. */
	month: toText,
	currency: toText,
	orders: toNumber,
	amount: toNumber,
	refunded: toNumber,
	/** What is contested at the moment. */
	disputed: toNumber,
} );

/** What came in during a month, in one currency; minor units. */
export type MonthTotal = ReturnType< typeof readMonth >;

/** Reads GET /payments/totals. */
export const readTotals = objectOf( {
	year: toNumber,
	mode: oneOf( MODES ),
	/** First and last year there is something of; empty for none. */
	years: listOf( toNumber ),
	months: listOf( readMonth ),
} );

export type Totals = ReturnType< typeof readTotals >;

/** Reads what PHP prints. */
export const readState = objectOf( {
	exportLink: [ 'export', readExportLink ],
	/** Payment services that are set up, in the mode that is switched on. */
	services: listOf(
		objectOf( { name: toText, label: toText, mode: oneOf( MODES ) } )
	),
	/** Where payments are set up. */
	settings: toText,
} );

export type ScreenState = ReturnType< typeof readState >;
