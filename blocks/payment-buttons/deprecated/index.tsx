import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';

/** What later releases write: alignment and looks in the comment, and nothing of them on the root. */
const bare: BlockDeprecation< Attributes > = {
	attributes: {
		align: { type: 'string' },
		fontSize: { type: 'string' },
		layout: { type: 'object' },
		style: { type: 'object' },
	},
	supports: { html: false },
	save: () => (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	),
};

export const deprecated = [ bare ];
