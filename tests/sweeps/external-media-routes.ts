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
	'POST /external-media/copy/(?P<service>google_photos|openverse|pexels)': {
		...OF_UPLOADERS,
		path: '/external-media/copy/openverse',
		body: { media: [ { guid: '{}' } ] },
	},
	'GET /external-media/connection/google_photos': OF_UPLOADERS,
	'DELETE /external-media/connection/google_photos': OF_UPLOADERS,
	'GET /external-media/connection/google_photos/picker_status': OF_UPLOADERS,
	// Nothing is set up: 409 once the caller is let in.
	'GET /external-media/list/google_photos': OF_UPLOADERS,
	'POST /external-media/session/google_photos': {
		...OF_UPLOADERS,
		body: {},
	},
	'GET /external-media/session/google_photos/(?P<id>[A-Za-z0-9_.~-]{1,300})':
		{
			...OF_UPLOADERS,
			path: '/external-media/session/google_photos/none',
		},
	'DELETE /external-media/session/google_photos/(?P<id>[A-Za-z0-9_.~-]{1,300})':
		{
			...OF_UPLOADERS,
			path: '/external-media/session/google_photos/none',
		},
	// No address of Google's: 400.
	'POST /external-media/proxy/google_photos': {
		...OF_UPLOADERS,
		body: { url: 'https://example.org/a.png' },
	},
};
