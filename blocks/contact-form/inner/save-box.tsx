import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { Block, BlockSaveProps } from '@wordpress/blocks';
import { save } from './save';
import type { InnerAttributes } from './types';

/**
 * Writes a part of a form in steps: within the markup that was read, where any was or the part was read without; else, being
 * new, in a box of its own (docs/content-format.md 4.3).
 */
export function saveBox(
	props: BlockSaveProps< InnerAttributes > & { innerBlocks?: Block[] }
) {
	return props.attributes.savedMarkup === undefined ? (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	) : (
		save( props )
	);
}
