import type { RouteRule } from './routes';

const OF_UPLOADERS = {
	compat: 'wpcom/v2',
	allowed: [ 'author', 'editor', 'administrator' ],
} as const;

/** Who may call the routes of other libraries of pictures. */
export const EXTERNAL_MEDIA_RULES: Record< string, RouteRule > = {
	'GET /external-media/list/(?P<service>openverse|pexels)': {
		...OF_UPLOADERS,
		path: '/external-media/list/openverse?search=pier',
	},
	// No picture of ours: refused within the answer.
	'POST /external-media/copy/(?P<service>openverse|pexels)': {
		...OF_UPLOADERS,
		path: '/external-media/copy/openverse',
		body: { media: [ { guid: '{}' } ] },
	},
};
