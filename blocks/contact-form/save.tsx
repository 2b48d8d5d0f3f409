import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { Block, BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

type Props = BlockSaveProps< Attributes > & { innerBlocks?: Block[] };

/** Writes the fields in one box. A form that is kept in another post (`ref`) has none. */
export function save( { attributes, innerBlocks }: Props ) {
	return attributes.ref && ! innerBlocks?.length ? null : (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	);
}
