import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';

/** The first form: no inner container. */
export const v1: BlockDeprecation< Attributes > = {
	attributes: {
		criteria: { type: 'string', default: 'after-visits' },
		threshold: { type: 'number', default: 3 },
	},
	supports: { html: false, align: [ 'wide', 'full' ] },
	save: () => (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	),
};
