import {
	formatMoney,
	getMinimum,
	getMinimumAmount,
	getAmountProblem,
	toMinor,
} from '@shared/money';
import { getMinimumMessage, getProductMessages } from './messages';
import type { NewProduct, ProductType, SaveFailure } from './types';

/**
 * Validates a plan in this order: name, minimum price, valid price.
 *
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
			: getAmountProblem( amount, currency ) === 'low';
	if ( isLow && getMinimumAmount( currency ) ) {
		const error = getMinimumMessage(
			formatMoney( getMinimum( currency ), currency )
		);
		return { ok: false, field: 'price', error };
	}
	return amount === null || getAmountProblem( amount, currency )
		? { ok: false, field: 'price', error: messages.priceInvalid }
		: null;
}
