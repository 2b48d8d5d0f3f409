import { ACCOUNT_RULES } from './account-routes';
import { EXTERNAL_MEDIA_RULES } from './external-media-routes';
import { MEMBER_RULES } from './member-routes';
import { NEWSLETTER_RULES } from './newsletter-routes';
import { PAYMENTS_RULES } from './payments-routes';
import { PLAN_RULES } from './plan-routes';
import { SHARE_RULES } from './share-routes';
import { START_RULES } from './start-routes';
import { SOCIAL_RULES } from './social-routes';
import { THREAD_RULES } from './thread-routes';
import { VIDEO_RULES } from './video-routes';

/**
 * Who may call each REST route of the plugin. A route that WordPress serves and that
 * does not stand here fails the test, and so does one here that is not served.
 *
 * Keys are `METHOD path` with the path behind the namespace; every route is served
 * under `mainstreet/v1` and, with `compat`, under the path that Jetpack's editor uses.
 */
export const ROLES = [
	'anonymous',
	'subscriber',
	'contributor',
	'author',
	'editor',
	'administrator',
] as const;

export type Role = ( typeof ROLES )[ number ];

export type RouteRule = {
	/** Namespace of the compatible path; '' for own routes only. */
	compat: '' | 'wpcom/v2' | 'jetpack/v4';
	/** Roles that are let in; all others are answered 401 or 403. */
	allowed: readonly Role[];
	/** Path with its named groups filled in; the key's own path if left out. */
	path?: string;
	/** Body that passes validation and changes nothing when it is let in. */
	body?: Record< string, unknown >;
};

const fromRole = ( lowest: Role ): readonly Role[] =>
	ROLES.slice( ROLES.indexOf( lowest ) );

/** What the editor asks for whoever edits posts. */
const OF_AUTHORS: RouteRule = {
	compat: 'wpcom/v2',
	allowed: fromRole( 'contributor' ),
};

const MAPBOX = '/service-api-keys/(?P<service>[a-z\\-_]+)';

