import { toRecord } from '@shared/guards';
import { request } from '@shared/admin/request';
import type { Paging as ListPaging } from '@shared/admin/use-paged-list';
import {
	readMembership,
	readMemberships,
	readOrderDetails,
	readOrders,
	readPlan,
	readPlans,
	readTotals,
} from './types';
import type { Interval, MemberStatus, Mode, Status } from './types';

/** Orders to list; '' and 0 for all. */
export type OrderFilters = {
	status: Status | '';
	mode: Mode | '';
	plan: number;
	/** Days, `YYYY-MM-DD`. */
	from: string;
	to: string;
	search: string;
};

/** Members to list; '' and 0 for all. */
export type MemberFilters = {
	status: MemberStatus | '';
	mode: Mode | '';
	plan: number;
	search: string;
};

/** Which page of a list. */
export type Paging = ListPaging & {
	/** Reads the whole list, where a search would read the newest rows. */
	search_all: boolean;
};

export const getOrders = (
	filters: OrderFilters,
	paging: Paging,
	signal: AbortSignal
) =>
	request( '/payments/orders', readOrders, {
		query: { ...filters, ...paging },
		signal,
	} );

export const getOrder = ( id: number, signal: AbortSignal ) =>
	request( `/payments/orders/${ id }`, readOrderDetails, { signal } );

/**
 * Gives money back.
 *
 * @param amount      Minor units.
 * @param key         The same for the same refund, however often it is asked for.
 * @param isCanceling Whether the order's subscription ends, too.
 */
export const refundOrder = (
	id: number,
	amount: number,
	key: string,
	isCanceling: boolean
) =>
	request( `/payments/orders/${ id }/refund`, readOrderDetails, {
		method: 'POST',
		data: {
			amount,
			key,
			...( isCanceling && { cancel_subscription: true } ),
		},
	} );

export const getPlans = ( archived: boolean, signal: AbortSignal ) =>
	request( '/payments/plans', readPlans, { query: { archived }, signal } );

/** Fields of a plan; the price as a decimal number with a point. */
export type PlanValues = {
	title: string;
	price: string;
	currency: string;
	interval: Interval;
	/** The buyer may name another amount. */
	isOpen: boolean;
	description: string;
	welcomeEmail: string;
};

/** Makes a plan (id 0) or changes one. */
export const savePlan = (
	id: number,
	{ isOpen, welcomeEmail, ...others }: PlanValues
) =>
	request( id ? `/payments/plans/${ id }` : '/payments/plans', readPlan, {
		method: 'POST',
		data: {
			...others,
			buyer_can_change_amount: isOpen,
			welcome_email: welcomeEmail,
		},
	} );

export const archivePlan = ( id: number, cancelSubscriptions: boolean ) =>
	request( `/payments/plans/${ id }`, toRecord, {
		method: 'DELETE',
		query: { cancel_subscriptions: cancelSubscriptions },
	} );

export const getMembers = (
	filters: MemberFilters,
	paging: Paging,
	signal: AbortSignal
) =>
	request( '/payments/members', readMemberships, {
		query: { ...filters, ...paging },
		signal,
	} );

export type MemberAction = 'send_link' | 'end';

/** Does something for, or with, a membership. */
export const actOnMember = ( action: MemberAction, id: number ) =>
	request( `/payments/members/${ id }`, readMembership, {
		method: 'POST',
		data: { action },
	} );

export const getTotals = ( year: number, mode: Mode, signal: AbortSignal ) =>
	request( '/payments/totals', readTotals, {
		query: { year, mode },
		signal,
	} );
