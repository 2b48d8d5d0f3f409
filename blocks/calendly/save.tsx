import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** Writes the button, if there is one; PHP draws the calendar. */
export const save = () => (
	<div { ...useBlockProps.save() }>
		<InnerBlocks.Content />
	</div>
);
