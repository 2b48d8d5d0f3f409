import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import { formatMoney } from '@shared/money';
import { describeKind, describeRefund, getStatusName } from './labels';
import {
	getAboutField,
	getModeField,
	getPersonField,
	getPlanField,
	getStatusField,
	plain,
} from './list-fields';
import { STATUSES, type Order, type Plan } from './types';

/** Amount of an order, with the refunded amount. */
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

const describe = ( item: Order ) => [
	<bdi key="title">{ item.title }</bdi>,
	<Amount key="amount" item={ item } />,
	`${ getStatusName( item.status ) }, ${ formatMoment( item.created ) }`,
];

/**
 * Returns the columns and filters of the list of orders. Orders are sorted by number only, which is the order in which they came in.
 *
 * @param plans    Plans to filter by.
 * @param isNarrow There is only room for one column.
 */
export function getOrderFields(
	plans: Plan[],
	isNarrow: boolean
): Field< Order >[] {
	return [
		getPersonField(
			__( 'Buyer', 'mainstreet-blocks' ),
			__( '(no email address yet)', 'mainstreet-blocks' )
		),
		getAboutField( isNarrow ? describe : null ),
		{
			id: 'title',
			label: __( 'Item', 'mainstreet-blocks' ),
			render: ( { item } ) => <bdi>{ item.title }</bdi>,
			...plain,
		},
		{
			id: 'amount',
			label: __( 'Amount', 'mainstreet-blocks' ),
			render: Amount,
			...plain,
		},
		getStatusField( STATUSES, getStatusName ),
		getPlanField(
			plans,
			( { planId } ) => plans.find( ( { id } ) => id === planId )?.title
		),
		{
			id: 'kind',
			label: __( 'Kind', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ describeKind( item ) }</>,
			...plain,
		},
		getModeField(),
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
