import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** Writes the inner blocks in two boxes; the rule stands in the comment only. */
export function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div className="wp-block-jetpack-repeat-visitor__inner-container">
				<InnerBlocks.Content />
			</div>
		</div>
	);
}
