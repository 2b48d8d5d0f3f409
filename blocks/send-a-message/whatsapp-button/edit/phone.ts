import {
	parseDigits,
	parsePhoneNumberFromString,
	validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import { getValue, readCountryCode } from './countries';

/** Numbers as people write them: digits with what parts them. */
const PATTERN = /^\+?[\d\s().\-/]+$/;

/** Up to here nobody has finished typing. */
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
	const found = parsePhoneNumberFromString( phoneNumber, country );
	if (
		! found?.isValid() ||
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
