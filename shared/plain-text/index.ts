import { decodeEntities } from '@wordpress/html-entities';

/** A tag or a comment; "a < b" is none. */
const TAG = /<(?:\/?[a-z]|!--)[^<>]*>/gi;

/**
 * Text of some HTML: without tags, entities decoded. For reading what a label or a sentence says; not for making HTML safe.
 *
 * @param html HTML as stored, or rich text of the editor.
 */
export const toPlainText = ( html: unknown ): string =>
	decodeEntities( String( html ?? '' ).replace( TAG, '' ) );
