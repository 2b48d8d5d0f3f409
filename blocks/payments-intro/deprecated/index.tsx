import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';

/** What later releases write: an element around it. */
const withRoot: BlockDeprecation< Record< string, never > > = {
	attributes: {},
	supports: { className: true, customClassName: false, html: false },
	save: () => (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	),
};

export const deprecated = [ withRoot ];
