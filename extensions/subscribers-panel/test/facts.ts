/** What a post being written tells the panel, before anything is chosen. */
export const FACTS = {
	count: 12,
	id: 7,
	isKept: false,
	isPublic: true,
	isPublished: false,
	title: 'Bread',
	subject: '',
	preview: '',
	time: '',
} as const;
