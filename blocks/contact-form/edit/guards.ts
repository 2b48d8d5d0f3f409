import { decodeEntities } from '@wordpress/html-entities';
import { toPlainText } from '@shared/plain-text';
import type { InnerAttributes } from '../inner/types';

/**
 * Reads a text attribute; '' for values of other types.
 *
 * @param attributes Attributes as stored.
 * @param name       Name of one.
 */
export function readText( attributes: InnerAttributes, name: string ): string {
	const value = attributes[ name ];
	return typeof value === 'string' ? value : '';
}

/**
 * Reads a text attribute without HTML: WordPress stores `&`, `<` and `>` as entities for authors without `unfiltered_html`, and the server
 * decodes them, too.
 *
 * @param attributes Attributes as stored.
 * @param name       Name of one.
 */
export const readPlain = (
	attributes: InnerAttributes,
	name: string
): string => decodeEntities( readText( attributes, name ) );

/**
 * Reads the options of a field as plain text.
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
 * Reads the label of an option. It is edited as plain text, but other plugins store rich text.
 *
 * @param attributes Attributes of `jetpack/option` and its like.
 */
export const readChoice = ( attributes: InnerAttributes ): string =>
	toPlainText( readText( attributes, 'label' ) );

/** Widths of a field: percent of the form, or as wide as its content (docs/content-format.md 4.2). */
export const WIDTHS = [ '25', '33', '50', '75', '100', 'auto' ] as const;

/**
 * Reads the width of a field.
 *
 * @param attributes Attributes as stored.
 */
export const readWidth = ( {
	width,
}: InnerAttributes ): ( typeof WIDTHS )[ number ] =>
	WIDTHS.find( ( known ) => known === String( width ) ) ?? '100';

/**
 * Whether a single checkbox is checked by default, by the rules of the server.
 *
 * @param value Its default.
 */
export const isTicked = ( value: unknown ): boolean =>
	/^(?:true|1|yes)$/i.test( String( value ?? '' ) );
