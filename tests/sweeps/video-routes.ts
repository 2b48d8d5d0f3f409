import type { RouteRule } from './routes';

const NOBODY = { compat: '', allowed: [] } as const;

/** Who may call the routes of hosted videos (tests/sweeps/routes.ts). No such video: nobody may edit it. */
export const VIDEO_RULES: Record< string, RouteRule > = {
	'POST /videopress/meta': {
		compat: 'wpcom/v2',
		allowed: [],
		body: { id: 4294967295 },
	},
	// What is not there is 404 to everybody.
	'GET /videos/(?P<guid>[A-Za-z0-9]{8})': {
		compat: '',
		allowed: [
			'anonymous',
			'subscriber',
			'contributor',
			'author',
			'editor',
			'administrator',
		],
		path: '/videos/zzzzzzzz',
	},
	// The signature decides.
	'GET /videos/(?P<guid>[A-Za-z0-9]{8})/file': {
		...NOBODY,
		path: '/videos/zzzzzzzz/file?exp=1&sig=x',
	},
	'GET /videos/(?P<guid>[A-Za-z0-9]{8})/copy': {
		...NOBODY,
		path: '/videos/zzzzzzzz/copy?exp=1&sig=x&part=copy',
	},
	'GET /videos/(?P<guid>[A-Za-z0-9]{8})/track': {
		...NOBODY,
		path: '/videos/zzzzzzzz/track?exp=1&sig=x&kind=subtitles',
	},
	'POST /videos/(?P<guid>[A-Za-z0-9]{8})/tracks': {
		...NOBODY,
		path: '/videos/zzzzzzzz/tracks',
		body: { kind: 'subtitles' },
	},
	'POST /videos/(?P<guid>[A-Za-z0-9]{8})/tracks/delete': {
		...NOBODY,
		path: '/videos/zzzzzzzz/tracks/delete',
		body: { kind: 'subtitles' },
	},
};
