/** Intervals of donations in the order of their tabs: as plans write them, the attribute, the part of class names. */
export const INTERVALS = [
	{ interval: 'one-time', attribute: 'oneTimeDonation', part: 'one-time' },
	{ interval: '1 month', attribute: 'monthlyDonation', part: 'monthly' },
	{ interval: '1 year', attribute: 'annualDonation', part: 'annual' },
] as const;

/** Interval of a plan. */
export type Interval = ( typeof INTERVALS )[ number ][ 'interval' ];

/** Attribute that holds what is asked for at an interval. */
export type DonationName = ( typeof INTERVALS )[ number ][ 'attribute' ];

/** What is asked for at an interval, as stored; later releases leave out texts that are the standard ones. */
export type StoredDonation = {
	show: boolean;
	/** Id of the plan; null before there is one, -1 where there can be none. */
	planId: number | null;
	/** The tiers, in major units of the currency. */
	amounts: number[];
	/** HTML, as all texts. */
	heading?: string;
	extraText?: string;
	buttonText?: string;
};

/** The same with all texts. */
export type Donation = Required< StoredDonation >;

/** Names of the texts. */
export const TEXT_NAMES = [ 'heading', 'extraText', 'buttonText' ] as const;

/** Colors of later releases. */
export const COLORS = [
	'activeTabBackgroundColor',
	'activeTabTextColor',
	'inactiveTabBackgroundColor',
	'inactiveTabTextColor',
	'selectedAmountBackgroundColor',
	'selectedAmountTextColor',
	'selectedAmountOutlineColor',
	'tabBorderColor',
] as const;
export type ColorName = ( typeof COLORS )[ number ];

/** Font sizes of later releases. */
export const SIZES = [
	'tabFontSize',
	'buttonFontSize',
	'amountFontSize',
] as const;
export type SizeName = ( typeof SIZES )[ number ];

type Box = Record< string, unknown >;

export type Attributes = Partial< Record< ColorName | SizeName, string > > &
	Record< DonationName, StoredDonation > & {
		/** ISO 4217. */
		currency: string;
		showCustomAmount: boolean;
		chooseAmountText: string;
		customAmountText: string;
		/** Address of the post, where the fallback leads. */
		fallbackLinkUrl?: string;

		/** Attributes of later releases. Amounts are in major units. */
		defaultInterval?: string;
		customAmountPlaceholder?: number;
		minimumAmount?: number;
		maximumAmount?: number;
		triggerButtonText?: string;
		tabsAppearance?: string;
		buttonAlignment?: string;
		contentAlignment?: string;
		displayMode?: string;
		triggerIcon?: string;
		triggerSticky?: boolean;
		variationName?: string;
		tabPadding?: Box;
		buttonPadding?: Box;
		amountBorder?: Box;
		blockBorder?: Box;
		amountBorderRadius?: string | Box;
		buttonBorderRadius?: string | Box;
		blockBorderRadius?: string | Box;

		/** Own additions. Which tier is chosen at first, 1 to 3. */
		defaultAmount?: number;
		/** Whether donors may add what the payment costs. */
		coverFees: boolean;
		/** Major units; none or 0 for no goal. */
		goalAmount?: number;
		/** HTML; what the money is for. */
		goalText?: string;
		/** Plain text; what donors read after a donation. */
		thankYouText?: string;
	};
