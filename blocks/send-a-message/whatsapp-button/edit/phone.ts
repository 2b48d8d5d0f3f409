import {
	parseDigits,
	parsePhoneNumberFromString,
	validatePhoneNumberLength,
	type CountryCode,
	type PhoneNumber,
} from 'libphonenumber-js/min';
import { getValue, readCountryCode } from './countries';

/** Numbers as people write them: digits with what parts them. */
const PATTERN = /^\+?[\d\s().\-/]+$/;

/** Shorter numbers are still being typed and get no warning. */
const SHORTEST = 3;

type Number = { countryCode: string; phoneNumber: string };

/**
 * Digits of any script as those that go into a link; all else stays.
 *
 * @param typed What was typed.
 */
export const toPlainDigits = ( typed: string ): string =>
	typed.replace( /\p{Nd}/gu, ( digit ) => parseDigits( digit ) || digit );

/**
 * A number that begins with 00 in the form with a plus. Not every country dials 00 for abroad, but people everywhere write it.
 *
 * @param typed What was typed.
 * @return Undefined for all other numbers.
 */
function toInternational( typed: string ): string | undefined {
	const digits = typed.replace( /\D/g, '' );
	return digits.startsWith( '00' ) ? `+${ digits.slice( 2 ) }` : undefined;
}

const withoutZeros = ( digits: string ): string =>
	digits.replace( /\D/g, '' ).replace( /^0+/, '' );

/**
 * Reads a number as it is dialled in a country. One that begins with 00 is also read as one with its dial code; what a country would
 * take for a number of its own behind 00 is none.
 *
 * @param typed   What was typed.
 * @param country The chosen country.
 * @param dial    Its dial code, which decides where a number can be read as two.
 * @return Undefined where it is no number, or may be either.
 */
function findNumber(
	typed: string,
	country: CountryCode | undefined,
	dial: string
): PhoneNumber | undefined {
	const here = parsePhoneNumberFromString( typed, country );
	const text = toInternational( typed );
	if ( text === undefined ) {
		return here?.isValid() ? here : undefined;
	}
	const [ first, second ] = [
		here && withoutZeros( typed ) !== withoutZeros( here.nationalNumber )
			? here
			: undefined,
		parsePhoneNumberFromString( text ),
	].filter( ( found ) => found?.isValid() );
	if ( ! first || ! second || first.number === second.number ) {
		return first;
	}
	const own = [ first, second ].filter(
		( found ) => found.countryCallingCode === dial
	);
	return own.length === 1 ? own[ 0 ] : undefined;
}

/**
 * Whether a number can't be one, alone and behind its dial code.
 *
 * @param phoneNumber As typed.
 * @param countryCode As the block keeps it.
 * @param isDone      Whether typing is over: only then can it be too short.
 */
export function isWrong(
	phoneNumber: string,
	countryCode: string | undefined,
	isDone: boolean
): boolean {
	const typed = phoneNumber.trim();
	if ( typed.length < SHORTEST ) {
		return isDone && typed !== '';
	}
	if ( ! PATTERN.test( typed ) ) {
		return true;
	}
	const { dial, country } = readCountryCode( countryCode );
	if ( toInternational( typed ) !== undefined ) {
		return isDone && ! findNumber( typed, country, dial );
	}
	const problem = country
		? validatePhoneNumberLength( typed, country )
		: validatePhoneNumberLength( `+${ dial }${ typed }` );
	return problem === 'TOO_SHORT' || problem === 'INVALID_LENGTH'
		? isDone
		: problem !== undefined && problem !== 'INVALID_COUNTRY';
}

/**
 * What to keep of a number that was typed with more than belongs there: its dial code, or the
 * zero that is dialled within the country only. The link would lead nowhere.
 *
 * @param phoneNumber As typed.
 * @param countryCode As the block keeps it.
 * @return Null where all is well, or where it can't be told.
 */
export function tidy(
	phoneNumber: string,
	countryCode: string | undefined
): Number | null {
	const { dial, country } = readCountryCode( countryCode );
	const found = findNumber( phoneNumber, country, dial );
	if (
		! found ||
		( found.countryCallingCode === dial &&
			phoneNumber.replace( /\D/g, '' ) === found.nationalNumber )
	) {
		return null;
	}
	const local = found
		.formatInternational()
		.replace( `+${ found.countryCallingCode }`, '' );
	return {
		phoneNumber: local.trim(),
		countryCode:
			found.countryCallingCode === dial
				? ( countryCode ?? dial )
				: getValue( found.country ?? '' ) || found.countryCallingCode,
	};
}
