import type { RouteRule } from './routes';

const WHO_MANAGES = [ 'administrator' ] as const;

/** Who may call the routes of Mainstreet > Get started (tests/sweeps/routes.ts). */
export const START_RULES: Record< string, RouteRule > = {
	// Each call makes one more draft.
	'POST /start/page': {
		compat: '',
		allowed: [ 'editor', 'administrator' ],
		body: {},
	},
	'GET /start/survey': { compat: '', allowed: WHO_MANAGES },
	'GET /start/former': { compat: '', allowed: WHO_MANAGES },
	// Nothing of this kind was ever stored.
	'POST /start/former/(?P<id>[a-z]+)': {
		compat: '',
		allowed: WHO_MANAGES,
		path: '/start/former/gone',
		body: {},
	},
};
