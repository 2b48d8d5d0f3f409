import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- core's own button is drawn with it, from 6.0 to 7.1.
	__experimentalGetSpacingClassesAndStyles as getSpacing,
	getTypographyClassesAndStyles as getTypography,
} from '@wordpress/block-editor';
import { getStyleAttributes } from '../style-attributes';
import type { Attributes } from '../types';

/**
 * Classes and styles of the button in the editor: those its saved markup has, and those that block supports
 * store and the server draws.
 *
 * @param attributes Attributes of the block.
 */
export function getCanvasStyles( attributes: Attributes ) {
	const { className, style } = getStyleAttributes( attributes );
	const typography = getTypography( attributes );
	return {
		className: [
			...new Set(
				`${ className } ${ typography.className ?? '' }`.split( ' ' )
			),
		]
			.join( ' ' )
			.trim(),
		style: {
			...getSpacing( attributes ).style,
			...typography.style,
			...style,
			fontSize: style.fontSize ?? typography.style.fontSize,
		},
	};
}
