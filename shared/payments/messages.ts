import { __, sprintf } from '@wordpress/i18n';
import type { ProductType } from './types';

/** Messages about plans, in the wording of a block. */
export type ProductMessages = {
	nameRequired: string;
	priceInvalid: string;
	saveFailed: string;
	saved: string;
	invalidSelection: string;
	notFound: string;
};

const getPlanMessages = (): ProductMessages => ( {
	nameRequired: __( 'Payment plan requires a name', 'mainstreet-blocks' ),
	priceInvalid: __(
		'Payment plan requires a valid price',
		'mainstreet-blocks'
	),
	saveFailed: __(
		'There was an error when adding the payment plan.',
		'mainstreet-blocks'
	),
	saved: __( 'Successfully created payment plan', 'mainstreet-blocks' ),
	invalidSelection: __(
		'Invalid payment plan configured for this block.',
		'mainstreet-blocks'
	),
	notFound: __( 'Payment plan not found', 'mainstreet-blocks' ),
} );

const getSubscriptionMessages = (): ProductMessages => ( {
	nameRequired: __( 'Subscription requires a name', 'mainstreet-blocks' ),
	priceInvalid: __(
		'Subscription requires a valid price',
		'mainstreet-blocks'
	),
	saveFailed: __(
		'There was an error when adding the subscription.',
		'mainstreet-blocks'
	),
	saved: __( 'Successfully created subscription', 'mainstreet-blocks' ),
	invalidSelection: __(
		'Invalid subscription configured for this block.',
		'mainstreet-blocks'
	),
	notFound: __( 'Subscription not found', 'mainstreet-blocks' ),
} );

/**
 * Messages in the wording of a block.
 *
 * @param productType How plans are called.
 */
export const getProductMessages = ( productType: ProductType ) =>
	productType === 'subscription'
		? getSubscriptionMessages()
		: getPlanMessages();

/**
 * Message with the minimum price.
 *
 * @param price Least price, with its currency.
 */
export const getMinimumMessage = ( price: string ): string =>
	sprintf(
		/* translators: %s: least price, with its currency. */
		__( 'Minimum allowed price is %s.', 'mainstreet-blocks' ),
		price
	);
