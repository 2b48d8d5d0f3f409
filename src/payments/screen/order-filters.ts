import type { View } from '@wordpress/dataviews';
import { readDateFilter } from '@shared/admin/dates';
import { oneOf, toNumber } from '@shared/guards';
import type { MemberFilters, OrderFilters } from './api';
import { MEMBER_STATUSES, MODES, STATUSES } from './types';

/** What of the list is asked for; '' and 0 for all. */
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

/** What of the members is asked for; '' and 0 for all. */
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

/** Whether anything is left out. */
export const isNarrowed = ( filters: object ): boolean =>
	Object.values( filters ).some( Boolean );
