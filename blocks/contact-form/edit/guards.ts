import { decodeEntities } from '@wordpress/html-entities';
import { toPlainText } from '@shared/plain-text';
import type { InnerAttributes } from '../inner/types';

/**
 * A text attribute; empty if it is none.
 *
 * @param attributes Attributes as stored.
 * @param name       Name of one.
 */
export function readText( attributes: InnerAttributes, name: string ): string {
	const value = attributes[ name ];
	return typeof value === 'string' ? value : '';
}

/**
 * A text attribute that is no HTML, as its author typed it: WordPress stores `&`, `<` and `>` as
 * entities for whoever may not write any HTML they like, and the server reads it alike.
 *
 * @param attributes Attributes as stored.
 * @param name       Name of one.
 */
export const readPlain = (
	attributes: InnerAttributes,
	name: string
): string => decodeEntities( readText( attributes, name ) );

/**
 * The options of a field, as text.
 *
 * @param attributes Attributes as stored.
 */
export const readOptions = ( { options }: InnerAttributes ): string[] =>
	Array.isArray( options )
		? options.map( ( option ) =>
				typeof option === 'string' ? decodeEntities( option ) : ''
			)
		: [];

/**
 * The label of a choice, which is edited as plain text and read as rich text, as other plugins write it.
 *
 * @param attributes Attributes of `jetpack/option` and its like.
 */
export const readChoice = ( attributes: InnerAttributes ): string =>
	toPlainText( readText( attributes, 'label' ) );

/** Widths that a field may have: percent of the form's, or as wide as it needs (docs/content-format.md 4.2). */
export const WIDTHS = [ '25', '33', '50', '75', '100', 'auto' ] as const;

/**
 * Width of a field.
 *
 * @param attributes Attributes as stored.
 */
export const readWidth = ( {
	width,
}: InnerAttributes ): ( typeof WIDTHS )[ number ] =>
	WIDTHS.find( ( known ) => known === String( width ) ) ?? '100';

/**
 * Whether a single box is ticked from the start, as the server reads it.
 *
 * @param value Its default.
 */
export const isTicked = ( value: unknown ): boolean =>
	/^(?:true|1|yes)$/i.test( String( value ?? '' ) );
