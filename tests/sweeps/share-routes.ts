import type { RouteRule } from './routes';

const WHO_PUBLISHES = [ 'author', 'editor', 'administrator' ] as const;

/** A post that is not there is answered 404 to who may share at all. */
const reshare = ( path: string ): RouteRule => ( {
	compat: 'wpcom/v2',
	allowed: WHO_PUBLISHES,
	path,
	body: {},
} );

/** Who may call the routes of shares (tests/sweeps/routes.ts). */
export const SHARE_RULES: Record< string, RouteRule > = {
	'POST /posts/(?P<id>\\d+)/publicize': reshare(
		'/posts/4294967295/publicize'
	),
	'POST /publicize/share-post/(?P<id>\\d+)': reshare(
		'/publicize/share-post/4294967295'
	),
	'GET /shares': { compat: '', allowed: WHO_PUBLISHES },
	// Who may publish a post that is not there? Nobody.
	'POST /social/messages/(?P<id>\\d+)': {
		compat: '',
		allowed: [],
		path: '/social/messages/4294967295',
		body: {},
	},
	// No such share: nobody may try it again.
	'POST /shares/(?P<id>\\d+)/retry': {
		compat: '',
		allowed: [],
		path: '/shares/4294967295/retry',
		body: {},
	},
};
