import { createBlock } from '@wordpress/blocks';

/** The site's own list instead of Mailchimp: a fresh form. */
export const transforms = {
	to: [
		{
			type: 'block' as const,
			blocks: [ 'jetpack/subscriptions' ],
			transform: () => createBlock( 'jetpack/subscriptions' ),
		},
	],
};
