import { createBlock } from '@wordpress/blocks';
import type { BlockTransform } from '@wordpress/blocks';
import { parseAddress } from './parse';
import type { Attributes } from './types';

export const transforms = {
	from: [
		{
			type: 'raw' as const,
			// Runs before core's embed transform, which accepts any URL in its own paragraph.
			priority: 5,
			isMatch: ( { nodeName, textContent }: Node ) =>
				nodeName === 'P' && parseAddress( textContent ) !== '',
			// The number is looked up by the edit, which also asks whether the event is there.
			transform: ( { textContent }: Node ) =>
				createBlock( 'jetpack/eventbrite', {
					url: parseAddress( textContent ),
				} ),
		},
	],
	// Core's types know no transform of a node.
} as unknown as { from: BlockTransform< Attributes >[] };
