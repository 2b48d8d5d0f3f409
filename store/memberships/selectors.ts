import type { ApiState, PaymentMode, Product } from '@shared/payments/types';
import type { DonationPlans, Memberships } from './types';

const LOADING: DonationPlans = { status: 'loading', products: [], error: '' };

export const selectors = {
	/** Plans that blocks choose from; the first question asks the server. */
	getProducts: ( { products }: Memberships ): readonly Product[] => products,
	/** The same, without asking. */
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
	/** Where the owner connects; '' for nothing to connect. */
	getConnectUrl: ( { account }: Memberships ): string => account.connectUrl,
	/** Whether the site's host sells this with a plan. */
	getShouldUpgrade: ( { account }: Memberships ): boolean =>
		account.shouldUpgrade,
	getSiteSlug: ( { account }: Memberships ): string => account.siteSlug,
	/** '' for no button. */
	getUpgradeUrl: ( { account }: Memberships ): string => account.upgradeUrl,
	/** Which keys are in force: with `test` no money is taken. */
	getMode: ( { account }: Memberships ): PaymentMode => account.mode,
	/** Currency of the account, three capitals; '' for not known. */
	getAccountCurrency: ( { account }: Memberships ): string =>
		account.accountCurrency,
	/** Error message of the payment status; '' for none. */
	getError: ( { account }: Memberships ): string => account.error,
	/** The plans of donations in a currency, made where they are missing; the first question asks the server. */
	getDonationPlans: (
		{ donations }: Memberships,
		currency: string
	): DonationPlans => donations[ currency ] ?? LOADING,
};
