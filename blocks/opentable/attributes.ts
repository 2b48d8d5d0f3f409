import {
	isOneOf,
	isPositiveInteger,
	toList,
	toText,
	type UnknownRecord,
} from '@shared/guards';
import {
	DOMAINS,
	LANGUAGE_NAMES,
	STYLES,
	type Reservation,
	type Style,
} from './types';

/** Most restaurants that are drawn. */
const RIDS_MAX = 50;

/**
 * Reads the number of a restaurant.
 *
 * @param value Anything.
 * @return Its digits; null for what is none.
 */
export function readRid( value: unknown ): string | null {
	const text = isPositiveInteger( value )
		? String( value )
		: toText( value ).trim();
	return /^0*[1-9]\d{0,11}$/.test( text ) ? text.replace( /^0+/, '' ) : null;
}

/**
 * Reads numbers of restaurants, each once.
 *
 * @param values Stored value of any type.
 */
export const readRids = ( values: unknown ): string[] => [
	...new Set(
		toList( values )
			.slice( 0, RIDS_MAX )
			.flatMap( ( value ) => readRid( value ) ?? [] )
	),
];

/**
 * Reads the style that a class stands for.
 *
 * @param className Classes of the block, of any type.
 */
export const getStyleOfClass = ( className: unknown ): Style | undefined =>
	STYLES.find( ( name ) =>
		toText( className ).split( /\s+/ ).includes( `is-style-${ name }` )
	);

/**
 * Normalizes stored attributes for rendering; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: UnknownRecord ): Reservation {
	const rids = readRids( attributes.rid );
	const isMulti = rids.length > 1;
	const { lang, domain } = attributes;
	const stored = isOneOf( STYLES, attributes.style )
		? attributes.style
		: 'standard';
	const style = getStyleOfClass( attributes.className ) ?? stored;
	return {
		rids,
		style: isMulti && style === 'button' ? 'standard' : style,
		isMulti,
		iframe: attributes.iframe !== false,
		domain: isOneOf( DOMAINS, domain ) ? domain : 'com',
		lang: isOneOf( LANGUAGE_NAMES, lang ) ? lang : 'en-US',
		newtab: attributes.newtab === true,
		negativeMargin:
			style === 'button' && attributes.negativeMargin === true,
	};
}
