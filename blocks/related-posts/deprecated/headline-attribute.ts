import { createBlock, type BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';
import { schema, supports } from './schema';

/** Written for a short while: the headline in attributes. It becomes the block it is now. */
export const headlineAttribute: BlockDeprecation< Attributes > = {
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
