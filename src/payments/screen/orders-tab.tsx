import { Button } from '@wordpress/components';
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { undo } from '@wordpress/icons';
import { DataList } from '@shared/admin/data-list';
import { useList } from '@shared/admin/use-list';
import { useListView } from '@shared/admin/use-list-view';
import { getExportUrl, getOrders, type OrderFilters } from './api';
import { EmptyState, PlansButton } from './empty-state';
import { getLeft } from './labels';
import { getOrderFields } from './order-fields';
import { isNarrowed, toOrderFilters } from './order-filters';
import { RefundDialog } from './refund-dialog';
import { TabFrame, type Saying } from './tab-frame';
import type { Order, Paged } from './types';
import { usePlans } from './use-plans';

/** Where the server stops counting. */
const LIMIT = 10_000;

/**
 * A page of orders. Where the page before was seen, it begins behind its last row, however many there are.
 *
 * @param filters What is asked for; a new object begins anew.
 * @param page    Number of the page.
 * @param perPage Rows of a page.
 */
function useOrders( filters: OrderFilters, page: number, perPage: number ) {
	const known = useRef( {
		filters,
		perPage,
		starts: new Map< number, number >(),
	} );
	return useList< Order, Paged< Order > >(
		useCallback(
			async ( signal ) => {
				const now = known.current;
				if ( now.filters !== filters || now.perPage !== perPage ) {
					known.current = { filters, perPage, starts: new Map() };
				}
				const { starts } = known.current;
				const before = starts.get( page ) ?? 0;
				const result = await getOrders(
					filters,
					{ page, per_page: perPage, before },
					signal
				);
				const last = result.ok && result.value.items.at( -1 );
				if ( last ) {
					starts.set( page + 1, last.id );
				}
				return result;
			},
			[ filters, page, perPage ]
		)
	);
}

/** The list of orders. */
export function OrdersTab( saying: Saying ) {
	const { state, onSay } = saying;
	const { view, onChange, isNarrow } = useListView( 'orders', {
		type: 'table',
		page: 1,
		perPage: 20,
		search: '',
		filters: [],
		titleField: 'email',
		descriptionField: 'about',
		fields: [ 'title', 'amount', 'status', 'created' ],
		layout: { styles: { amount: { align: 'end' } } },
	} );
	const wanted = JSON.stringify( toOrderFilters( view ) );
	const filters = useMemo(
		() => toOrderFilters( view ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the same filters are the same object.
		[ wanted ]
	);
	const { page = 1, perPage = 20 } = view;
	const list = useOrders( filters, page, perPage );
	const { plans } = usePlans( true );
	const [ refunded, setRefunded ] = useState< Order | null >( null );
	const total = list.page?.total ?? 0;
	const empty = isNarrowed( filters ) ? (
		__( 'No orders found.', 'mainstreet-blocks' )
	) : (
		<EmptyState
			state={ state }
			text={ __(
				'No orders yet. Add a donation form, a payment button or paid content to a page.',
				'mainstreet-blocks'
			) }
		>
			<PlansButton />
		</EmptyState>
	);
	return (
		<TabFrame
			{ ...saying }
			tab="orders"
			actions={
				<Button
					size="compact"
					variant="secondary"
					href={ getExportUrl( state.exportLink, filters ) }
				>
					{ __( 'Export CSV', 'mainstreet-blocks' ) }
				</Button>
			}
		>
			<DataList< Order >
				label={ __( 'Orders', 'mainstreet-blocks' ) }
				searchLabel={ __(
					'Search by email, name, title or number',
					'mainstreet-blocks'
				) }
				view={ view }
				onChangeView={ onChange }
				fields={ getOrderFields( plans?.items ?? [], isNarrow ) }
				actions={ [
					{
						id: 'refund',
						label: __( 'Refund', 'mainstreet-blocks' ),
						icon: undo,
						isEligible: ( item ) => getLeft( item ) > 0,
						callback: ( [ item ] ) => setRefunded( item ?? null ),
					},
				] }
				items={ list.page?.items ?? [] }
				total={ Math.min( total, LIMIT ) }
				hasMore={ total > LIMIT }
				isBusy={ list.isBusy }
				error={ list.error }
				onRetry={ list.reload }
				empty={ list.page ? empty : '' }
				renderItemLink={ ( { item, children, ...props } ) => (
					<a { ...props } href={ `#/orders/${ item.id }` }>
						{ children }
					</a>
				) }
			/>
			{ refunded && (
				<RefundDialog
					order={ refunded }
					left={ getLeft( refunded ) }
					onClose={ () => setRefunded( null ) }
					onDone={ ( text ) => {
						setRefunded( null );
						onSay( { isBad: false, text } );
						list.reload();
					} }
				/>
			) }
		</TabFrame>
	);
}
