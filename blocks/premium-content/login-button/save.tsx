import { RichText, useBlockProps } from '@wordpress/block-editor';
import { getStyleAttributes } from './style-attributes';
import type { Attributes } from './types';

/** Writes the link without an address: PHP adds that of the page that sends links. */
export const save = ( { attributes }: { attributes: Attributes } ) => {
	const { className, style } = getStyleAttributes( attributes );
	return (
		<div { ...useBlockProps.save( { className: 'wp-block-button' } ) }>
			<RichText.Content
				tagName="a"
				className={ className }
				style={ style }
				value={ attributes.text ?? '' }
			/>
		</div>
	);
};
