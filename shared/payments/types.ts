/** How payment plans are called: two kinds of blocks, two wordings (part 3, section 3). */
export const PRODUCT_TYPES = [ 'payment-plan', 'subscription' ] as const;
export type ProductType = ( typeof PRODUCT_TYPES )[ number ];

export const INTERVALS = [ '1 month', '1 year', 'one-time' ] as const;
export type Interval = ( typeof INTERVALS )[ number ];

/** A payment plan as the server gives it (docs/server-contract.md A22). */
export type Product = {
	id: number;
	title: string;
	currency: string;
	/** In whole units of the currency, as blocks have it: for reckoning see `toMinor()` of `shared/money`. */
	price: number;
	/** One of INTERVALS; plans of other sites may have something else. */
	interval: string;
	/** `donation`, `tier` or ''. */
	type: string;
	buyer_can_change_amount: boolean;
	is_editable: boolean;
};

/** What a new plan is made of. */
export type NewProduct = {
	title: string;
	currency: string;
	/** A number, or plain decimal text such as `12.50`. */
	price: number | string;
	interval: Interval;
	type?: '' | 'donation';
	buyer_can_change_amount?: boolean;
	is_editable?: boolean;
};

/** Membership api state (part 3, section 4). */
export const API_STATE_LOADING = 0;
export const API_STATE_CONNECTED = 1;
export const API_STATE_NOTCONNECTED = 2;
export type ApiState =
	| typeof API_STATE_LOADING
	| typeof API_STATE_CONNECTED
	| typeof API_STATE_NOTCONNECTED;

/** Which of the owner's keys are in force; '' while nobody knows. */
export type PaymentMode = '' | 'live' | 'test';

/** Why a plan was not stored, with the field that is wrong; '' for none of them. */
export type SaveFailure = {
	ok: false;
	error: string;
	field: '' | 'title' | 'price';
};
export type SaveResult = { ok: true; product: Product } | SaveFailure;

/** Payments as a block sees them, and the plan it has: what `usePlans()` of `@store/memberships` gives. */
export type Plans = {
	productType: ProductType;
	apiState: ApiState;
	isLoading: boolean;
	isConnected: boolean;
	/** '' for nothing to connect. */
	connectUrl: string;
	shouldUpgrade: boolean;
	upgradeUrl: string;
	mode: PaymentMode;
	/** What keeps payments from working, one sentence; '' for nothing. */
	error: string;
	/** Those to choose from. */
	products: readonly Product[];
	/** 0 for none. */
	selectedId: number;
	selected: Product | undefined;
	/** Whether the block has a plan that is not there. */
	isInvalid: boolean;
	select: ( id: number ) => void;
	/** Makes a plan and selects it. */
	save: ( product: NewProduct ) => Promise< SaveResult >;
};
