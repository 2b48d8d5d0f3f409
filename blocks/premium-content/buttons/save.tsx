import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** Writes the buttons in a box that looks like core's. */
export const save = () => (
	<div { ...useBlockProps.save( { className: 'wp-block-buttons' } ) }>
		<InnerBlocks.Content />
	</div>
);
