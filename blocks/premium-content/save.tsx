import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** Writes the two views in one box. Who gets which is decided where the page is made. */
export const save = () => (
	<div { ...useBlockProps.save() }>
		<InnerBlocks.Content />
	</div>
);
