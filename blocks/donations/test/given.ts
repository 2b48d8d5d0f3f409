/** What the tests of the editor begin with. */
import type { Product } from '@store/memberships';
import type { Attributes, StoredDonation } from '../types';

/** An interval with the standard tiers. */
export const donation = ( planId: number | null ): StoredDonation => ( {
	show: true,
	planId,
	amounts: [ 5, 15, 100 ],
} );

/** A block in dollars that has its plans. */
export const ATTRIBUTES: Attributes = {
	currency: 'USD',
	oneTimeDonation: donation( 71 ),
	monthlyDonation: donation( 72 ),
	annualDonation: donation( 73 ),
	showCustomAmount: true,
	chooseAmountText: 'Choose an amount',
	customAmountText: 'Or enter a custom amount',
	coverFees: false,
};

/** A plan of donations, as the server gives it. */
export const product = (
	id: number,
	interval: string,
	currency = 'USD'
): Product => ( {
	id,
	title: 'Donation',
	currency,
	price: 5,
	interval,
	type: 'donation',
	buyer_can_change_amount: true,
	is_editable: false,
} );

/** One for each interval. */
export const PRODUCTS = [
	product( 81, 'one-time' ),
	product( 82, '1 month' ),
	product( 83, '1 year' ),
];
