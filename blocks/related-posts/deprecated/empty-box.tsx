import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';
import { schema, supports } from './schema';

/** What core hands on in third place, and its types leave out: the block as it was opened. */
type Opened = {
	block?: { attributes: { boxClass?: unknown }; innerBlocks: unknown[] };
};

const hasEmptyBox = ( opened: unknown ): boolean => {
	const { block } = ( opened ?? {} ) as Opened;
	return Boolean( block?.attributes.boxClass && ! block.innerBlocks.length );
};

/** Written by later releases where the headline was removed: a box with nothing in it. */
export const emptyBox: BlockDeprecation< Attributes > = {
	attributes: {
		...schema,
		boxClass: {
			type: 'string',
			source: 'attribute',
			selector: '.wp-block-jetpack-related-posts',
			attribute: 'class',
		},
	},
	supports: { ...supports, align: [ 'wide', 'full' ] },
	isEligible: ( ...args: unknown[] ) => hasEmptyBox( args[ 2 ] ),
	// By the schema above.
	migrate: ( { boxClass, ...rest } ) => rest as Attributes,
	save: () => (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	),
};
