import { decodeEntities } from '@wordpress/html-entities';

/** Elements that browsers take for unknown ones, obsolete or of a newer or another standard, and the server for known ones. */
const MORE = /^(?:applet|bgsound|blink|image|math|search|svg)$/i;

/**
 * Whether HTML knows an element. The class Plain_Text of the server has a list of them; a test compares.
 *
 * @param name Its name.
 */
export const isElement = ( name: string ): boolean =>
	MORE.test( name ) ||
	! ( document.createElement( name ) instanceof HTMLUnknownElement );

/** A complete tag, or a complete comment. Every other `<` is text. */
const MARKUP = /<(?:\/?([a-z][a-z\d]*)(?=[\s/>])[^<>]*>|!--[^]*?-->)/gi;

/**
 * Text of some HTML: without tags, entities decoded. For reading what a label or a sentence says; not for making HTML safe.
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
 * HTML in which each `<` that begins no tag is an entity. Old posts hold plain text in attributes that are rich text now: RichText
 * would take `<ash>` for an element and drop it.
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
