import { parseServiceUrl } from '@shared/embeds';
import { COLOR_PARAMS } from './constants';
import { COLORS, type Attributes, type Style } from './types';

/** What can be read out of an address or embed code: the attributes it says something of. */
export type Parsed = Partial< Attributes > & { url: string };

/** Parameters of an address that the block has attributes for, or sets itself. */
const OWN_PARAMS = [
	...Object.values( COLOR_PARAMS ),
	'hide_event_type_details',
	'embed_domain',
	'embed_type',
];

/** Colors are 6 letters or digits. */
const COLOR = /^[a-z0-9]{6}$/i;

/**
 * Reads the address of a calendar.
 *
 * @param text One address, nothing around it.
 * @return Address with host `calendly.com` and no fragment; null for one of another host, or of no calendar.
 */
export function parseAddress( text: unknown ): URL | null {
	const address = parseServiceUrl( 'calendly', text );
	if ( ! address || ! /^\/[^/.]/.test( address.pathname ) ) {
		return null;
	}
	address.hostname = 'calendly.com';
	address.hash = '';
	return address;
}

/** Whether a text is code to embed a calendar with, and not an address or a sentence. */
export const isCode = ( text: string ): boolean =>
	/^\s*</.test( text ) || /\bCalendly\s*\.\s*init\w+\s*\(/.test( text );

const decode = ( text: string ): string =>
	text
		.replace( /&(?:amp|#0?38|#x26);/gi, '&' )
		.replace( /&(?:quot|#0?34|#x22);/gi, '"' )
		.replace( /&(?:apos|#0?39|#x27);/gi, "'" );

/** First calendar among the quoted and unquoted values of embed code. */
function findInCode( code: string ): URL | null {
	for ( const part of decode( code ).split( /[\s"'`<>(){}]+/ ) ) {
		const value = part.replace( /^[\w-]+=/, '' );
		const address = /^(?:https?:)?\/\//i.test( value )
			? parseAddress( value )
			: null;
		if ( address ) {
			return address;
		}
	}
	return null;
}

/** How code shows the calendar; undefined where it does not say. */
function findStyle( code: string ): Style | undefined {
	if ( /\sdata-url\s*=/i.test( code ) || /initInlineWidget/.test( code ) ) {
		return 'inline';
	}
	return /init(?:Popup|Badge)Widget/.test( code ) ? 'link' : undefined;
}

/** Takes the attributes out of an address. */
function readAddress( address: URL ): Parsed {
	const { searchParams } = address;
	const found: Parsed = { url: '' };
	COLORS.forEach( ( name ) => {
		const color = searchParams.get( COLOR_PARAMS[ name ] )?.trim() ?? '';
		if ( COLOR.test( color ) ) {
			found[ name ] = color;
		}
	} );
	const hides = searchParams.get( 'hide_event_type_details' );
	if ( hides !== null ) {
		found.hideEventTypeDetails = hides === '1' || hides === 'true';
	}
	// Taking out nothing would still write the rest in another spelling.
	OWN_PARAMS.filter( ( name ) => searchParams.has( name ) ).forEach(
		( name ) => searchParams.delete( name )
	);
	return { ...found, url: address.href };
}

/**
 * Reads an address of a calendar or the code that embeds one. Nothing of the code is ever run or inserted.
 *
 * @param text What was typed or pasted.
 * @return Attributes; null where nothing of the service is in it.
 */
export function parseCalendar( text: unknown ): Parsed | null {
	const typed = typeof text === 'string' ? text.trim() : '';
	if ( isCode( typed ) ) {
		const found = findInCode( typed );
		const style = findStyle( typed );
		return found && { ...readAddress( found ), ...( style && { style } ) };
	}
	const address = parseAddress( typed );
	return address && readAddress( address );
}

/**
 * The same for the form, which also takes a sentence with an address in it.
 *
 * @param text What was typed.
 */
export function parseTyped( text: string ): Parsed | null {
	const whole = parseCalendar( text );
	if ( whole || isCode( text ) || ! /\s/.test( text.trim() ) ) {
		return whole;
	}
	return text
		.split( /\s+/ )
		.filter( ( word ) => /^https?:\/\//i.test( word ) )
		.reduce< Parsed | null >(
			( found, word ) => found ?? parseCalendar( word ),
			null
		);
}
