import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import { toCssWidth } from './css-width';
import type { Attributes } from './types';

/** Writes the button in its box; PHP says where it leads. */
export function save( {
	attributes: { width },
}: {
	attributes: Pick< Attributes, 'width' >;
} ) {
	return (
		<div
			{ ...useBlockProps.save( {
				style: { width: toCssWidth( width ) },
			} ) }
		>
			<InnerBlocks.Content />
		</div>
	);
}
