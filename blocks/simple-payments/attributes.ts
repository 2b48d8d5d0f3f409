import {
	isFiniteNumber,
	isPositiveInteger,
	toText,
	type UnknownRecord,
} from '@shared/guards';
import { WHOLE_CURRENCIES, type Attributes } from './types';

/** Text of an attribute that may be absent. */
const toTextOr = < Fallback >(
	value: unknown,
	fallback: Fallback
): string | Fallback => ( typeof value === 'string' ? value : fallback );

/**
 * Brings stored attributes into shape.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export const normalize = ( attributes: UnknownRecord ): Attributes => ( {
	currency: toText( attributes.currency ) || 'USD',
	content: toText( attributes.content ),
	email: toText( attributes.email ),
	featuredMediaId: isPositiveInteger( attributes.featuredMediaId )
		? attributes.featuredMediaId
		: 0,
	featuredMediaUrl: toTextOr( attributes.featuredMediaUrl, null ),
	featuredMediaTitle: toTextOr( attributes.featuredMediaTitle, null ),
	multiple: attributes.multiple === true,
	postLinkUrl: toTextOr( attributes.postLinkUrl, undefined ),
	postLinkText: toText( attributes.postLinkText ),
	price: isFiniteNumber( attributes.price ) ? attributes.price : undefined,
	priceText: toTextOr( attributes.priceText, undefined ),
	productId: isPositiveInteger( attributes.productId )
		? attributes.productId
		: undefined,
	title: toText( attributes.title ),
} );

/** Decimals that prices of a currency may have. */
export const getDecimals = ( currency: string ): number =>
	WHOLE_CURRENCIES.includes( currency ) ? 0 : 2;

/**
 * HTML that says a text, written as browsers write it.
 *
 * @param text Text as typed.
 */
export const toHtml = ( text: string ): string =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' )
		.replace( /\u00a0/g, '&nbsp;' );

/** An ampersand that begins no character reference. */
const BARE = /&(?!(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi;

/**
 * HTML as browsers write it again: what the oldest blocks keep as they were typed is the same after it was saved twice.
 *
 * @param html HTML.
 */
export const tidy = ( html: string ): string => html.replace( BARE, '&amp;' );
