import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

/**
 * Writes the headline, if there is one; the posts are the server's. Core tells of inner blocks when it saves, but not
 * when it validates: then the markup itself says that they are there.
 */
export function save( {
	attributes,
	innerBlocks = [],
}: BlockSaveProps< Attributes > & { innerBlocks?: unknown[] } ) {
	return innerBlocks.length > 0 || attributes.boxClass ? (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	) : null;
}
