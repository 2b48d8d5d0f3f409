import type { Draft } from '../use-draft';

/** A post, what the server says of it, and what its site is connected to. */
export const DRAFT: Draft = {
	id: 7,
	title: 'Rye',
	excerpt: '',
	featuredMedia: 0,
	description: 'By hand',
	seoTitle: '',
	message: '',
	isThread: false,
	connections: [],
	blocks: undefined,
};

export const CARD = {
	title: 'Rye',
	search_title: 'Rye - Bakery',
	description: 'By hand',
	search_description: 'By hand',
	url: 'https://example.org/rye/',
	image: { url: 'https://example.org/loaf.jpg', alt: 'A loaf' },
	type: 'summary_large_image',
	site: 'Bakery',
	author: 'Ada',
	published: '2026-03-09T12:00:00+00:00',
	messages: [
		{
			connection_id: '',
			single: 'Rye\n\nhttps://example.org/rye/',
			opening: 'Rye\n\nA thread ⬇️',
			ending: 'https://example.org/rye/',
		},
		{
			connection_id: '2',
			single: 'Rye for Mastodon… https://example.org/rye/',
			opening: 'Rye for Mastodon… A thread ⬇️',
			ending: 'https://example.org/rye/',
		},
		{ connection_id: '3', single: 'Rye for LinkedIn' },
		null,
	],
};

export const CONNECTIONS = [
	{
		id: '1',
		connection_id: '1',
		service_name: 'mastodon',
		service_label: 'Mastodon',
		display_name: 'Other',
		username: '@other@social.example',
		enabled: false,
	},
	{
		id: '2',
		connection_id: '2',
		service_name: 'mastodon',
		service_label: 'Mastodon',
		profile_display_name: 'Aurora',
		username: '@aurora@social.example',
		profile_picture: 'https://social.example/a.png',
		enabled: true,
	},
	{
		id: '3',
		connection_id: '3',
		service_name: 'linkedin',
		service_label: 'LinkedIn',
		enabled: true,
	},
	{ service_name: 'webhook', service_label: 'Webhook', enabled: true },
	null,
	'x',
];
