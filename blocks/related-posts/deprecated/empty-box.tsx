import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';
import { schema, supports } from './schema';

/** Written by later releases where the headline was removed: a box with nothing in it. */
export const emptyBox: BlockDeprecation< Attributes > = {
	attributes: schema,
	supports: { ...supports, align: [ 'wide', 'full' ] },
	save: () => (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	),
};
