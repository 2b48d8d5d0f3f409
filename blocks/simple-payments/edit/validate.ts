import { __, _n, sprintf } from '@wordpress/i18n';
import { parseTyped, toNumber } from '@shared/money';
import { toPlainText } from '@shared/plain-text';
import { getDecimals } from '../attributes';
import { CURRENCIES, type Attributes } from '../types';
import { needsEmail } from './payment-state';

/** Sentences by the field that they stand at. */
export type Errors = Partial<
	Record< 'currency' | 'price' | 'email' | 'title', string >
>;

/** As WordPress's own `is_email()` has it: something, an at sign, a name with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Error message for an invalid email address. */
export const invalidEmail = ( email: string ): string =>
	sprintf(
		/* translators: %s: what was typed as an e-mail address. */
		__( '%s is not a valid email address.', 'mainstreet-blocks' ),
		email
	);

/**
 * Reads the field of the price: a plain number, or an amount as people write it.
 *
 * @param typed Text of the field.
 * @return NaN for what is no price.
 */
export function readPrice( typed: string, currency: string ): number {
	const text = typed.trim();
	if ( /^-?\d*\.?\d*$/.test( text ) ) {
		return Number( text );
	}
	const minor = parseTyped( text, currency );
	return minor === null ? NaN : toNumber( minor, currency );
}

/**
 * What is wrong with a price.
 *
 * @param typed Text of the field.
 * @return Sentence; '' for nothing.
 */
export function checkPrice( typed: string, currency: string ): string {
	const price = readPrice( typed, currency );
	if ( price === 0 ) {
		return __(
			'If you’re selling something, you need a price tag. Add yours here.',
			'mainstreet-blocks'
		);
	}
	if ( ! Number.isFinite( price ) ) {
		return __( 'Invalid price', 'mainstreet-blocks' );
	}
	if ( price < 0 ) {
		return __(
			'Your price is negative — enter a positive number so people can pay the right amount.',
			'mainstreet-blocks'
		);
	}
	return checkDecimals( price, getDecimals( currency ) );
}

function checkDecimals( price: number, decimals: number ): string {
	if ( Number( price.toFixed( decimals ) ) === price ) {
		return '';
	}
	return decimals === 0
		? __(
				'We know every penny counts, but prices in this currency can’t contain decimal values.',
				'mainstreet-blocks'
			)
		: sprintf(
				/* translators: %d: number of digits behind the decimal point. */
				_n(
					'The price cannot have more than %d decimal place.',
					'The price cannot have more than %d decimal places.',
					decimals,
					'mainstreet-blocks'
				),
				decimals
			);
}

function checkEmail( email: string ): string {
	if ( email.trim() === '' ) {
		return needsEmail()
			? __(
					'We want to make sure payments reach you, so please add an email address.',
					'mainstreet-blocks'
				)
			: '';
	}
	return EMAIL.test( email.trim() ) ? '' : invalidEmail( email );
}

/**
 * What is wrong with a currency: old posts may have others.
 *
 * @return Sentence; '' for nothing.
 */
export const checkCurrency = ( currency: string ): string =>
	CURRENCIES.some( ( code ) => code === currency )
		? ''
		: __(
				'Products cannot be sold in this currency. Please choose another one.',
				'mainstreet-blocks'
			);

/**
 * Validates a product.
 *
 * @param product Attributes.
 * @param typed   Price as typed.
 * @return Error message by field; empty if the product can be sold.
 */
export function validate( product: Attributes, typed: string ): Errors {
	const found = {
		currency: checkCurrency( product.currency ),
		price: checkPrice( typed, product.currency ),
		email: checkEmail( product.email ),
		title:
			toPlainText( product.title ).trim() === ''
				? __(
						'Please add a brief title so that people know what they’re paying for.',
						'mainstreet-blocks'
					)
				: '',
	};
	return Object.fromEntries(
		Object.entries( found ).filter( ( [ , sentence ] ) => sentence )
	);
}

/**
 * What the server's refusal says of the fields.
 *
 * @param key   `data.key` of the error.
 * @param email Address that was sent.
 * @return Undefined for errors that belong to no field.
 */
export function readRefusal( key: unknown, email: string ): Errors {
	if ( key === 'spay_email' ) {
		return { email: invalidEmail( email ) };
	}
	return key === 'spay_price'
		? { price: __( 'Invalid price.', 'mainstreet-blocks' ) }
		: {};
}
