import { decodeEntities } from '@wordpress/html-entities';

/** What the serialiser leaves as it is: an entity with its semicolon. */
const ENTITY = /&(?:[a-z\d]+|#\d+|#x[a-f\d]+);/gi;

/**
 * Gives an attribute's text as visitors see it. Where an author may not use all of
 * HTML, WordPress writes "&" in attributes as "&amp;", which the saved markup then
 * shows as "&".
 *
 * @param text Attribute.
 */
export const asShown = ( text: string ): string =>
	text.replace( ENTITY, ( entity ) => decodeEntities( entity ) );
