import { isFiniteNumber, isOneOf, toList, toRecord } from '@shared/guards';
import { CHOOSE_TEXT, CUSTOM_TEXT, NO_PLAN, TEXTS, TIERS } from './constants';
import {
	INTERVALS,
	type Donation,
	type DonationName,
	type Interval,
} from './types';

/** Normalized attributes; every field is valid. Amounts are in major units, 0 for none. */
export type Settings = Record< DonationName, Donation > & {
	/** ISO 4217 code. */
	currency: string;
	showCustomAmount: boolean;
	chooseAmountText: string;
	customAmountText: string;
	fallbackLinkUrl: string;
	/** Tab that is open at first. */
	defaultInterval: Interval;
	/** Tier that is chosen at first, 1 to 3; 0 for none. */
	defaultAmount: number;
	minimumAmount: number;
	maximumAmount: number;
	coverFees: boolean;
	goalAmount: number;
	goalText: string;
	/** Plain text; '' for none. */
	thankYouText: string;
};

const toTextOr = ( value: unknown, fallback: string ): string =>
	typeof value === 'string' ? value : fallback;

/** A number above 0, else 0. */
const toAmount = ( value: unknown ): number =>
	isFiniteNumber( value ) && value > 0 ? value : 0;

/**
 * Reads the id of a plan.
 *
 * @param value Stored value of any type.
 * @return Its id, -1 where there can be none, null before there is one.
 */
export function readPlanId( value: unknown ): number | null {
	const id =
		typeof value === 'string' && /^\d{1,15}$/.test( value )
			? Number( value )
			: value;
	return isFiniteNumber( id ) &&
		Number.isSafeInteger( id ) &&
		( id > 0 || id === NO_PLAN )
		? id
		: null;
}

/**
 * Reads the tiers: always three; a missing one is that of a new block.
 *
 * @param value Stored value of any type.
 */
export function readAmounts( value: unknown ): number[] {
	const stored = toList( value );
	return TIERS.map( ( tier, index ) => toAmount( stored[ index ] ) || tier );
}

/**
 * Reads the attribute of an interval. A missing text is the standard one; an empty text stays empty.
 *
 * @param attributes Stored attributes of any type.
 * @param name       Attribute of the interval.
 */
export function readDonation(
	attributes: unknown,
	name: DonationName
): Donation {
	const stored = toRecord( toRecord( attributes )[ name ] );
	const texts = TEXTS[ name ];
	return {
		show: stored.show === undefined ? true : Boolean( stored.show ),
		planId: readPlanId( stored.planId ),
		amounts: readAmounts( stored.amounts ),
		heading: toTextOr( stored.heading, texts.heading ),
		extraText: toTextOr( stored.extraText, texts.extraText ),
		buttonText: toTextOr( stored.buttonText, texts.buttonText ),
	};
}

/** Whether a plan can be bought by its id. */
export const hasPlan = ( { planId }: Donation ): boolean =>
	planId !== null && planId !== NO_PLAN;

/**
 * Normalizes the attributes.
 *
 * @param attributes Stored attributes of any type.
 */
export function normalize( attributes: unknown ): Settings {
	const stored = toRecord( attributes );
	const currency = toTextOr( stored.currency, '' ).trim().toUpperCase();
	const tier = stored.defaultAmount;
	const interval = stored.defaultInterval;
	return {
		oneTimeDonation: readDonation( stored, 'oneTimeDonation' ),
		monthlyDonation: readDonation( stored, 'monthlyDonation' ),
		annualDonation: readDonation( stored, 'annualDonation' ),
		currency: /^[A-Z]{3}$/.test( currency ) ? currency : 'USD',
		showCustomAmount: stored.showCustomAmount !== false,
		chooseAmountText: toTextOr( stored.chooseAmountText, CHOOSE_TEXT ),
		customAmountText: toTextOr( stored.customAmountText, CUSTOM_TEXT ),
		fallbackLinkUrl: toTextOr( stored.fallbackLinkUrl, '' ),
		defaultInterval: isOneOf(
			INTERVALS.map( ( known ) => known.interval ),
			interval
		)
			? interval
			: 'one-time',
		defaultAmount: isOneOf( [ 1, 2, 3 ], tier ) ? tier : 0,
		minimumAmount: toAmount( stored.minimumAmount ),
		maximumAmount: toAmount( stored.maximumAmount ),
		coverFees: stored.coverFees === true,
		goalAmount: toAmount( stored.goalAmount ),
		goalText: toTextOr( stored.goalText, '' ),
		thankYouText: toTextOr( stored.thankYouText, '' ),
	};
}
