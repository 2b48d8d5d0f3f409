import {
	getCountries,
	getCountryCallingCode,
	isSupportedCountry,
	type CountryCode,
} from 'libphonenumber-js/min';

/** One entry of the list of dial codes. */
export type Country = { code: string; label: string; value: string };

/** The country a dial code without letters stands for: where several share it, the one that leads. */
const LEADERS: Record< string, CountryCode > = {
	1: 'US',
	7: 'RU',
	39: 'IT',
	44: 'GB',
	47: 'NO',
	61: 'AU',
	64: 'NZ',
	212: 'MA',
	246: 'IO',
	262: 'RE',
	290: 'SH',
	358: 'FI',
	590: 'GP',
	599: 'CW',
};

const isDial = ( code: CountryCode, dial: string ): boolean =>
	getCountryCallingCode( code ) === dial;

/** The flag's two letters; systems without flags show them as they are. */
const getFlag = ( code: string ): string =>
	String.fromCodePoint(
		...[ ...code ].map( ( letter ) => 0x1f1a5 + letter.charCodeAt( 0 ) )
	);

/** Names of countries in a language; letters where the browser has none. */
function getNames( locale: string ): ( code: string ) => string {
	try {
		const names = new Intl.DisplayNames( [ locale || 'en' ], {
			type: 'region',
		} );
		return ( code ) => names.of( code ) ?? code;
	} catch {
		return ( code ) => code;
	}
}

/** Order of a language, or of the browser's where there is none of that name. */
function getOrder( locale: string ): Intl.Collator {
	try {
		return new Intl.Collator( locale || 'en' );
	} catch {
		return new Intl.Collator();
	}
}

/**
 * Value that the block keeps: dial code and letters.
 *
 * @param code Two letters of a country.
 * @return '' for a country without a dial code.
 */
export const getValue = ( code: string ): string =>
	isSupportedCountry( code ) ? getCountryCallingCode( code ) + code : '';

/**
 * All countries with a dial code, in the order of their names. The name comes first so that
 * typing its beginning finds it.
 *
 * @param locale Language of the reader, such as `pt-BR`.
 */
export function getCountryList( locale: string ): Country[] {
	const getName = getNames( locale );
	const order = getOrder( locale );
	return getCountries()
		.map( ( code ) => ( { code, name: getName( code ) } ) )
		.sort( ( one, other ) => order.compare( one.name, other.name ) )
		.map( ( { code, name } ) => ( {
			code,
			value: getValue( code ),
			label: `${ name } ${ getFlag( code ) } +${ getCountryCallingCode(
				code
			) }`,
		} ) );
}

/** Dial code and letters of what the block keeps. */
export type CountryPrefix = { dial: string; country?: CountryCode };

/**
 * Reads a stored country code; older posts hold digits only.
 *
 * @param value `31NL`, `31`, or whatever a post holds.
 */
export function readCountryCode( value: string | undefined ): CountryPrefix {
	const dial = ( value ?? '' ).replace( /\D/g, '' );
	const letters = ( value ?? '' ).replace( /[^A-Z]/g, '' );
	if ( isSupportedCountry( letters ) && isDial( letters, dial ) ) {
		return { dial, country: letters };
	}
	return {
		dial,
		country:
			LEADERS[ dial ] ??
			getCountries().find( ( code ) => isDial( code, dial ) ),
	};
}
