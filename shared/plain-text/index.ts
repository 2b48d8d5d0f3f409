import { decodeEntities } from '@wordpress/html-entities';

/** Names of elements, with obsolete ones. The same list is in the class Plain_Text of the server. */
export const ELEMENTS =
	'a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|image|img|input|ins|kbd|label|legend|li|link|listing|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rb|rp|rt|rtc|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp';

/** A complete tag of an element that HTML knows, or a complete comment. Every other `<` is text. */
const MARKUP = new RegExp(
	`<(?:/?(?:${ ELEMENTS })(?=[\\s/>])[^<>]*>|!--[^]*?-->)`,
	'gi'
);

/**
 * Text of some HTML: without tags, entities decoded. For reading what a label or a sentence says; not for making HTML safe.
 *
 * @param html HTML as stored, or rich text of the editor.
 */
export const toPlainText = ( html: unknown ): string =>
	decodeEntities( String( html ?? '' ).replace( MARKUP, '' ) );

/**
 * HTML in which each `<` that begins no tag is an entity. Old posts hold plain text in attributes that are rich text now: RichText
 * would take `<ash>` for an element and drop it.
 *
 * @param html HTML as stored, or plain text.
 */
export function escapeBrackets( html: string ): string {
	let begun = 0;
	let escaped = '';
	for ( const { 0: markup, index } of html.matchAll( MARKUP ) ) {
		escaped += html.slice( begun, index ).replace( /</g, '&lt;' ) + markup;
		begun = index + markup.length;
	}
	return escaped + html.slice( begun ).replace( /</g, '&lt;' );
}
