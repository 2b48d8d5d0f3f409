import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { formatDay } from '@shared/admin/dates';
import { TestModeBadge } from '@shared/test-mode';
import { getMemberStatusName, getModeName } from './labels';
import { MEMBER_STATUSES, MODES, type Membership, type Plan } from './types';

/** Until when somebody has access, and what comes then. */
function describeEnd( { status, periodEnd, isEnding }: Membership ): string {
	if ( ! periodEnd ) {
		return status === 'active'
			? __( 'Without end', 'mainstreet-blocks' )
			: '';
	}
	return isEnding || status !== 'active'
		? formatDay( periodEnd )
		: `${ formatDay( periodEnd ) } (${ __(
				'renews',
				'mainstreet-blocks'
			) })`;
}

function About( { item, isNarrow }: { item: Membership; isNarrow: boolean } ) {
	return (
		<>
			{ item.name && (
				<div>
					<bdi>{ item.name }</bdi>
				</div>
			) }
			{ isNarrow && (
				<>
					<div>
						<bdi>{ item.plan }</bdi>
					</div>
					<div>
						{ getMemberStatusName( item.status ) },{ ' ' }
						{ describeEnd( item ) }
					</div>
				</>
			) }
		</>
	);
}

function Person( { item }: { item: Membership } ) {
	return (
		<>
			<bdi>{ item.email || __( '(erased)', 'mainstreet-blocks' ) }</bdi>
			{ item.mode === 'test' && (
				<span className="mainstreet-payments__mark">
					{ ' ' }
					<TestModeBadge mode={ item.mode } isShort />
				</span>
			) }
		</>
	);
}

const plain = { enableSorting: false, filterBy: false } as const;

/**
 * Columns of the members, and what they can be filtered by.
 *
 * @param plans    Plans to filter by.
 * @param isNarrow There is only room for one column.
 */
export function getMemberFields(
	plans: Plan[],
	isNarrow: boolean
): Field< Membership >[] {
	return [
		{
			id: 'email',
			label: __( 'Member', 'mainstreet-blocks' ),
			render: Person,
			enableHiding: false,
			...plain,
		},
		{
			id: 'about',
			label: __( 'Name', 'mainstreet-blocks' ),
			render: ( { item } ) => (
				<About item={ item } isNarrow={ isNarrow } />
			),
			...plain,
		},
		{
			id: 'plan',
			label: __( 'Plan', 'mainstreet-blocks' ),
			getValue: ( { item } ) => item.planId,
			render: ( { item } ) => <bdi>{ item.plan }</bdi>,
			enableSorting: false,
			elements: plans.map( ( { id, title } ) => ( {
				value: id,
				label: title,
			} ) ),
			filterBy: plans.length > 0 ? { operators: [ 'is' ] } : false,
		},
		{
			id: 'status',
			label: __( 'Status', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ getMemberStatusName( item.status ) }</>,
			enableSorting: false,
			elements: MEMBER_STATUSES.map( ( value ) => ( {
				value,
				label: getMemberStatusName( value ),
			} ) ),
			filterBy: { operators: [ 'is' ], isPrimary: true },
		},
		{
			id: 'until',
			label: __( 'Access until', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ describeEnd( item ) }</>,
			...plain,
		},
		{
			id: 'mode',
			label: __( 'Mode', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ getModeName( item.mode ) }</>,
			enableSorting: false,
			elements: MODES.map( ( value ) => ( {
				value,
				label: getModeName( value ),
			} ) ),
			filterBy: { operators: [ 'is' ] },
		},
		{
			id: 'created',
			label: __( 'Since', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ formatDay( item.created ) }</>,
			...plain,
		},
	];
}
