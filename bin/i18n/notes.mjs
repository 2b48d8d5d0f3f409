/** A placeholder of sprintf(); `%%` and a per cent sign in a sentence are none. */
const PLACEHOLDER =
	/(?<!%)%(?:\d+\$)?[+-]?(?:0|'.)?-?\d*(?:\.\d+)?[bcdeEfFgGosuxX]/;

/** A note that explains placeholders begins with one, or with its number. */
const EXPLAINS = /^translators:\s*(?:%|\d+\s*:)/i;

/**
 * The text of a comment.
 *
 * @param {string} comment With or without its signs.
 * @return {string} Its text, for example `translators: %s: name.`
 */
export const getText = ( comment ) =>
	comment
		.replace( /^\/[/*]+|\*\/$/g, '' )
		.replace( /^[\s*]+/gm, '' )
		.trim();

/** Whether a text is a note to translators. */
export const isNote = ( text ) => /^translators:/i.test( text );

/** Whether a string is formatted by sprintf(). */
export const isFormat = ( { msgid, msgid_plural: plural = '' } ) =>
	PLACEHOLDER.test( msgid ) || PLACEHOLDER.test( plural );

/**
 * Whether a note belongs to a string.
 *
 * @param {string}  note    Text of the note.
 * @param {Object}  string  The string.
 * @param {boolean} isFirst Whether it is the first string after the note. The others of a statement share a note only
 *                          if it explains placeholders.
 * @return {boolean} A note that explains placeholders belongs to no string without any.
 *                   `%l` is wp_sprintf()'s own: no tool of translators knows it.
 */
export const belongs = ( note, string, isFirst ) =>
	EXPLAINS.test( note )
		? isFormat( string ) || string.msgid.includes( '%l' )
		: isFirst;
