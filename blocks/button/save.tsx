import { RichText, useBlockProps } from '@wordpress/block-editor';
import { getLook } from './look';
import type { Attributes } from './types';

const OWN_CLASS = 'wp-block-jetpack-button';

/** Writes the link where the parent wants it in the post; else PHP draws the button. */
export function save( { attributes }: { attributes: Attributes } ) {
	if ( ! attributes.saveInPostContent ) {
		return null;
	}
	const { className, ...props } = useBlockProps.save();
	const { style, ...look } = getLook( attributes );
	return (
		<div
			{ ...props }
			// In the order in which posts have it.
			className={ [
				'wp-block-button jetpack-submit-button',
				...String( className )
					.split( ' ' )
					.filter( ( name ) => name !== OWN_CLASS ),
				OWN_CLASS,
			].join( ' ' ) }
		>
			<RichText.Content
				tagName="a"
				{ ...look }
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
