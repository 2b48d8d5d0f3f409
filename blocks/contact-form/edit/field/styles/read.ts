import type { CSSProperties } from 'react';
import type { InnerAttributes } from '../../../inner/types';
import { toCss } from '../../styles/read';

/** Types with an input or a dropdown. */
export const BOXES =
	/^(?:text|name|email|url|date|telephone|textarea|select|number|time)$/;

/** Types with a list of options. */
export const LISTS = /^(?:radio|checkbox-multiple)$/;

/** Whether the options have the block style "Button". */
export const hasButtonStyle = ( { className }: InnerAttributes ): boolean =>
	typeof className === 'string' &&
	/ is-style-button /.test( ` ${ className } ` );

const readText = ( value: unknown ): string | undefined =>
	typeof value === 'string' && value ? toCss( value ) : undefined;

const readNumber = ( value: unknown ): number | undefined =>
	typeof value === 'number' ? value : undefined;

const readPixels = ( value: unknown ): string | undefined =>
	typeof value === 'number' ? `${ value }px` : undefined;

/**
 * Returns custom properties for options with the block style "Button", by the same rules as the PHP class Choice_Field_Renderer.
 *
 * @param attributes Attributes of the field, as stored.
 */
export const readButtonStyles = (
	attributes: InnerAttributes
): Record< string, string | undefined > | undefined =>
	hasButtonStyle( attributes )
		? {
				'--mainstreet-choice-background': readText(
					attributes.buttonBackgroundColor
				),
				'--mainstreet-choice-border-radius': readPixels(
					attributes.buttonBorderRadius
				),
				'--mainstreet-choice-border-width': readPixels(
					attributes.buttonBorderWidth
				),
			}
		: undefined;

/**
 * Returns the styles of a field without inner blocks, by the same rules as Form_Styles::read_field_styles() in PHP.
 *
 * @param attributes Attributes of the field, as stored.
 * @return Styles of its label, of its box, and of each of its options.
 */
export function readFieldStyles( attributes: InnerAttributes ): {
	label: CSSProperties;
	input: CSSProperties;
	options: CSSProperties;
} {
	const text = {
		color: readText( attributes.inputColor ),
		fontSize: readText( attributes.fieldFontSize ),
		lineHeight: readNumber( attributes.lineHeight ),
	};
	return {
		label: {
			color: readText( attributes.labelColor ),
			fontSize: readText( attributes.labelFontSize ),
			lineHeight: readNumber( attributes.labelLineHeight ),
		},
		input: {
			...text,
			backgroundColor: readText( attributes.fieldBackgroundColor ),
			borderColor: readText( attributes.borderColor ),
			borderRadius: readPixels( attributes.borderRadius ),
			borderWidth: readPixels( attributes.borderWidth ),
		},
		options: text,
	};
}
