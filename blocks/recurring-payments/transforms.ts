import { createBlock, type Block } from '@wordpress/blocks';
import { isRecord, toList, toRecord } from '@shared/guards';

/** The radius of core's button in pixels; other units and corners of their own have no place here. */
function readRadius( radius: unknown ): number | undefined {
	const pixels =
		typeof radius === 'string' && /^\d+(\.\d+)?px$/.test( radius )
			? Number.parseFloat( radius )
			: radius;
	return typeof pixels === 'number' && Number.isFinite( pixels )
		? pixels
		: undefined;
}

/** Core's width is a share of the row: as a number, or from 7.0 as a dimension with its unit. */
function readWidth( width: unknown, dimension: unknown ): string | undefined {
	if ( typeof width === 'number' && width > 0 && width <= 100 ) {
		return `${ width }%`;
	}
	return typeof dimension === 'string' &&
		/^\d+(\.\d+)?(%|px|em)$/.test( dimension )
		? dimension
		: undefined;
}

/** A payment button with the styles of core's button; its link is dropped. */
function fromButton( button: unknown ): Block {
	const {
		text,
		className,
		width,
		style,
		backgroundColor,
		textColor,
		gradient,
	} = toRecord( toRecord( button ).attributes );
	const { border, color, dimensions } = toRecord( style );
	const colors = toRecord( color );
	return createBlock(
		'jetpack/recurring-payments',
		{ width: readWidth( width, toRecord( dimensions ).width ) },
		[
			createBlock( 'jetpack/button', {
				element: 'a',
				passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
				// RichTextData of the editor, or the HTML itself.
				text: String( text ?? '' ),
				className,
				borderRadius: readRadius( toRecord( border ).radius ),
				backgroundColor,
				textColor,
				gradient,
				customBackgroundColor: colors.background,
				customTextColor: colors.text,
				customGradient: colors.gradient,
			} ),
		]
	);
}

/** A single button becomes this one (docs/content-format.md 19): of several, all but one would be lost. */
export const transforms = {
	from: [
		{
			type: 'block' as const,
			blocks: [ 'core/buttons' ],
			isMatch: ( _: unknown, buttons?: unknown ) =>
				isRecord( buttons ) &&
				Array.isArray( buttons.innerBlocks ) &&
				buttons.innerBlocks.length === 1,
			transform: ( _: unknown, inner?: unknown ) =>
				fromButton( toList( inner )[ 0 ] ),
		},
	],
};
