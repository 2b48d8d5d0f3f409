/** The classic form of the block. */
export const transforms = {
	from: [
		{
			type: 'shortcode' as const,
			tag: 'jetpack-related-posts',
			attributes: {},
		},
	],
};
