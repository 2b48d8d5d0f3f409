import { Button } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { undo } from '@wordpress/icons';
import { getExportUrl } from '@shared/admin/export-link';
import { DataList } from '@shared/admin/data-list';
import { showSearchLimit, useSearchAll } from '@shared/admin/search-limit';
import { useListView } from '@shared/admin/use-list-view';
import { usePagedList, type Paging } from '@shared/admin/use-paged-list';
import { useStable } from '@shared/admin/use-stable';
import { getOrders } from './api';
import { EmptyState, PlansButton } from './empty-state';
import { getRefundable } from './labels';
import { getOrderFields } from './order-fields';
import { isNarrowed, toOrderFilters } from './order-filters';
import { RefundDialog } from './refund-dialog';
import { TabFrame, type TabProps } from './tab-frame';
import type { Order } from './types';
import { usePlans } from './use-plans';

/** List of orders, with its actions. */
export function OrdersTab( props: TabProps ) {
	const { state, onNotice } = props;
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
	const filters = useStable( toOrderFilters( view ) );
	const { page = 1, perPage = 20 } = view;
	const { isAll, searchAll } = useSearchAll( filters.search );
	const list = usePagedList(
		useCallback(
			( paging: Paging, signal: AbortSignal ) =>
				getOrders( filters, { ...paging, search_all: isAll }, signal ),
			[ filters, isAll ]
		),
		page,
		perPage
	);
	const { item: plans } = usePlans( true );
	const [ refunded, setRefunded ] = useState< Order | null >( null );
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
			{ ...props }
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
						isEligible: ( item ) => getRefundable( item ) > 0,
						callback: ( [ item ] ) => setRefunded( item ?? null ),
					},
				] }
				{ ...list.listProps }
				empty={ empty }
				state={ showSearchLimit(
					list.page?.searchLimit ?? 0,
					searchAll
				) }
				renderItemLink={ ( { item, children, ...link } ) => (
					<a { ...link } href={ `#/orders/${ item.id }` }>
						{ children }
					</a>
				) }
			/>
			{ refunded && (
				<RefundDialog
					order={ refunded }
					left={ getRefundable( refunded ) }
					onClose={ () => setRefunded( null ) }
					onDone={ ( text ) => {
						setRefunded( null );
						onNotice( { isBad: false, text } );
						list.reload();
					} }
				/>
			) }
		</TabFrame>
	);
}
