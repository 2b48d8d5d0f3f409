/** Reads and writes links of saved buttons. Frozen: old posts depend on each letter. */

import type { Attributes } from '../types';

/** By the schema below. */
type Old = Record< string, unknown >;

const toText = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const toDigits = ( value: unknown ): string =>
	toText( value ).replace( /\D/g, '' );

/**
 * The first message: the comment's, else the link's, because its default was written in the
 * language of the site that saved it.
 *
 * @param attributes Of the old version.
 */
function getMessage( { firstMessage, href }: Old ): string {
	if ( typeof firstMessage === 'string' ) {
		return firstMessage;
	}
	const text = /&text=([^&]*)$/.exec( toText( href ) )?.[ 1 ] ?? '';
	try {
		return decodeURIComponent( text );
	} catch {
		return '';
	}
}

/**
 * The link as it was written.
 *
 * @param attributes Of the old version.
 */
function getLink( attributes: Old ): string {
	const dial = toDigits( attributes.countryCode );
	const number = toDigits( attributes.phoneNumber );
	const message = getMessage( attributes ).replace(
		/\p{Surrogate}/gu,
		'\ufffd'
	);
	return `https://api.whatsapp.com/send?phone=${
		dial && number ? dial + number : ''
	}${ message ? `&text=${ encodeURIComponent( message ) }` : '' }`;
}

/**
 * The attributes of today.
 *
 * @param attributes Of the old version.
 */
export function migrate( attributes: Old ): Attributes {
	const { href, ...kept } = attributes;
	return {
		...( kept as Omit< Attributes, 'firstMessage' > ),
		firstMessage: getMessage( attributes ),
	};
}

/**
 * What both versions write besides the style.
 *
 * @param attributes Of the old version.
 */
export const getLinkProps = ( attributes: Old ) =>
	( {
		tagName: 'a',
		className: 'whatsapp-block__button',
		href: getLink( attributes ),
		value: toText( attributes.buttonText ),
		target: attributes.openInNewTab ? '_blank' : '_self',
		rel: 'noopener noreferrer',
	} ) as const;

/**
 * Classes of the box.
 *
 * @param attributes Of the old version.
 */
export const getClass = ( { buttonText, colorClass }: Old ): string =>
	`is-color-${ toText( colorClass ) }${ buttonText ? '' : ' has-no-text' }`;

/** Attributes as they were, with what else is read from the markup. */
export const schema = {
	countryCode: { type: 'string' },
	phoneNumber: { type: 'string' },
	firstMessage: { type: 'string' },
	href: {
		type: 'string',
		source: 'attribute',
		selector: 'a.whatsapp-block__button',
		attribute: 'href',
	},
	buttonText: {
		type: 'string',
		source: 'html',
		selector: 'a.whatsapp-block__button',
		default: 'Chat on WhatsApp',
	},
	backgroundColor: { type: 'string', default: '#25D366' },
	colorClass: { type: 'string', default: 'dark' },
	openInNewTab: { type: 'boolean', default: false },
} as const;
