import { InnerBlocks } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import type { Block, BlockSaveProps } from '@wordpress/blocks';
import type { InnerAttributes } from './types';

/**
 * Writes the inner blocks within the markup that was read around them, and nothing where
 * there was none: fields of the old format (F1) are only a comment, those of today
 * and of the releases between have children (docs/content-format.md 4.2 and 4.3).
 */
export function save( {
	attributes: { savedMarkup },
	innerBlocks,
}: BlockSaveProps< InnerAttributes > & { innerBlocks?: Block[] } ) {
	const found = /^\s*(<[^]*>)\s*(<\/.+>)\s*$/.exec(
		String( savedMarkup ?? '' )
	);
	if ( ! found && ! innerBlocks?.length ) {
		return null;
	}
	return (
		<>
			<RawHTML>{ found?.[ 1 ] ?? '' }</RawHTML>
			<InnerBlocks.Content />
			<RawHTML>{ found?.[ 2 ] ?? '' }</RawHTML>
		</>
	);
}
