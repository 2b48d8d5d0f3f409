import {
	createBlock,
	getBlockType,
	type Block,
	type BlockVariation,
} from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { currencyDollar, lock, payment } from '@wordpress/icons';

/** A kind of payment to begin with. */
export type Choice = BlockVariation & {
	/** The block it is. */
	block: string;
	/** Makes it. */
	create: () => Block;
};

/** The kinds of payment whose block this site has. */
export const getChoices = (): Choice[] =>
	[
		{
			name: 'payment-buttons',
			block: 'jetpack/payment-buttons',
			title: __( 'Payment Buttons', 'mainstreet-blocks' ),
			description: __(
				'Collect one-time or recurring payments for products, services or memberships.',
				'mainstreet-blocks'
			),
			icon: payment,
			create: () =>
				createBlock( 'jetpack/payment-buttons', {}, [
					createBlock( 'jetpack/recurring-payments' ),
				] ),
		},
		{
			name: 'donations',
			block: 'jetpack/donations',
			title: __( 'Donations', 'mainstreet-blocks' ),
			description: __(
				'Collect one-time, monthly or yearly recurring donations.',
				'mainstreet-blocks'
			),
			icon: currencyDollar,
			create: () => createBlock( 'jetpack/donations' ),
		},
		{
			name: 'paid-content',
			block: 'premium-content/container',
			title: __( 'Paid Content', 'mainstreet-blocks' ),
			description: __(
				'Show content to paying members, and something else to everyone else.',
				'mainstreet-blocks'
			),
			icon: lock,
			create: () => createBlock( 'premium-content/container' ),
		},
	].filter( ( { block } ) => getBlockType( block ) );
