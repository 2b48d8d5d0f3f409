import { createBlock, type BlockDeprecation } from '@wordpress/blocks';
import { emptyBox } from './empty-box';
import type { Attributes } from '../types';
import { schema, supports } from './schema';

/** Written for a short while: the headline in attributes. It becomes the block it is now. */
const headlineAttribute: BlockDeprecation< Attributes > = {
	attributes: {
		...schema,
		headline: { type: 'string' },
		displayHeadline: { type: 'boolean' },
	},
	supports: { ...supports, align: [ 'wide', 'full' ] },
	isEligible: ( old ) => 'headline' in old || 'displayHeadline' in old,
	migrate: ( { headline, displayHeadline, ...rest } ) => [
		// By the schema above.
		rest as Attributes,
		typeof headline === 'string' && headline && displayHeadline !== false
			? [ createBlock( 'core/heading', { level: 3, content: headline } ) ]
			: [],
	],
	save: () => null,
};

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ headlineAttribute, emptyBox ];
