import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- core's own button is drawn with it, from 6.0 to 7.1.
	__experimentalGetSpacingClassesAndStyles as getSpacing,
	getTypographyClassesAndStyles as getTypography,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isPercentage } from '@shared/width-panel';
import type { Attributes } from '../types';
import { Inspector } from './inspector';
import { useParentValues } from './use-parent-values';
import { useWidthReset } from './use-width-reset';
import { getStyleAttributes } from '../style-attributes';

/**
 * Classes and styles of the button in the editor: those its saved markup has, and those that block supports
 * store and the server draws.
 *
 * @param attributes Attributes of the block.
 */
function getCanvasStyles( attributes: Attributes ) {
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

/** A button whose text is typed in place; whatever embeds it needs to know nothing of it. */
export default function Edit( {
	attributes,
	clientId,
	context,
	setAttributes,
}: BlockEditProps< Attributes > & { context?: Record< string, unknown > } ) {
	const { align, element, placeholder, text, width } = attributes;
	useParentValues( clientId, attributes );
	useWidthReset(
		align,
		width,
		useCallback(
			() => setAttributes( { width: undefined } ),
			[ setAttributes ]
		)
	);
	const { className, style } = getCanvasStyles( attributes );
	// A share of the room is the wrapper's, which fills with the button.
	const isShare = isPercentage( width );

	return (
		<div
			{ ...useBlockProps( {
				className: 'wp-block-button',
				style: isShare ? { width, maxWidth: '100%' } : undefined,
			} ) }
		>
			<Inspector
				attributes={ attributes }
				// The payment button around it sets the width. A width that this button got elsewhere can be removed.
				hasWidth={
					!! width ||
					! ( 'jetpack/parentBlockWidth' in ( context ?? {} ) )
				}
				onChange={ setAttributes }
			/>
			<RichText
				identifier="text"
				className={ className }
				style={ isShare ? { ...style, width: '100%' } : style }
				aria-label={ __( 'Button text', 'mainstreet-blocks' ) }
				placeholder={
					placeholder || __( 'Add text…', 'mainstreet-blocks' )
				}
				value={ text ?? '' }
				onChange={ ( typed ) => setAttributes( { text: typed } ) }
				// The label of an input is plain text.
				allowedFormats={ element === 'input' ? [] : undefined }
				withoutInteractiveFormatting
				disableLineBreaks
			/>
		</div>
	);
}
