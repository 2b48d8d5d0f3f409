import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatMoment } from '@shared/admin/dates';
import { formatMoney } from '@shared/money';
import {
	describeEntry,
	describeKind,
	describeRefund,
	getModeName,
	getStatusName,
} from './labels';
import type { OrderDetails } from './types';

/** A label with a value. Nothing is rendered for '' and null. */
function Fact( { label, children }: { label: string; children: ReactNode } ) {
	return children ? (
		<div>
			<dt>{ label }</dt>
			<dd>{ children }</dd>
		</div>
	) : null;
}

/** Text entered by other people, which may be right-to-left. */
const isolate = ( text: string ) => text && <bdi>{ text }</bdi>;

/** Details of an order. */
export function OrderFacts( { item }: { item: OrderDetails } ) {
	const { currency, fee, post, parentId, quantity } = item;
	return (
		<dl className="mainstreet-payments__facts">
			<Fact label={ __( 'Status', 'mainstreet-blocks' ) }>
				{ getStatusName( item.status ) }
			</Fact>
			<Fact label={ __( 'Mode', 'mainstreet-blocks' ) }>
				{ getModeName( item.mode ) }
			</Fact>
			<Fact label={ __( 'Amount', 'mainstreet-blocks' ) }>
				{ formatMoney( item.amount, currency ) }
			</Fact>
			<Fact label={ __( 'Refunded', 'mainstreet-blocks' ) }>
				{ describeRefund( item ) }
			</Fact>
			<Fact label={ __( 'Fees covered', 'mainstreet-blocks' ) }>
				{ fee > 0 && formatMoney( fee, currency ) }
			</Fact>
			<Fact label={ __( 'Quantity', 'mainstreet-blocks' ) }>
				{ quantity > 1 && quantity.toLocaleString() }
			</Fact>
			<Fact label={ __( 'Kind', 'mainstreet-blocks' ) }>
				{ describeKind( item ) }
				{ parentId > 0 && (
					<>
						{ ' ' }
						<a href={ `#/orders/${ parentId }` }>
							{ __( 'First payment', 'mainstreet-blocks' ) }
						</a>
					</>
				) }
			</Fact>
			<Fact label={ __( 'Buyer', 'mainstreet-blocks' ) }>
				{ isolate(
					[ item.name, item.email ].filter( Boolean ).join( ', ' )
				) }
			</Fact>
			<Fact label={ __( 'Bought on', 'mainstreet-blocks' ) }>
				{ post.title && (
					<a href={ post.link }>
						<bdi>{ post.title }</bdi>
					</a>
				) }
			</Fact>
			<Fact label={ __( 'Ordered', 'mainstreet-blocks' ) }>
				{ formatMoment( item.created ) }
			</Fact>
			<Fact label={ __( 'Paid', 'mainstreet-blocks' ) }>
				{ formatMoment( item.paid ) }
			</Fact>
			<Fact label={ __( 'Order number', 'mainstreet-blocks' ) }>
				{ isolate( item.uuid ) }
			</Fact>
			<Fact label={ item.service }>
				{ isolate(
					[ item.payment, item.subscription ]
						.filter( Boolean )
						.join( ', ' )
				) }
			</Fact>
		</dl>
	);
}

/** History of an order, oldest entry first. */
export function OrderHistory( { item }: { item: OrderDetails } ) {
	if ( item.history.length === 0 ) {
		return <p>{ __( 'No events recorded yet.', 'mainstreet-blocks' ) }</p>;
	}
	return (
		<ol className="mainstreet-payments__history">
			{ item.history.map( ( entry, index ) => (
				<li key={ index }>
					<bdi>{ describeEntry( entry, item.currency ) }</bdi>
					<div>
						{ formatMoment( entry.at ) }
						{ entry.actor && (
							<>
								{ ', ' }
								<bdi>{ entry.actor }</bdi>
							</>
						) }
					</div>
				</li>
			) ) }
		</ol>
	);
}

/** Later payments of the same subscription, newest first. */
export function OrderRenewals( { item }: { item: OrderDetails } ) {
	return (
		<ul className="mainstreet-payments__history">
			{ item.renewals.map( ( renewal ) => (
				<li key={ renewal.id }>
					<a href={ `#/orders/${ renewal.id }` }>
						{ sprintf(
							/* translators: 1: amount of money, 2: state such as "Paid", 3: date. */
							__( '%1$s, %2$s, %3$s', 'mainstreet-blocks' ),
							formatMoney( renewal.amount, renewal.currency ),
							getStatusName( renewal.status ),
							formatMoment( renewal.paid || renewal.created )
						) }
					</a>
				</li>
			) ) }
		</ul>
	);
}
