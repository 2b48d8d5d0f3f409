/** Attributes of both versions. Frozen. */
export const schema = {
	postLayout: { type: 'string', default: 'grid' },
	displayDate: { type: 'boolean', default: true },
	displayThumbnails: { type: 'boolean', default: false },
	displayContext: { type: 'boolean', default: false },
	displayAuthor: { type: 'boolean', default: false },
	postsToShow: { type: 'number', default: 3 },
} as const;

export const supports = {
	html: false,
	multiple: false,
	reusable: false,
	align: [ 'wide', 'full' ],
	color: { gradients: true, link: true },
	spacing: { margin: true, padding: true },
	typography: {
		fontSize: true,
		lineHeight: true,
		__experimentalFontFamily: true,
		__experimentalFontStyle: true,
		__experimentalFontWeight: true,
		__experimentalLetterSpacing: true,
		__experimentalTextDecoration: true,
		__experimentalTextTransform: true,
	},
} as const;
