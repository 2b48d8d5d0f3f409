import type { ApiState, PaymentMode, Product } from '@shared/payments/types';

/** Payment status of the site, without its plans. */
export type Account = {
	apiState: ApiState;
	/** '' for nothing to connect. */
	connectUrl: string;
	shouldUpgrade: boolean;
	siteSlug: string;
	upgradeUrl: string;
	mode: PaymentMode;
	/** Currency of the account, three capitals; '' for not known. */
	accountCurrency: string;
	/** First error message of the payment status; '' for none. */
	error: string;
};

/** The plans of donations in a currency. */
export type DonationPlans = {
	status: 'loading' | 'ready' | 'error';
	/** Plans of that currency: none where an upgrade or a connection is needed first. */
	products: readonly Product[];
	/** Why there are none. */
	error: string;
};

export type Memberships = {
	account: Account;
	products: readonly Product[];
	/** Whether the server was asked for them. */
	isLoaded: boolean;
	/** By currency. */
	donations: Readonly< Record< string, DonationPlans > >;
};
