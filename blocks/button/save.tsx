import { RichText, useBlockProps } from '@wordpress/block-editor';
import { getStyleAttributes } from './style-attributes';
import type { Attributes } from './types';

const BLOCK_CLASS = 'wp-block-jetpack-button';

/** Writes the link where the parent wants it in the post; else PHP draws the button. */
export function save( { attributes }: { attributes: Attributes } ) {
	if ( ! attributes.saveInPostContent ) {
		return null;
	}
	const { className, ...props } = useBlockProps.save();
	const { style, ...link } = getStyleAttributes( attributes );
	return (
		<div
			{ ...props }
			// In the order in which posts have it.
			className={ [
				'wp-block-button jetpack-submit-button',
				...String( className )
					.split( ' ' )
					.filter( ( name ) => name !== BLOCK_CLASS ),
				BLOCK_CLASS,
			].join( ' ' ) }
		>
			<RichText.Content
				tagName="a"
				{ ...link }
				data-id-attr="placeholder"
				href={ attributes.url }
				rel="noopener noreferrer"
				role="button"
				style={ style }
				target="_blank"
				value={ attributes.text ?? '' }
			/>
		</div>
	);
}
