/** Wording for payment plans, which differs between blocks. */
export const PRODUCT_TYPES = [ 'payment-plan', 'subscription' ] as const;
export type ProductType = ( typeof PRODUCT_TYPES )[ number ];

export const INTERVALS = [ '1 month', '1 year', 'one-time' ] as const;
export type Interval = ( typeof INTERVALS )[ number ];

/** A payment plan of the server (docs/server-contract.md A22). */
export type Product = {
	id: number;
	title: string;
	currency: string;
	/** In whole units, as in blocks; for calculations use `toMinor()` of `shared/money`. */
	price: number;
	/** One of INTERVALS; plans of other sites may have other values. */
	interval: string;
	/** `donation`, `tier` or ''. */
	type: string;
	buyer_can_change_amount: boolean;
	is_editable: boolean;
};

/** Data of a new plan. */
export type NewProduct = {
	title: string;
	currency: string;
	/** A number or a decimal string such as `12.50`. */
	price: number | string;
	interval: Interval;
	type?: '' | 'donation';
	buyer_can_change_amount?: boolean;
	is_editable?: boolean;
};

/** Membership api state. */
export const API_STATE_LOADING = 0;
export const API_STATE_CONNECTED = 1;
export const API_STATE_NOTCONNECTED = 2;
export type ApiState =
	| typeof API_STATE_LOADING
	| typeof API_STATE_CONNECTED
	| typeof API_STATE_NOTCONNECTED;

/** Mode of the keys in use; '' while unknown. */
export type PaymentMode = '' | 'live' | 'test';

/** Error of saving a plan, with the invalid field; '' for none. */
export type SaveFailure = {
	ok: false;
	error: string;
	field: '' | 'title' | 'price';
};
export type SaveResult = { ok: true; product: Product } | SaveFailure;

/** Payments state and plan of a block, from `usePlans()` of `@store/memberships`. */
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
	/** Error message of payments; '' for none. */
	error: string;
	/** Those to choose from. */
	products: readonly Product[];
	/** 0 for none. */
	selectedId: number;
	selected: Product | undefined;
	/** Whether the plan of the block does not exist. */
	isInvalid: boolean;
	select: ( id: number ) => void;
	/** Creates a plan and selects it. */
	save: ( product: NewProduct ) => Promise< SaveResult >;
};
