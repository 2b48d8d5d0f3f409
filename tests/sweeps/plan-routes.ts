import type { RouteRule } from './routes';

/** What the editor asks for whoever edits posts. */
const OF_AUTHORS: RouteRule = {
	compat: 'wpcom/v2',
	allowed: [ 'contributor', 'author', 'editor', 'administrator' ],
};

/** Routes of payment plans; what is sent is refused with 400, 404 or 409 once the caller is let in. */
export const PLAN_RULES: Record< string, RouteRule > = {
	'GET /memberships/status': OF_AUTHORS,
	'GET /memberships/products': OF_AUTHORS,
	'POST /memberships/products': {
		...OF_AUTHORS,
		body: { type: 'donation', currency: 'none' },
	},
	'POST /memberships/product': {
		compat: 'wpcom/v2',
		allowed: [ 'author', 'editor', 'administrator' ],
		body: { title: '' },
	},
	'POST /memberships/product/(?P<id>\\d+)': {
		compat: 'wpcom/v2',
		allowed: [ 'administrator' ],
		path: '/memberships/product/999999',
		body: { title: '' },
	},
	'DELETE /memberships/product/(?P<id>\\d+)': {
		compat: 'wpcom/v2',
		allowed: [ 'administrator' ],
		path: '/memberships/product/999999',
	},
};
