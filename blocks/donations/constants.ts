import type { Donation, DonationName } from './types';

/** Tiers of a new block, in major units of the currency. */
export const TIERS = [ 5, 15, 100 ] as const;

/**
 * Multiples of the minimum amount of a currency: suggested amounts after the currency was changed, and the placeholder of the custom
 * amount.
 */
export const TIER_FACTORS = [ 10, 30, 200 ] as const;
export const PLACEHOLDER_FACTOR = 100;

/** Id of a plan that cannot exist. */
export const NO_PLAN = -1;

type Texts = Pick< Donation, 'heading' | 'extraText' | 'buttonText' >;

const EXTRA = 'Your contribution is appreciated.';

/**
 * Standard texts as posts contain them, in English on every site, so that the content of a post does not depend on who opens it. They are
 * translated when they are shown.
 */
export const TEXTS: Record< DonationName, Texts > = {
	oneTimeDonation: {
		heading: 'Make a one-time donation',
		extraText: EXTRA,
		buttonText: 'Donate',
	},
	monthlyDonation: {
		heading: 'Make a monthly donation',
		extraText: EXTRA,
		buttonText: 'Donate monthly',
	},
	annualDonation: {
		heading: 'Make a yearly donation',
		extraText: EXTRA,
		buttonText: 'Donate yearly',
	},
};
export const CHOOSE_TEXT = 'Choose an amount';
export const CUSTOM_TEXT = 'Or enter a custom amount';

/** Maximum number of characters of the thank-you message. */
export const LONGEST_THANKS = 1000;
