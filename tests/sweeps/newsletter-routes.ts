import type { RouteRule } from './routes';

const SUBSCRIBER = '/subscribers/(?P<id>\\d+)';
const CAMPAIGN = '/campaigns/(?P<id>\\d+)';
const NEWSLETTER = '/newsletter/posts/(?P<id>\\d+)';

const OWNER = [ 'administrator' ] as const;

/** Who may call the routes of subscribers and what is sent to them (tests/sweeps/routes.ts). */
export const NEWSLETTER_RULES: Record< string, RouteRule > = {
	'GET /subscribers': { compat: '', allowed: OWNER },
	'POST /subscribers': {
		compat: '',
		allowed: OWNER,
		body: { email: 'no address' },
	},
	[ `GET ${ SUBSCRIBER }` ]: {
		compat: '',
		allowed: OWNER,
		path: '/subscribers/4294967295',
	},
	'POST /subscribers/bulk': {
		compat: '',
		allowed: OWNER,
		body: { action: 'unsubscribe', ids: [ 4294967295 ] },
	},
	[ `POST ${ SUBSCRIBER }` ]: {
		compat: '',
		allowed: OWNER,
		path: '/subscribers/4294967295',
		body: { action: 'unsubscribe' },
	},
	[ `DELETE ${ SUBSCRIBER }` ]: {
		compat: '',
		allowed: OWNER,
		path: '/subscribers/4294967295',
	},
	'POST /subscribers/import': {
		compat: '',
		allowed: OWNER,
		body: { csv: '', consent: false },
	},
	'POST /subscribers/import/(?P<batch>[0-9a-f]{20})': {
		compat: '',
		allowed: OWNER,
		path: `/subscribers/import/${ '0'.repeat( 20 ) }`,
		body: {},
	},
	'GET /subscribers/export': { compat: '', allowed: OWNER },
	'GET /campaigns': { compat: '', allowed: OWNER },
	[ `GET ${ CAMPAIGN }` ]: {
		compat: '',
		allowed: OWNER,
		path: '/campaigns/4294967295',
	},
	[ `POST ${ CAMPAIGN }` ]: {
		compat: '',
		allowed: OWNER,
		path: '/campaigns/4294967295',
		body: { action: 'pause' },
	},
	[ `GET ${ CAMPAIGN }/failures` ]: {
		compat: '',
		allowed: OWNER,
		path: '/campaigns/4294967295/failures',
	},
	// The sample page is the administrator's, and no type that is mailed: 404.
	'POST /newsletter/preview': {
		compat: '',
		allowed: [ 'editor', 'administrator' ],
		body: { post: 2 },
	},
	'POST /newsletter/test': {
		compat: '',
		allowed: OWNER,
		body: { to: 'no address' },
	},
	'GET /newsletter/posts': { compat: '', allowed: OWNER },
	// Who may edit the post; the sample page is the administrator's.
	[ `GET ${ NEWSLETTER }` ]: {
		compat: '',
		allowed: [ 'editor', 'administrator' ],
		path: '/newsletter/posts/2',
	},
	// It is not being sent: 409.
	[ `POST ${ NEWSLETTER }` ]: {
		compat: '',
		allowed: [ 'editor', 'administrator' ],
		path: '/newsletter/posts/2',
		body: { action: 'cancel' },
	},
};
