import type { Attributes } from './types';

const toDigits = ( text: string | undefined ): string =>
	( text ?? '' ).replace( /\D/g, '' );

/** A lone surrogate, which can't be encoded in a URL. */
const encode = ( text: string ): string =>
	encodeURIComponent( text.replace( /\p{Surrogate}/gu, '\ufffd' ) );

/**
 * Address that opens a chat.
 *
 * @param attributes The button's; without a dial code or a number WhatsApp asks whom to write to.
 */
export function getHref( {
	countryCode,
	phoneNumber,
	firstMessage,
}: Pick<
	Attributes,
	'countryCode' | 'phoneNumber' | 'firstMessage'
> ): string {
	const dial = toDigits( countryCode );
	const number = toDigits( phoneNumber );
	return `https://api.whatsapp.com/send?phone=${
		dial && number ? dial + number : ''
	}${ firstMessage ? `&text=${ encode( firstMessage ) }` : '' }`;
}
