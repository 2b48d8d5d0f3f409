import {
	formatMoney,
	leastOf,
	minimumOf,
	problemOf,
	toMinor,
} from '@shared/money';
import { getMinimumMessage, getProductMessages } from './messages';
import type { NewProduct, ProductType, SaveFailure } from './types';

/**
 * Validates a plan in this order: name, minimum price, valid price (specification part 3, section 5).
 *
 * @param product     Plan.
 * @param productType How plans are called.
 * @return Null for nothing.
 */
export function validateProduct(
	{ title, price, currency }: NewProduct,
	productType: ProductType
): SaveFailure | null {
	const messages = getProductMessages( productType );
	if ( ! title.trim() ) {
		return { ok: false, field: 'title', error: messages.nameRequired };
	}
	const amount = toMinor( price, currency );
	const isLow =
		amount === null
			? Number( price ) < 0
			: problemOf( amount, currency ) === 'low';
	if ( isLow && minimumOf( currency ) ) {
		const error = getMinimumMessage(
			formatMoney( leastOf( currency ), currency )
		);
		return { ok: false, field: 'price', error };
	}
	return amount === null || problemOf( amount, currency )
		? { ok: false, field: 'price', error: messages.priceInvalid }
		: null;
}
