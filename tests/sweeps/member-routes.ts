import type { RouteRule } from './routes';

const EVERYBODY = [
	'anonymous',
	'subscriber',
	'contributor',
	'author',
	'editor',
	'administrator',
] as const;

/** Routes of members and of what they paid for. */
export const MEMBER_RULES: Record< string, RouteRule > = {
	// No address: refused with 400 once the caller is let in.
	'POST /members/link': {
		compat: '',
		allowed: EVERYBODY,
		body: { email: 'no address' },
	},
	// None of them is a member.
	'POST /members/portal': { compat: '', allowed: [], body: {} },
	// No such post: 404, whoever asks.
	'GET /premium/(?P<post>\\d+)/(?P<key>[\\ds]{1,4}-[0-9a-f]{16})': {
		compat: '',
		allowed: EVERYBODY,
		path: `/premium/4294967295/1-${ '0'.repeat( 16 ) }`,
	},
	'POST /premium/(?P<post>\\d+)/(?P<key>[\\ds]{1,4}-[0-9a-f]{16})': {
		compat: '',
		allowed: EVERYBODY,
		path: `/premium/4294967295/1-${ '0'.repeat( 16 ) }`,
		body: {},
	},
};