export const RULES: Record< string, RouteRule > = {
	'GET /business-hours/localized-week': {
		compat: 'wpcom/v2',
		allowed: ROLES,
	},
	'GET /opentable/search': {
		compat: '',
		allowed: fromRole( 'contributor' ),
		path: '/opentable/search?query=trattoria',
	},
	'GET /feedback': { compat: '', allowed: fromRole( 'editor' ) },
	'POST /feedback': {
		compat: '',
		allowed: fromRole( 'editor' ),
		body: { action: 'read', ids: [] },
	},
	'GET /feedback/sources': { compat: '', allowed: fromRole( 'editor' ) },
	'GET /feedback/forms': { compat: '', allowed: fromRole( 'editor' ) },
	'GET /feedback/export': { compat: '', allowed: fromRole( 'editor' ) },
	'GET /feedback/(?P<id>\\d+)/file/(?P<key>[0-9a-f]{32})': {
		compat: '',
		allowed: fromRole( 'editor' ),
		path: `/feedback/1/file/${ '0'.repeat( 32 ) }`,
	},
	'GET /feedback/(?P<id>\\d+)': {
		compat: '',
		allowed: fromRole( 'editor' ),
		path: '/feedback/1',
	},
	'GET /connection/url': {
		compat: 'jetpack/v4',
		allowed: fromRole( 'contributor' ),
	},
	'GET /mailchimp': {
		compat: 'wpcom/v2',
		allowed: fromRole( 'contributor' ),
	},
	// 403 to everybody while the site is not connected (docs/server-contract.md A17).
	'GET /mailchimp/groups': { compat: 'wpcom/v2', allowed: [] },
	'GET /mailchimp/settings': {
		compat: 'wpcom/v2',
		allowed: [ 'administrator' ],
	},
	'GET /mailchimp/audiences': { compat: '', allowed: [ 'administrator' ] },
	'POST /mailchimp/subscribe': { compat: '', allowed: ROLES, body: {} },
	// 400 to everybody: nobody here signs as Stripe.
	'POST /stripe/webhook': { compat: '', allowed: ROLES, body: {} },
	'GET /payments/webhooks': { compat: '', allowed: [ 'administrator' ] },
	'GET /geo': { compat: '', allowed: ROLES },
	'GET /related-posts': {
		compat: 'wpcom/v2',
		allowed: fromRole( 'contributor' ),
	},
	'GET /related-posts/(?P<id>\\d+)': {
		compat: 'wpcom/v2',
		allowed: fromRole( 'editor' ),
		path: '/related-posts/1',
	},
	'POST /related-posts/enable': {
		compat: 'wpcom/v2',
		allowed: [ 'administrator' ],
		body: {},
	},
	...ACCOUNT_RULES,
	...EXTERNAL_MEDIA_RULES,
	...MEMBER_RULES,
	...NEWSLETTER_RULES,
	...PAYMENTS_RULES,
	...PLAN_RULES,
	...SHARE_RULES,
	...START_RULES,
	...SOCIAL_RULES,
	...THREAD_RULES,
	...VIDEO_RULES,
	'GET /session': { compat: '', allowed: ROLES },
	// For buyers: what no post offers is answered 400, an order of another browser 404.
	'POST /checkout': { compat: '', allowed: ROLES, body: {} },
	'GET /orders/(?P<uuid>[0-9a-f-]{36})/status': {
		compat: '',
		allowed: ROLES,
		path: '/orders/00000000-0000-4000-8000-000000000000/status',
	},
	// For strangers: without a product 400, without a signature 400.
	'POST /paypal/order': { compat: '', allowed: ROLES, body: {} },
	'POST /paypal/webhook': { compat: '', allowed: ROLES, body: {} },
	// For strangers: what holds no form's ticket is answered 409.
	'POST /forms/submit': { compat: '', allowed: ROLES, body: {} },
	'POST /subscribe': { compat: '', allowed: ROLES, body: {} },
	// 409 where the site has no search of its own.
	'GET /resolve-redirect': {
		compat: 'wpcom/v2',
		allowed: fromRole( 'contributor' ),
		path: '/resolve-redirect?url=http%3A%2F%2F127.0.0.1%2F',
	},
	// Names no tiles: refused with 400 once the caller is let in.
	'POST /map-source': {
		compat: '',
		allowed: fromRole( 'editor' ),
		body: { source: 'own', url: '' },
	},
	'GET /geocode': {
		compat: '',
		allowed: fromRole( 'contributor' ),
		path: '/geocode?q=pier',
	},
	'GET /jetpack_crm': {
		compat: 'jetpack/v4',
		allowed: fromRole( 'author' ),
	},
	// It takes a capability that the CRM plugin brings.
	'POST /jetpack_crm': {
		compat: 'jetpack/v4',
		allowed: [],
		body: { extension: 'jetpackforms' },
	},
	'GET /plugins': { compat: 'jetpack/v4', allowed: [ 'administrator' ] },
	'POST /plugins': {
		compat: 'jetpack/v4',
		allowed: [ 'administrator' ],
		// Names no plugin: refused with 400 once the caller is let in.
		body: {},
	},
	'POST /plugins/(?P<plugin>[^.\\/]+(?:\\/[^.\\/]+)?)': {
		compat: 'jetpack/v4',
		allowed: [ 'administrator' ],
		path: '/plugins/no-such/plugin',
		body: {},
	},
	'GET /subscribers/count': OF_AUTHORS,
	// No address: refused with 400 once the caller is let in.
	'GET /podcast-player': OF_AUTHORS,
	'GET /podcast-player/track-quantity': OF_AUTHORS,
	'GET /podcast-player/track': { compat: '', allowed: ROLES },
	'GET /settings': { compat: '', allowed: [ 'administrator' ] },
	'POST /settings': { compat: '', allowed: [ 'administrator' ], body: {} },
	'POST /settings/test/(?P<service>[a-z-]+)': {
		compat: '',
		allowed: [ 'administrator' ],
		path: '/settings/test/mapbox',
		body: {},
	},
	'GET /settings/export': { compat: '', allowed: [ 'administrator' ] },
	'POST /settings/import': {
		compat: '',
		allowed: [ 'administrator' ],
		// No file of ours: refused with 400 once the caller is let in.
		body: { file: {} },
	},
	'GET /modules': { compat: '', allowed: [ 'administrator' ] },
	'POST /modules/(?P<id>[a-z-]+)': {
		compat: '',
		allowed: [ 'administrator' ],
		path: '/modules/no-such',
		body: { on: true },
	},
	'GET /checks/(?P<id>loopback|cron|mail|https|upload|private-folder|private-videos|shared-uploads|object-cache|rest)':
		{
			compat: '',
			allowed: [ 'administrator' ],
			path: '/checks/upload',
		},
	'POST /probe': { compat: '', allowed: fromRole( 'author' ), body: {} },
	'GET /plans': { compat: '', allowed: fromRole( 'contributor' ) },
	'GET /site': { compat: 'jetpack/v4', allowed: fromRole( 'contributor' ) },
	// Only with a secret in a header, whoever asks.
	'POST /mail/bounce': {
		compat: '',
		allowed: [],
		body: { email: 'nobody@example.org', type: 'soft' },
	},
	[ `GET ${ MAPBOX }` ]: {
		compat: 'wpcom/v2',
		allowed: fromRole( 'contributor' ),
		path: '/service-api-keys/mapbox',
	},
	[ `POST ${ MAPBOX }` ]: {
		compat: 'wpcom/v2',
		allowed: fromRole( 'editor' ),
		path: '/service-api-keys/mapbox',
		// A secret token: refused with 400 once the caller is let in.
		body: { service_api_key: 'sk.eyJ1Ijoib3duZXIifQ.EXAMPLE' },
	},
	[ `DELETE ${ MAPBOX }` ]: {
		compat: 'wpcom/v2',
		allowed: fromRole( 'editor' ),
		path: '/service-api-keys/mapbox',
	},
};
