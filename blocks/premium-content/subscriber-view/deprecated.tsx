import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from './types';

/** The first releases wrote the box without the theme's class, and mostly with nothing in it. */
const withoutClass = {
	apiVersion: 3,
	attributes: {},
	supports: { html: false, inserter: false },
	save: () => (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	),
};

export const deprecated = [
	withoutClass,
] as unknown as BlockDeprecation< Attributes >[];
