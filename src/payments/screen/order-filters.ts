import type { View } from '@wordpress/dataviews';
import { readDateFilter } from '@shared/admin/dates';
import { oneOf, toNumber } from '@shared/guards';
import type { MemberFilters, OrderFilters } from './api';
import { MEMBER_STATUSES, MODES, STATUSES } from './types';

/** Converts a view of DataViews to parameters of the route of orders; '' and 0 mean all. */
export function toOrderFilters( {
	search = '',
	filters = [],
}: View ): OrderFilters {
	const wanted: OrderFilters = {
		status: '',
		mode: '',
		plan: 0,
		from: '',
		to: '',
		search: search.trim(),
	};
	for ( const { field, operator, value } of filters ) {
		if ( field === 'status' ) {
			wanted.status = oneOf( [ '', ...STATUSES ] )( value );
		} else if ( field === 'mode' ) {
			wanted.mode = oneOf( [ '', ...MODES ] )( value );
		} else if ( field === 'plan' ) {
			wanted.plan = toNumber( value );
		} else if ( field === 'created' ) {
			[ wanted.from, wanted.to ] = readDateFilter( operator, value );
		}
	}
	return wanted;
}

/** Converts a view of DataViews to parameters of the route of members; '' and 0 mean all. */
export function toMemberFilters( {
	search = '',
	filters = [],
}: View ): MemberFilters {
	const value = ( name: string ): unknown =>
		filters.find( ( { field } ) => field === name )?.value;
	return {
		status: oneOf( [ '', ...MEMBER_STATUSES ] )( value( 'status' ) ),
		mode: oneOf( [ '', ...MODES ] )( value( 'mode' ) ),
		plan: toNumber( value( 'plan' ) ),
		search: search.trim(),
	};
}

/** Whether any filter is set. */
export const isNarrowed = ( filters: object ): boolean =>
	Object.values( filters ).some( Boolean );
