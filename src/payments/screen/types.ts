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

/** An order or the renewal of a subscription. Amounts are integers in minor units of the currency. */
export type Order = {
	id: number;
	/** Name that buyers and services know. */
	uuid: string;
	mode: Mode;
	kind: 'one-time' | 'subscription';
	/** First order of the subscription that this renews; 0 for none. */
	parentId: number;
	planId: number;
	title: string;
	amount: number;
	refunded: number;
	/** What of the amount covers the fees. */
	fee: number;
	currency: string;
	quantity: number;
	status: Status;
	provider: string;
	email: string;
	name: string;
	/** ISO 8601; '' for never. */
	created: string;
	paid: string;
};

/** Something that happened to an order. */
export type HistoryEntry = {
	what: string;
	detail: Record< string, unknown >;
	/** Name of the user who did it; '' for none. */
	actor: string;
	at: string;
};

export type OrderDetails = Order & {
	/** What people call the service. */
	service: string;
	/** Where the service shows it; '' for nowhere. */
	link: string;
	/** What can be given back. */
	left: number;
	payment: string;
	subscription: string;
	post: { title: string; link: string };
	renewals: Order[];
	history: HistoryEntry[];
};

/** A page of a list; of more than 10000 the total is 10001. */
export type Paged< Item > = {
	items: Item[];
	total: number;
	/** Newest rows that were searched for any part of a text; 0 for all. */
	searchLimit: number;
};

export const INTERVALS = [ 'one-time', '1 month', '1 year' ] as const;

export type Interval = ( typeof INTERVALS )[ number ];

/** A post that a plan is offered in. */
export type Use = { id: number; title: string; edit: string; link: string };

export type Plan = {
	id: number;
	title: string;
	/** Minor units. */
	amount: number;
	currency: string;
	interval: Interval;
	type: string;
	/** The buyer names the amount. */
	isOpen: boolean;
	description: string;
	welcomeEmail: string;
	isArchived: boolean;
	/** Posts that offer it. */
	posts: Use[];
	/** Members whose access has not expired. */
	members: number;
};

export type Plans = {
	items: Plan[];
	/** Currency of a new plan. */
	currency: string;
};

export const MEMBER_STATUSES = [
	'active',
	'past_due',
	'canceled',
	'expired',
] as const;

export type MemberStatus = ( typeof MEMBER_STATUSES )[ number ];

/** What somebody has access to. */
export type Membership = {
	id: number;
	memberId: number;
	planId: number;
	/** Name of the plan. */
	plan: string;
	orderId: number;
	mode: Mode;
	status: MemberStatus;
	/** ISO 8601; '' for never. */
	periodEnd: string;
	/** It is not renewed. */
	isEnding: boolean;
	created: string;
	email: string;
	name: string;
};

/** What came in during a month, in one currency; minor units. */
export type MonthTotal = {
	/** `YYYY-MM`. */
	month: string;
	currency: string;
	orders: number;
	amount: number;
	refunded: number;
	/** What is contested at the moment. */
	disputed: number;
};

export type Totals = {
	year: number;
	mode: Mode;
	/** First and last year there is something of. */
	years: [ number, number ];
	months: MonthTotal[];
};

/** A payment service that is set up, in the mode that is switched on. */
export type Service = { name: string; label: string; mode: Mode };

/** What PHP prints. */
export type ScreenState = {
	exportLink: { url: string; nonce: string };
	services: Service[];
	/** Where payments are set up. */
	settings: string;
};
