import type { RouteRule } from './routes';

/** Routes of accounts at outside services, and of the blocks that show something of one. */
export const ACCOUNT_RULES: Record< string, RouteRule > = {
	'GET /accounts': { compat: '', allowed: [ 'administrator' ] },
	// 404 once the caller is let in.
	'DELETE /accounts/(?P<id>\\d+)': {
		compat: '',
		allowed: [ 'administrator' ],
		path: '/accounts/999999',
	},
	'POST /accounts/(?P<id>\\d+)': {
		compat: '',
		allowed: [ 'administrator' ],
		path: '/accounts/999999',
		body: { who: 'me' },
	},
	'POST /accounts/(?P<id>\\d+)/test': {
		compat: '',
		allowed: [ 'administrator' ],
		path: '/accounts/999999/test',
		body: {},
	},
	// Connections at networks, of which the bench has none.
	'GET /publicize/connection-test-results': {
		compat: 'wpcom/v2',
		allowed: [ 'author', 'editor', 'administrator' ],
	},
	// 404 once the caller is let in: nobody can sign in there.
	'POST /accounts/(?P<service>[a-z_-]+)/app': {
		compat: '',
		allowed: [ 'administrator' ],
		path: '/accounts/nowhere/app',
		body: { app_id: '1234', app_secret: '1234' },
	},
	'DELETE /accounts/(?P<service>[a-z_-]+)/app': {
		compat: '',
		allowed: [ 'administrator' ],
		path: '/accounts/nowhere/app',
	},
	'GET /instagram-gallery/connections': {
		compat: 'wpcom/v2',
		allowed: [ 'contributor', 'author', 'editor', 'administrator' ],
	},
	'GET /instagram-gallery/connect-url': {
		compat: 'wpcom/v2',
		allowed: [ 'author', 'editor', 'administrator' ],
	},
	// 403 to everybody for what is no connection (docs/server-contract.md A21).
	'GET /instagram-gallery/gallery': {
		compat: 'wpcom/v2',
		allowed: [],
		path: '/instagram-gallery/gallery?access_token=999&count=30',
	},
};
