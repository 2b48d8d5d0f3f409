import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** Writes the view in a box that themes style as the text of a post. */
export const save = () => (
	<div { ...useBlockProps.save( { className: 'entry-content' } ) }>
		<InnerBlocks.Content />
	</div>
);
