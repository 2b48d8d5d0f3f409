import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import { toRecord } from '@shared/guards';
import type { Attributes } from './types';

/** Writes the buttons in their row. */
export function save( {
	attributes: { fontSize, style },
}: {
	attributes: Attributes;
} ) {
	const hasFontSize =
		fontSize || toRecord( toRecord( style ).typography ).fontSize;
	return (
		<div
			{ ...useBlockProps.save( {
				className: hasFontSize ? 'has-custom-font-size' : undefined,
			} ) }
		>
			<InnerBlocks.Content />
		</div>
	);
}
