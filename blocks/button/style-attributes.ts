import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- core's own button saves with it.
	__experimentalGetBorderClassesAndStyles as getBorderClassesAndStyles,
	getColorClassName,
	getFontSizeClass,
} from '@wordpress/block-editor';
import type { CSSProperties } from 'react';
import { isRecord } from '@shared/guards';
import type { Attributes } from './types';

/** Size of the letters as later releases store it. */
function getFontSize( { style }: Attributes ): string | undefined {
	const size = isRecord( style?.typography ) && style.typography.fontSize;
	return typeof size === 'string' ? size : undefined;
}

/** Classes for colors, as core's button has them. */
const getColorClasses = ( {
	textColor,
	customTextColor,
	backgroundColor,
	customBackgroundColor,
	gradient,
	customGradient,
}: Attributes ) => [
	( textColor || customTextColor ) && 'has-text-color',
	textColor && getColorClassName( 'color', textColor ),
	( backgroundColor ||
		customBackgroundColor ||
		gradient ||
		customGradient ) &&
		'has-background',
	backgroundColor && getColorClassName( 'background-color', backgroundColor ),
	gradient && `has-${ gradient }-gradient-background`,
];

/**
 * Classes and styles of the link itself, as saved and as drawn in the editor.
 *
 * @param attributes Attributes of the block.
 */
export function getStyleAttributes( attributes: Attributes ): {
	className: string;
	style: CSSProperties;
} {
	const {
		textColor,
		customTextColor,
		backgroundColor,
		customBackgroundColor,
		gradient,
		customGradient,
		borderRadius,
		fontSize,
		width,
	} = attributes;
	const customFontSize = getFontSize( attributes );
	const border = getBorderClassesAndStyles( attributes );
	return {
		className: [
			'wp-block-button__link',
			...getColorClasses( attributes ),
			borderRadius === 0 && 'no-border-radius',
			width && 'has-custom-width',
			fontSize && getFontSizeClass( fontSize ),
			( fontSize || customFontSize ) && 'has-custom-font-size',
			border.className,
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			background: customGradient || undefined,
			backgroundColor:
				backgroundColor || gradient || customGradient
					? undefined
					: customBackgroundColor,
			color: textColor ? undefined : customTextColor,
			...border.style,
			...( borderRadius && borderRadius > 0 && { borderRadius } ),
			fontSize: customFontSize,
			width,
		},
	};
}
