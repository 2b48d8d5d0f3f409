import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

/** Writes the headline, if there is one; the posts are the server's. */
export function save( { innerBlocks }: BlockSaveProps< Attributes > ) {
	return innerBlocks.length > 0 ? (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	) : null;
}
