import table from './currencies.json';

/** What is known of a currency; amounts in minor units. */
export type Currency = {
	/** Three capitals. */
	code: string;
	/** As the reader's language writes it. */
	symbol: string;
	/** What stands between groups of digits, and in front of the decimals, in the reader's language. */
	grouping: string;
	decimal: string;
	/** Decimals of ISO 4217. */
	precision: number;
	/** The least that may be asked for; 0 where nobody says so. */
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

/** Codes of all currencies that money is taken in, by the alphabet. */
export const CURRENCIES: readonly string[] = [ ...rows.keys() ];

/** Of these the spec knows minimums (part 3, section 9): they come first where one is picked. */
export const COMMON_CURRENCIES: readonly string[] = CURRENCIES.filter(
	( code ) => rows.get( code )?.minimum
);

/** What the spec says of a code that is not known (part 3, section 3). */
const UNKNOWN = {
	symbol: '$',
	grouping: ',',
	decimal: '.',
	precision: 2,
	minimum: 0,
	step: 1,
} as const;

/**
 * Whether money is taken in a currency.
 *
 * @param code Anything.
 */
export const isCurrency = ( code: unknown ): code is string =>
	typeof code === 'string' && rows.has( code );

/** The language of the page, as its root element names it. */
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
 * What is known of a currency. Symbol and separators come from `Intl`, decimals never do: it differs from ISO 4217.
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

/**
 * Symbol of a currency in English, as the server knows it.
 *
 * @param code Currency.
 */
export const getEnglishSymbol = ( code: string ): string =>
	rows.get( code )?.symbol ?? UNKNOWN.symbol;

/**
 * The least that may be asked for.
 *
 * @param code Currency.
 * @return Minor units; 0 where nobody says so.
 */
export const minimumOf = ( code: string ): number =>
	rows.get( code )?.minimum ?? UNKNOWN.minimum;

/**
 * Decimals of a currency, by ISO 4217.
 *
 * @param code Currency.
 */
export const precisionOf = ( code: string ): number =>
	rows.get( code )?.decimals ?? UNKNOWN.precision;

/**
 * The smallest step that Stripe takes: amounts must be multiples of it.
 *
 * @param code Currency.
 * @return Minor units.
 */
export const stepOf = ( code: string ): number =>
	rows.get( code )?.step ?? UNKNOWN.step;

/**
 * What suggested amounts are multiples of: the minimum, or one whole unit where there is none.
 *
 * @param code Currency.
 * @return Minor units, above 0.
 */
export const baseOf = ( code: string ): number =>
	minimumOf( code ) || 10 ** precisionOf( code );
