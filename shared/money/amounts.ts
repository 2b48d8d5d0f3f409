import {
	getEnglishSymbol,
	getNumberFormat,
	getPageLocale,
	isCurrency,
	minimumOf,
	precisionOf,
	stepOf,
} from './currencies';

/** The most that may be asked for, in every currency (docs/server-contract.md B.5). */
const MAX_WHOLE = '999999';
const MAX_FRACTION = '990';

/** Digits in front of the decimal point that are read at all. */
const MOST_DIGITS = 9;

/**
 * Reads a plain decimal number, as scripts and blocks write it: `12.50`.
 *
 * @param text Text, or a number of an old block.
 * @param code Currency.
 * @return Minor units; null for what is none, or has more decimals than the currency.
 */
export function toMinor( text: unknown, code: string ): number | null {
	const found = /^(\d+)(?:\.(\d+))?$/.exec(
		typeof text === 'number' ? String( text ) : toTyped( text )
	);
	const whole = found?.[ 1 ]?.replace( /^0+/, '' );
	const fraction = found?.[ 2 ] ?? '';
	const precision = precisionOf( code );
	return whole === undefined ||
		whole.length > MOST_DIGITS ||
		fraction.length > precision
		? null
		: Number( whole + fraction.padEnd( precision, '0' ) );
}

const toTyped = ( text: unknown ): string =>
	typeof text === 'string' ? text : '';

/**
 * An amount as a plain decimal number, such as `12.50`.
 *
 * @param minor Minor units; may be negative.
 * @param code  Currency.
 */
export function toDecimal( minor: number, code: string ): string {
	const precision = precisionOf( code );
	const digits = String( Math.abs( minor ) ).padStart( precision + 1, '0' );
	const text = precision
		? `${ digits.slice( 0, -precision ) }.${ digits.slice( -precision ) }`
		: digits;
	return minor < 0 ? `-${ text }` : text;
}

/**
 * An amount as the number that blocks and the server's JSON hold: 12.5. Not for reckoning.
 *
 * @param minor Minor units.
 * @param code  Currency.
 */
export const toNumber = ( minor: number, code: string ): number =>
	Number( toDecimal( minor, code ) );

/** All decimals of a currency, and no more. */
const digitsOf = ( code: string ) => ( {
	minimumFractionDigits: precisionOf( code ),
	maximumFractionDigits: precisionOf( code ),
} );

/**
 * An amount for people, in their language: `$12.50`, `12,50 €`.
 *
 * @param minor  Minor units.
 * @param code   Currency; an unknown one is written as the spec says (part 3, section 3).
 * @param locale Language; the page's if left out.
 */
export function formatMoney(
	minor: number,
	code: string,
	locale: string = getPageLocale()
): string {
	const digits = digitsOf( code );
	const value = toNumber( minor, code );
	if ( isCurrency( code ) ) {
		return getNumberFormat( locale, {
			style: 'currency',
			currency: code,
			...digits,
		} ).format( value );
	}
	const text = new Intl.NumberFormat( 'en', digits ).format(
		Math.abs( value )
	);
	return `${ minor < 0 ? '-' : '' }${ getEnglishSymbol( code ) }${ text }`;
}

/**
 * An amount as it stands in a field: in the reader's language, without symbol.
 *
 * @param minor  Minor units.
 * @param code   Currency.
 * @param locale Language; the page's if left out.
 */
export function formatAmount(
	minor: number,
	code: string,
	locale: string = getPageLocale()
): string {
	return getNumberFormat(
		isCurrency( code ) ? locale : 'en',
		digitsOf( code )
	).format( toNumber( minor, code ) );
}

/**
 * The smallest amount that can be paid: the minimum, in steps that Stripe takes.
 *
 * @param code Currency.
 * @return Minor units, above 0: 10 for KWD, which nobody sets a minimum for.
 */
export function leastOf( code: string ): number {
	const step = stepOf( code );
	return Math.ceil( Math.max( 1, minimumOf( code ) ) / step ) * step;
}

/**
 * The most that may be asked for.
 *
 * @param code Currency.
 * @return Minor units that Stripe takes.
 */
export function maximumOf( code: string ): number {
	const most = Number(
		MAX_WHOLE + MAX_FRACTION.slice( 0, precisionOf( code ) )
	);
	return most - ( most % stepOf( code ) );
}

/** Why an amount can't be asked for: '' for nothing; `step` see `stepOf()`. */
export type AmountProblem = '' | 'low' | 'high' | 'step';

/**
 * Why an amount can't be asked for, as far as the currency goes.
 *
 * @param minor Minor units.
 * @param code  Currency.
 */
export function problemOf( minor: number, code: string ): AmountProblem {
	if ( minor < leastOf( code ) ) {
		return 'low';
	}
	if ( minor > maximumOf( code ) ) {
		return 'high';
	}
	return minor % stepOf( code ) ? 'step' : '';
}
