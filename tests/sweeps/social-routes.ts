import type { RouteRule } from './routes';

const LIKES = '/likes/(?P<id>\\d+)';

/** For strangers: a post that is not there is answered 404. */
const rule = (): RouteRule => ( {
	compat: '',
	allowed: [
		'anonymous',
		'subscriber',
		'contributor',
		'author',
		'editor',
		'administrator',
	],
	path: '/likes/999999999',
} );

/** Who may call the routes of likes (tests/sweeps/routes.ts). */
export const SOCIAL_RULES: Record< string, RouteRule > = {
	[ `GET ${ LIKES }` ]: rule(),
	[ `POST ${ LIKES }` ]: { ...rule(), body: {} },
	[ `DELETE ${ LIKES }` ]: rule(),
};
