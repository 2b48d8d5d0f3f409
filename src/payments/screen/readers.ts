import { list, number, oneOf, record, text } from '@shared/admin/guards';
import {
	INTERVALS,
	MEMBER_STATUSES,
	MODES,
	STATUSES,
	type HistoryEntry,
	type Membership,
	type MonthTotal,
	type Order,
	type OrderDetails,
	type Paged,
	type Plan,
	type Plans,
	type ScreenState,
	type Totals,
} from './types';

/**
 * @param value An order.
 */
export const readOrder = ( value: unknown ): Order => {
	const row = record( value );
	return {
		id: number( row.id ),
		uuid: text( row.uuid ),
		mode: oneOf( row.mode, MODES ),
		kind: oneOf( row.kind, [ 'one-time', 'subscription' ] ),
		parentId: number( row.parent_id ),
		planId: number( row.plan_id ),
		title: text( row.title ),
		amount: number( row.amount ),
		refunded: number( row.refunded ),
		fee: number( row.fee ),
		currency: text( row.currency ),
		quantity: number( row.quantity ),
		status: oneOf( row.status, [ 'new', ...STATUSES ] ),
		provider: text( row.provider ),
		email: text( row.email ),
		name: text( row.name ),
		created: text( row.created ),
		paid: text( row.paid ),
	};
};

const readEntry = ( value: unknown ): HistoryEntry => {
	const { what, detail, actor, at } = record( value );
	return {
		what: text( what ),
		detail: record( detail ),
		actor: text( actor ),
		at: text( at ),
	};
};

/**
 * @param value Answer of GET /payments/orders/<id>.
 */
export const readOrderDetails = ( value: unknown ): OrderDetails => {
	const row = record( value );
	const post = record( row.post );
	return {
		...readOrder( value ),
		service: text( row.service ),
		link: text( row.link ),
		left: number( row.left ),
		payment: text( row.payment ),
		subscription: text( row.subscription ),
		post: { title: text( post.title ), link: text( post.link ) },
		renewals: list( row.renewals ).map( readOrder ),
		history: list( row.history ).map( readEntry ),
	};
};

const readPage =
	< Item >( read: ( value: unknown ) => Item ) =>
	( value: unknown ): Paged< Item > => {
		const page = record( value );
		return {
			items: list( page.items ).map( read ),
			total: number( page.total ),
			searchLimit: number( page.search_limit ),
		};
	};

/** Answer of GET /payments/orders. */
export const readOrders = readPage( readOrder );

/**
 * @param value A plan.
 */
export const readPlan = ( value: unknown ): Plan => {
	const row = record( value );
	return {
		id: number( row.id ),
		title: text( row.title ),
		amount: number( row.amount ),
		currency: text( row.currency ),
		interval: oneOf( row.interval, INTERVALS ),
		type: text( row.type ),
		isOpen: row.buyer_can_change_amount === true,
		description: text( row.description ),
		welcomeEmail: text( row.welcome_email ),
		isArchived: row.is_archived === true,
		posts: list( row.posts ).map( ( entry ) => {
			const post = record( entry );
			return {
				id: number( post.id ),
				title: text( post.title ),
				edit: text( post.edit ),
				link: text( post.link ),
			};
		} ),
		members: number( row.members ),
	};
};

/**
 * @param value Answer of GET /payments/plans.
 */
export const readPlans = ( value: unknown ): Plans => {
	const { items, currency } = record( value );
	return {
		items: list( items ).map( readPlan ),
		currency: text( currency ) || 'USD',
	};
};

/**
 * @param value A membership.
 */
export const readMembership = ( value: unknown ): Membership => {
	const row = record( value );
	return {
		id: number( row.id ),
		memberId: number( row.member_id ),
		planId: number( row.plan_id ),
		plan: text( row.plan ),
		orderId: number( row.order_id ),
		mode: oneOf( row.mode, MODES ),
		status: oneOf( row.status, [ 'expired', ...MEMBER_STATUSES ] ),
		periodEnd: text( row.period_end ),
		isEnding: row.is_ending === true,
		created: text( row.created ),
		email: text( row.email ),
		name: text( row.name ),
	};
};

/** Answer of GET /payments/members. */
export const readMemberships = readPage( readMembership );

const readMonth = ( value: unknown ): MonthTotal => {
	const row = record( value );
	return {
		month: text( row.month ),
		currency: text( row.currency ),
		orders: number( row.orders ),
		amount: number( row.amount ),
		refunded: number( row.refunded ),
		disputed: number( row.disputed ),
	};
};

/**
 * @param value Answer of GET /payments/totals.
 */
export const readTotals = ( value: unknown ): Totals => {
	const { year, mode, years, months } = record( value );
	const [ first, last ] = list( years ).map( number );
	return {
		year: number( year ),
		mode: oneOf( mode, MODES ),
		years: [ first ?? number( year ), last ?? number( year ) ],
		months: list( months ).map( readMonth ),
	};
};

/**
 * @param value What PHP printed.
 */
export const readState = ( value: unknown ): ScreenState => {
	const { export: file, services, settings } = record( value );
	const { url, nonce } = record( file );
	return {
		exportLink: { url: text( url ), nonce: text( nonce ) },
		services: list( services ).map( ( entry ) => {
			const service = record( entry );
			return {
				name: text( service.name ),
				label: text( service.label ),
				mode: oneOf( service.mode, MODES ),
			};
		} ),
		settings: text( settings ),
	};
};
