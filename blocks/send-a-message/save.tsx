import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** Writes the buttons in one box. */
export function save() {
	return (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	);
}
