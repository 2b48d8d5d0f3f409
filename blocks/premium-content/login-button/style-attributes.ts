import { getColorClassName } from '@wordpress/block-editor';
import type { CSSProperties } from 'react';
import { toRecord, toText } from '@shared/guards';
import type { Attributes } from './types';

/**
 * Classes and styles of the link, as saved and as drawn in the editor.
 *
 * @param attributes Attributes of the block.
 */
export function getStyleAttributes( attributes: Attributes ): {
	className: string;
	style: CSSProperties;
} {
	const { backgroundColor, borderRadius, gradient, style, textColor } =
		attributes;
	const own = toRecord( toRecord( style ).color );
	const background = toText( own.background );
	const ownGradient = toText( own.gradient );
	const color = toText( own.text );
	return {
		className: [
			'wp-block-button__link',
			backgroundColor &&
				getColorClassName( 'background-color', backgroundColor ),
			gradient && `has-${ gradient }-gradient-background`,
			textColor && getColorClassName( 'color', textColor ),
			( textColor || color ) && 'has-text-color',
			( backgroundColor || background || gradient || ownGradient ) &&
				'has-background',
			borderRadius === 0 && 'no-border-radius',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			borderRadius: borderRadius ? `${ borderRadius }px` : undefined,
			background: ownGradient || undefined,
			backgroundColor: background || undefined,
			color: color || undefined,
		},
	};
}
