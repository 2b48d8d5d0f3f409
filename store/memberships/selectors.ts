import type { ApiState, PaymentMode, Product } from '@shared/payments/types';
import type { DonationPlans, Memberships } from './types';

const LOADING: DonationPlans = { status: 'loading', products: [], error: '' };

export const selectors = {
	/** Plans for blocks; the first call requests them. */
	getProducts: ( { products }: Memberships ): readonly Product[] => products,
	/** The same, without a request. */
	getProductsNoResolver: ( { products }: Memberships ): readonly Product[] =>
		products,
	/** Whether they were requested, whatever the result. */
	hasLoadedProducts: ( { isLoaded }: Memberships ): boolean => isLoaded,
	/** A loaded plan; sends no request. */
	getProduct: (
		{ products }: Memberships,
		id: number
	): Product | undefined => products.find( ( plan ) => plan.id === id ),
	/** API_STATE_LOADING, API_STATE_CONNECTED or API_STATE_NOTCONNECTED. */
	getApiState: ( { account }: Memberships ): ApiState => account.apiState,
	/** URL for connecting payments; '' for none. */
	getConnectUrl: ( { account }: Memberships ): string => account.connectUrl,
	/** Whether the site's host requires a plan. */
	getShouldUpgrade: ( { account }: Memberships ): boolean =>
		account.shouldUpgrade,
	getSiteSlug: ( { account }: Memberships ): string => account.siteSlug,
	/** URL of the upgrade; '' for none. */
	getUpgradeUrl: ( { account }: Memberships ): string => account.upgradeUrl,
	/** Mode of the current keys: no money is taken in `test`. */
	getMode: ( { account }: Memberships ): PaymentMode => account.mode,
	/** Currency of the account, ISO 4217; '' if unknown. */
	getAccountCurrency: ( { account }: Memberships ): string =>
		account.accountCurrency,
	/** Error message of the payment status; '' for none. */
	getError: ( { account }: Memberships ): string => account.error,
	/** Donation plans of a currency, created if they are missing; the first call requests them. */
	getDonationPlans: (
		{ donations }: Memberships,
		currency: string
	): DonationPlans => donations[ currency ] ?? LOADING,
};
