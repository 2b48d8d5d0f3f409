import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import { formatMoney } from '@shared/money';
import { TestModeBadge } from '@shared/test-mode';
import {
	describeKind,
	describeRefund,
	getModeName,
	getStatusName,
} from './labels';
import { MODES, STATUSES, type Order, type Plan } from './types';

/** Amount of an order, and what of it was given back. */
export function Amount( { item }: { item: Order } ) {
	const refund = item.status !== 'refunded' && describeRefund( item );
	return (
		<>
			<span className="mainstreet-payments__amount">
				{ formatMoney( item.amount, item.currency ) }
			</span>
			{ refund && <div>{ refund }</div> }
		</>
	);
}

function Buyer( { item }: { item: Order } ) {
	return (
		<>
			<bdi>
				{ item.email || __( '(no address yet)', 'mainstreet-blocks' ) }
			</bdi>
			{ item.mode === 'test' && (
				<span className="mainstreet-payments__mark">
					{ ' ' }
					<TestModeBadge mode={ item.mode } isShort />
				</span>
			) }
		</>
	);
}

function About( { item, isNarrow }: { item: Order; isNarrow: boolean } ) {
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
						<bdi>{ item.title }</bdi>
					</div>
					<div>
						<Amount item={ item } />
					</div>
					<div>
						{ getStatusName( item.status ) },{ ' ' }
						{ formatMoment( item.created ) }
					</div>
				</>
			) }
		</>
	);
}

const plain = { enableSorting: false, filterBy: false } as const;

/**
 * Columns of the orders, and what they can be filtered by. They are sorted by their number alone, as they came in.
 *
 * @param plans    Plans to filter by.
 * @param isNarrow There is only room for one column.
 */
export function getOrderFields(
	plans: Plan[],
	isNarrow: boolean
): Field< Order >[] {
	return [
		{
			id: 'email',
			label: __( 'Buyer', 'mainstreet-blocks' ),
			render: Buyer,
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
			id: 'title',
			label: __( 'Bought', 'mainstreet-blocks' ),
			render: ( { item } ) => <bdi>{ item.title }</bdi>,
			...plain,
		},
		{
			id: 'amount',
			label: __( 'Amount', 'mainstreet-blocks' ),
			render: Amount,
			...plain,
		},
		{
			id: 'status',
			label: __( 'Status', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ getStatusName( item.status ) }</>,
			enableSorting: false,
			elements: STATUSES.map( ( value ) => ( {
				value,
				label: getStatusName( value ),
			} ) ),
			filterBy: { operators: [ 'is' ], isPrimary: true },
		},
		{
			id: 'plan',
			label: __( 'Plan', 'mainstreet-blocks' ),
			getValue: ( { item } ) => item.planId,
			render: ( { item } ) => (
				<bdi>
					{ plans.find( ( { id } ) => id === item.planId )?.title }
				</bdi>
			),
			enableSorting: false,
			elements: plans.map( ( { id, title } ) => ( {
				value: id,
				label: title,
			} ) ),
			filterBy: plans.length > 0 ? { operators: [ 'is' ] } : false,
		},
		{
			id: 'kind',
			label: __( 'Kind', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ describeKind( item ) }</>,
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
			label: __( 'Date', 'mainstreet-blocks' ),
			type: 'date',
			render: ( { item } ) => <>{ formatMoment( item.created ) }</>,
			enableSorting: false,
			filterBy: {
				operators: [ 'between', 'on', 'afterInc', 'beforeInc' ],
			},
		},
	];
}
