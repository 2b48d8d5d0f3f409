import {
	getEnglishSymbol,
	getNumberFormat,
	getPageLocale,
	isCurrency,
	getMinimumAmount,
	getPrecision,
	getStep,
} from './currencies';

/** Maximum amount in every currency (docs/server-contract.md B.5). */
const MAX_WHOLE = '999999';
const MAX_FRACTION = '990';

/** Maximum number of integer digits. */
const MAX_DIGITS = 9;

/**
 * Parses a plain decimal number such as `12.50`.
 *
 * @param text Text, or a number of an old block.
 * @return Minor units; null for what is none, or has more decimals than the currency.
 */
export function toMinor( text: unknown, code: string ): number | null {
	const found = /^(\d+)(?:\.(\d+))?$/.exec(
		typeof text === 'number' ? String( text ) : toTyped( text )
	);
	const whole = found?.[ 1 ]?.replace( /^0+/, '' );
	const fraction = found?.[ 2 ] ?? '';
	const precision = getPrecision( code );
	return whole === undefined ||
		whole.length > MAX_DIGITS ||
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
 */
export function toDecimal( minor: number, code: string ): string {
	const precision = getPrecision( code );
	const digits = String( Math.abs( minor ) ).padStart( precision + 1, '0' );
	const text = precision
		? `${ digits.slice( 0, -precision ) }.${ digits.slice( -precision ) }`
		: digits;
	return minor < 0 ? `-${ text }` : text;
}

/**
 * An amount as a number for blocks and JSON, such as 12.5. Not for calculations.
 *
 * @param minor Minor units.
 */
export const toNumber = ( minor: number, code: string ): number =>
	Number( toDecimal( minor, code ) );

/** Number format options with exactly the decimals of a currency. */
const digitsOf = ( code: string ) => ( {
	minimumFractionDigits: getPrecision( code ),
	maximumFractionDigits: getPrecision( code ),
} );

/**
 * Formats an amount for display: `$12.50`, `12,50 €`.
 *
 * @param minor  Minor units.
 * @param code   Currency; an unknown one is written as the spec says.
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
 * Formats an amount for an input: localized, without symbol.
 *
 * @param minor  Minor units.
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
 * The smallest payable amount: the minimum, in Stripe's steps.
 *
 * @return Minor units, above 0: 10 for KWD, which has no minimum.
 */
export function getMinimum( code: string ): number {
	const step = getStep( code );
	return Math.ceil( Math.max( 1, getMinimumAmount( code ) ) / step ) * step;
}

/**
 * The maximum amount.
 *
 * @return Minor units that Stripe takes.
 */
export function getMaximum( code: string ): number {
	const most = Number(
		MAX_WHOLE + MAX_FRACTION.slice( 0, getPrecision( code ) )
	);
	return most - ( most % getStep( code ) );
}

/** Problem of an amount: '' for none; `step` see `getStep()`. */
export type AmountProblem = '' | 'low' | 'high' | 'step';

/**
 * Validates an amount against its currency.
 *
 * @param minor Minor units.
 */
export function getAmountProblem( minor: number, code: string ): AmountProblem {
	if ( minor < getMinimum( code ) ) {
		return 'low';
	}
	if ( minor > getMaximum( code ) ) {
		return 'high';
	}
	return minor % getStep( code ) ? 'step' : '';
}
