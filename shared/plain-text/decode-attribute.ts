import { decodeEntities } from '@wordpress/html-entities';

/** Entities, which the serializer does not escape again. */
const ENTITY = /&(?:[a-z\d]+|#\d+|#x[a-f\d]+);/gi;

/**
 * Decodes the text of an attribute. For authors without `unfiltered_html`, WordPress encoded "&" in attributes as
 * "&amp;" (before Text_Attributes_Kses), which the saved markup displays as "&".
 */
export const decodeAttribute = ( text: string ): string =>
	text.replace( ENTITY, ( entity ) => decodeEntities( entity ) );
