import type { View } from '@wordpress/dataviews';
import { list, number, oneOf, text } from '@shared/admin/guards';
import type { MemberFilters, OrderFilters } from './api';
import { MEMBER_STATUSES, MODES, STATUSES } from './types';

/** First and last day that a filter of dates lets through; '' for open. */
function readDays( operator: string, value: unknown ): [ string, string ] {
	switch ( operator ) {
		case 'between': {
			const [ from, to ] = list( value ).map( text );
			return [ from ?? '', to ?? '' ];
		}
		case 'afterInc':
			return [ text( value ), '' ];
		case 'beforeInc':
			return [ '', text( value ) ];
		default:
			return [ text( value ), text( value ) ];
	}
}

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
			wanted.status = oneOf( value, [ '', ...STATUSES ] );
		} else if ( field === 'mode' ) {
			wanted.mode = oneOf( value, [ '', ...MODES ] );
		} else if ( field === 'plan' ) {
			wanted.plan = number( value );
		} else if ( field === 'created' ) {
			[ wanted.from, wanted.to ] = readDays( operator, value );
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
		status: oneOf( value( 'status' ), [ '', ...MEMBER_STATUSES ] ),
		mode: oneOf( value( 'mode' ), [ '', ...MODES ] ),
		plan: number( value( 'plan' ) ),
		search: search.trim(),
	};
}

/** Whether anything is left out. */
export const isNarrowed = ( filters: object ): boolean =>
	Object.values( filters ).some( Boolean );
