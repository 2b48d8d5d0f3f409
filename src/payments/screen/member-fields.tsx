import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { formatDay } from '@shared/admin/dates';
import { getMemberStatusName } from './labels';
import {
	getAboutField,
	getModeField,
	getPersonField,
	getPlanField,
	getStatusField,
	plain,
} from './list-fields';
import { MEMBER_STATUSES, type Membership, type Plan } from './types';

/** Returns a text about when access ends or renews. */
function describeEnd( { status, periodEnd, isEnding }: Membership ): string {
	if ( ! periodEnd ) {
		return status === 'active'
			? __( 'No expiration', 'mainstreet-blocks' )
			: '';
	}
	return isEnding || status !== 'active'
		? formatDay( periodEnd )
		: `${ formatDay( periodEnd ) } (${ __(
				'renews',
				'mainstreet-blocks'
			) })`;
}

const describe = ( item: Membership ) => [
	<bdi key="plan">{ item.plan }</bdi>,
	`${ getMemberStatusName( item.status ) }, ${ describeEnd( item ) }`,
];

/**
 * Returns the columns and filters of the list of members.
 *
 * @param plans    Plans to filter by.
 * @param isNarrow There is only room for one column.
 */
export function getMemberFields(
	plans: Plan[],
	isNarrow: boolean
): Field< Membership >[] {
	return [
		getPersonField(
			__( 'Member', 'mainstreet-blocks' ),
			__( '(erased)', 'mainstreet-blocks' )
		),
		getAboutField( isNarrow ? describe : null ),
		getPlanField( plans, ( { plan } ) => plan ),
		getStatusField( MEMBER_STATUSES, getMemberStatusName ),
		{
			id: 'until',
			label: __( 'Access until', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ describeEnd( item ) }</>,
			...plain,
		},
		getModeField(),
		{
			id: 'created',
			label: __( 'Since', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ formatDay( item.created ) }</>,
			...plain,
		},
	];
}
