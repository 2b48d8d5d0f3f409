import type { RouteRule } from './routes';

const OF_AUTHORS = {
	compat: 'wpcom/v2',
	allowed: [ 'contributor', 'author', 'editor', 'administrator' ],
} as const;

/** Who may call the routes of threads. */
export const THREAD_RULES: Record< string, RouteRule > = {
	'GET /tweetstorm/gather': {
		...OF_AUTHORS,
		path: '/tweetstorm/gather?url=nothing',
	},
	// No such post: nobody may edit it.
	'POST /social/card/(?P<id>\\d+)': {
		compat: '',
		allowed: [],
		path: '/social/card/4294967295',
		body: {},
	},
	'POST /tweetstorm/parse': { ...OF_AUTHORS, body: { blocks: [] } },
	'POST /tweetstorm/generate-cards': { ...OF_AUTHORS, body: { urls: [] } },
};
