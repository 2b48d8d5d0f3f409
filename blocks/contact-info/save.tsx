import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** Writes the inner blocks in one box. */
export function save() {
	return (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	);
}
