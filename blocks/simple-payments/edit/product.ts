import { toPlainText } from '@shared/plain-text';
import {
	isFiniteNumber,
	isPositiveInteger,
	toRecord,
	toText,
	type UnknownRecord,
} from '@shared/guards';
import { toHtml } from '../attributes';
import type { Attributes } from '../types';

/**
 * What is sent of a product.
 *
 * @param isDraft Whether it may be incomplete: what would be refused is left out.
 */
export function toProduct(
	product: Attributes,
	isDraft: boolean
): UnknownRecord {
	const {
		content,
		currency,
		email,
		featuredMediaId,
		multiple,
		price,
		title,
	} = product;
	return {
		content,
		featured_media: featuredMediaId,
		title,
		status: isDraft ? 'draft' : 'publish',
		meta: {
			spay_currency: currency,
			spay_email: isDraft ? '' : email.trim(),
			spay_multiple: multiple,
			spay_price: isDraft ? 0 : price,
			spay_status: '',
		},
	};
}

/**
 * Reads a stored product.
 *
 * @param record What the server gave.
 */
export function fromProduct( record: unknown ): Partial< Attributes > {
	const product = toRecord( record );
	const meta = toRecord( product.meta );
	const price = Number( meta.spay_price );
	const currency = toText( meta.spay_currency );
	const read = ( member: unknown ): string => {
		const { raw, rendered } = toRecord( member );
		return typeof raw === 'string'
			? raw
			: toHtml( toPlainText( toText( rendered ) ).trim() );
	};
	return {
		content: read( product.content ),
		// One that can't be used any more stays: another would be another price.
		currency: /^[A-Z]{3}$/.test( currency ) ? currency : 'USD',
		email: toText( meta.spay_email ),
		featuredMediaId: isPositiveInteger( product.featured_media )
			? product.featured_media
			: 0,
		multiple: meta.spay_multiple === true || meta.spay_multiple === 1,
		price: isFiniteNumber( price ) && price > 0 ? price : undefined,
		priceText: undefined,
		title: read( product.title ),
	};
}

/** Whether PayPal did not take the product's address (class Product_Offer). */
export const isPayeeRefused = ( record: unknown ): boolean =>
	toRecord( toRecord( record ).meta ).spay_status === 'payee_refused';

/** `data.key` of an error. */
export const getErrorKey = ( error: unknown ): unknown =>
	toRecord( toRecord( error ).data ).key;
