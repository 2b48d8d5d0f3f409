import table from './currencies.json';

/** Data of a currency; amounts in minor units. */
export type Currency = {
	/** Three capitals. */
	code: string;
	/** Localized symbol. */
	symbol: string;
	/** Localized group and decimal separators. */
	grouping: string;
	decimal: string;
	/** Decimals of ISO 4217. */
	precision: number;
	/** Minimum; 0 for none. */
	minimum: number;
	/** Amounts must be multiples of it. */
	step: number;
};

type Row = {
	symbol: string;
	decimals: number;
	minimum?: number;
	step?: number;
};

const rows = new Map< string, Row >( Object.entries( table ) );

/** Codes of all supported currencies, sorted. */
export const CURRENCIES: readonly string[] = [ ...rows.keys() ];

/** Currencies with a minimum in the specification, listed first. */
export const COMMON_CURRENCIES: readonly string[] = CURRENCIES.filter(
	( code ) => rows.get( code )?.minimum
);

/** Data of an unknown code. */
const UNKNOWN = {
	symbol: '$',
	grouping: ',',
	decimal: '.',
	precision: 2,
	minimum: 0,
	step: 1,
} as const;

/**
 * Whether a currency is supported.
 *
 * @param code Anything.
 */
export const isCurrency = ( code: unknown ): code is string =>
	typeof code === 'string' && rows.has( code );

/** Language of the page, from its root element. */
export const getPageLocale = (): string =>
	( typeof document !== 'undefined' && document.documentElement.lang ) ||
	'en';

/**
 * A formatter of a locale; that of English for a locale the browser does not know.
 *
 * @param locale  Such as `de-AT`.
 * @param options As of `Intl`.
 */
export function getNumberFormat(
	locale: string,
	options: Intl.NumberFormatOptions
): Intl.NumberFormat {
	try {
		return new Intl.NumberFormat( locale.replace( /_/g, '-' ), options );
	} catch {
		return new Intl.NumberFormat( 'en', options );
	}
}

const known = new Map< string, Currency >();

/**
 * Data of a currency. Symbol and separators come from `Intl`, decimals do not, as `Intl` differs from ISO 4217.
 *
 * @param code   Three capitals; an unknown one gets what the spec says of it.
 * @param locale Language of the reader; the page's if left out.
 * @return The same object for the same question.
 */
export function getCurrency(
	code: string,
	locale: string = getPageLocale()
): Currency {
	const key = `${ code } ${ locale }`;
	const found = known.get( key );
	if ( found ) {
		return found;
	}
	const currency = readCurrency( code, locale );
	known.set( key, currency );
	return currency;
}

function readCurrency( code: string, locale: string ): Currency {
	const row = rows.get( code );
	if ( ! row ) {
		return { code, ...UNKNOWN };
	}
	const parts = getNumberFormat( locale, {
		style: 'currency',
		currency: code,
		minimumFractionDigits: 2,
	} ).formatToParts( 1234567.5 );
	const read = ( type: string, without: string ) =>
		parts.find( ( part ) => part.type === type )?.value ?? without;
	return {
		code,
		symbol: read( 'currency', row.symbol ),
		grouping: read( 'group', ',' ),
		decimal: read( 'decimal', '.' ),
		precision: row.decimals,
		minimum: row.minimum ?? 0,
		step: row.step ?? 1,
	};
}

/** Symbol of a currency in English, as the server knows it. */
export const getEnglishSymbol = ( code: string ): string =>
	rows.get( code )?.symbol ?? UNKNOWN.symbol;

/**
 * The minimum amount.
 *
 * @return Minor units; 0 if there is no minimum.
 */
export const getMinimumAmount = ( code: string ): number =>
	rows.get( code )?.minimum ?? UNKNOWN.minimum;

/** Decimals of a currency, by ISO 4217. */
export const getPrecision = ( code: string ): number =>
	rows.get( code )?.decimals ?? UNKNOWN.precision;

/**
 * Step of amounts at Stripe: they must be multiples of it.
 *
 * @return Minor units.
 */
export const getStep = ( code: string ): number =>
	rows.get( code )?.step ?? UNKNOWN.step;

/**
 * Unit of suggested amounts: the minimum, or one whole unit.
 *
 * @return Minor units, above 0.
 */
export const getSuggestionUnit = ( code: string ): number =>
	getMinimumAmount( code ) || 10 ** getPrecision( code );
