import { Button, ExternalLink, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { LoadError } from '@shared/admin/load-error';
import { useItem } from '@shared/admin/use-item';
import { TestModeBadge } from '@shared/payments/test-mode-badge';
import { getOrder } from './api';
import { OrderFacts, OrderHistory, OrderRenewals } from './order-details';
import { RefundDialog } from './refund-dialog';
import { TabFrame, type TabProps } from './tab-frame';
import type { OrderDetails } from './types';

type Props = { item: OrderDetails; onRefund: () => void };

/** The order, once it is loaded. */
function Shown( { item, onRefund }: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<>
			<h2 ref={ heading } tabIndex={ -1 }>
				<bdi>{ item.title }</bdi>{ ' ' }
				<TestModeBadge mode={ item.mode } isShort />
			</h2>
			<div className="mainstreet-screen__actions">
				{ item.left > 0 && (
					<Button
						size="compact"
						variant="secondary"
						aria-haspopup="dialog"
						onClick={ onRefund }
					>
						{ __( 'Refund', 'mainstreet-blocks' ) }
					</Button>
				) }
				{ item.link && (
					<ExternalLink href={ item.link }>
						{ sprintf(
							/* translators: %s: name of a payment service. */
							__( 'View on %s', 'mainstreet-blocks' ),
							item.service
						) }
					</ExternalLink>
				) }
			</div>
			<OrderFacts item={ item } />
			<h3>{ __( 'History', 'mainstreet-blocks' ) }</h3>
			<OrderHistory item={ item } />
			{ item.renewals.length > 0 && (
				<>
					<h3>{ __( 'Renewals', 'mainstreet-blocks' ) }</h3>
					<OrderRenewals item={ item } />
				</>
			) }
		</>
	);
}

/** Screen of one order: details, history and actions. */
export function OrderPage( { id, ...props }: TabProps & { id: number } ) {
	const { item, error, setItem, reload } = useItem(
		useCallback( ( signal: AbortSignal ) => getOrder( id, signal ), [ id ] )
	);
	const [ isAsked, setIsAsked ] = useState( false );
	return (
		<TabFrame
			{ ...props }
			tab="orders"
			actions={
				<Button size="compact" variant="secondary" href="#/orders">
					{ __( 'All orders', 'mainstreet-blocks' ) }
				</Button>
			}
		>
			<div className="mainstreet-payments__page">
				<LoadError error={ error } onRetry={ reload } />
				{ ! item && ! error && <Spinner /> }
				{ item && (
					<Shown
						item={ item }
						onRefund={ () => setIsAsked( true ) }
					/>
				) }
			</div>
			{ item && isAsked && (
				<RefundDialog
					order={ item }
					left={ item.left }
					onClose={ () => setIsAsked( false ) }
					onDone={ ( text, now ) => {
						setIsAsked( false );
						setItem( now );
						props.onNotice( { isBad: false, text } );
					} }
				/>
			) }
		</TabFrame>
	);
}
