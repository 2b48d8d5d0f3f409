import { decodeEntities } from '@wordpress/html-entities';

/** What the serialiser leaves as it is: an entity with its semicolon. */
const ENTITY = /&(?:[a-z\d]+|#\d+|#x[a-f\d]+);/gi;

/**
 * Gives an attribute's text as visitors see it. In posts of authors who may not use all of
 * HTML, WordPress wrote "&" in attributes as "&amp;" (until Plain_Attributes), which the saved markup
 * shows as "&": the serialiser leaves entities as they are.
 *
 * @param text Attribute.
 */
export const decodeAttribute = ( text: string ): string =>
	text.replace( ENTITY, ( entity ) => decodeEntities( entity ) );
