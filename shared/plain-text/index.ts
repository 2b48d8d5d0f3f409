import { decodeEntities } from '@wordpress/html-entities';

/** Elements that the server knows and browsers do not: obsolete, newer or of another standard. */
const MORE = /^(?:applet|bgsound|blink|image|math|search|svg)$/i;

/** Whether HTML has an element. A test compares this with the list in the PHP class Plain_Text. */
export const isElement = ( name: string ): boolean =>
	MORE.test( name ) ||
	! ( document.createElement( name ) instanceof HTMLUnknownElement );

/** A complete tag or comment; every other `<` is text. */
const MARKUP = /<(?:\/?([a-z][a-z\d]*)(?=[\s/>])[^<>]*>|!--[^]*?-->)/gi;

/**
 * Text content of HTML, with entities decoded. Not for sanitizing HTML.
 *
 * @param html HTML as stored, or rich text of the editor.
 */
export const toPlainText = ( html: unknown ): string =>
	decodeEntities(
		String( html ?? '' ).replace( MARKUP, ( tag, name?: string ) =>
			name && ! isElement( name ) ? tag : ''
		)
	);

/**
 * Escapes each `<` that begins no tag. Old posts have plain text in attributes that are rich text: RichText would drop
 * `<ash>` as an element.
 *
 * @param html HTML as stored, or plain text.
 */
export function escapeBrackets( html: string ): string {
	let begun = 0;
	let escaped = '';
	for ( const { 0: markup, 1: name, index } of html.matchAll( MARKUP ) ) {
		if ( name && ! isElement( name ) ) {
			continue;
		}
		escaped += html.slice( begun, index ).replace( /</g, '&lt;' ) + markup;
		begun = index + markup.length;
	}
	return escaped + html.slice( begun ).replace( /</g, '&lt;' );
}
