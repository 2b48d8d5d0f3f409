import type { Plans, Product } from '..';

/** A plan as the server gives it. */
export const product = ( changes: Partial< Product > = {} ): Product => ( {
	id: 7,
	title: 'Friends',
	currency: 'USD',
	price: 5,
	interval: '1 month',
	type: '',
	buyer_can_change_amount: false,
	is_editable: true,
	...changes,
} );

/** Payments of a block that are connected and have two plans. */
export function plansOf( changes: Partial< Plans > = {} ) {
	const plans = {
		productType: 'payment-plan' as const,
		apiState: 1 as const,
		isLoading: false,
		isConnected: true,
		connectUrl: '',
		shouldUpgrade: false,
		upgradeUrl: '',
		mode: 'live' as const,
		error: '',
		products: [
			product(),
			product( {
				id: 8,
				title: 'Patrons',
				price: 50,
				interval: '1 year',
			} ),
		],
		selectedId: 7,
		selected: product(),
		isInvalid: false,
		select: jest.fn(),
		save: jest.fn().mockResolvedValue( { ok: true, product: product() } ),
	};
	return { ...plans, ...changes, select: plans.select, save: plans.save };
}

/** What PHP prints. */
export const printed = ( payments: Record< string, unknown > = {} ) =>
	Object.assign( window, {
		mainstreetBlocks: {
			payments: {
				currency: 'USD',
				mayCreate: true,
				screenUrl: 'https://example.org/wp-admin/payments',
				plansUrl: 'https://example.org/wp-admin/payments#/plans',
				feesUrl: 'https://stripe.com/pricing',
				...payments,
			},
		},
	} );
