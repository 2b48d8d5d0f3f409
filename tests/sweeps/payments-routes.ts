import type { RouteRule } from './routes';

const OF_OWNER = { compat: '', allowed: [ 'administrator' ] } as const;

/** Such an order, plan or membership there is not: 404 once the caller is let in. */
const NONE = 4294967295;

/** Routes of Mainstreet > Payments. */
export const PAYMENTS_RULES: Record< string, RouteRule > = {
	'GET /payments/orders': OF_OWNER,
	'GET /payments/orders\\.csv': { ...OF_OWNER, path: '/payments/orders.csv' },
	'GET /payments/orders/(?P<id>\\d+)': {
		...OF_OWNER,
		path: `/payments/orders/${ NONE }`,
	},
	'POST /payments/orders/(?P<id>\\d+)/refund': {
		...OF_OWNER,
		path: `/payments/orders/${ NONE }/refund`,
		body: { amount: 1, key: 'sweep-sweep' },
	},
	'GET /payments/totals': OF_OWNER,
	'GET /payments/plans': OF_OWNER,
	// No name: refused with 400 once the caller is let in.
	'POST /payments/plans': { ...OF_OWNER, body: { title: '' } },
	'POST /payments/plans/(?P<id>\\d+)': {
		...OF_OWNER,
		path: `/payments/plans/${ NONE }`,
		body: {},
	},
	'DELETE /payments/plans/(?P<id>\\d+)': {
		...OF_OWNER,
		path: `/payments/plans/${ NONE }`,
	},
	'GET /payments/members': OF_OWNER,
	'POST /payments/members/(?P<id>\\d+)': {
		...OF_OWNER,
		path: `/payments/members/${ NONE }`,
		body: { action: 'end' },
	},
};
