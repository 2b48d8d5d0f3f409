import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, envelope } from '@wordpress/icons';
import { ActionDialog } from '@shared/admin/action-dialog';
import { DataList } from '@shared/admin/data-list';
import { showSearchLimit, useSearchAll } from '@shared/admin/search-limit';
import { useListView } from '@shared/admin/use-list-view';
import { usePagedList, type Paging } from '@shared/admin/use-paged-list';
import { useStable } from '@shared/admin/use-stable';
import { actOnMember, getMembers, type MemberAction } from './api';
import { EmptyState, PlansButton } from './empty-state';
import { getMemberFields } from './member-fields';
import { isNarrowed, toMemberFilters } from './order-filters';
import { TabFrame, type TabProps } from './tab-frame';
import type { Membership } from './types';
import { usePlans } from './use-plans';

const describeDone = ( action: MemberAction, email: string ): string =>
	action === 'end'
		? sprintf(
				/* translators: %s: e-mail address. */
				__( 'Access for %s has ended.', 'mainstreet-blocks' ),
				email
			)
		: sprintf(
				/* translators: %s: e-mail address. */
				__( 'Login link sent to %s.', 'mainstreet-blocks' ),
				email
			);

/** List of members, with its actions. */
export function MembersTab( props: TabProps ) {
	const { state, onNotice } = props;
	const { view, onChange, isNarrow } = useListView( 'members', {
		type: 'table',
		page: 1,
		perPage: 20,
		search: '',
		filters: [],
		titleField: 'email',
		descriptionField: 'about',
		fields: [ 'plan', 'status', 'until', 'created' ],
		layout: {},
	} );
	const filters = useStable( toMemberFilters( view ) );
	const { page = 1, perPage = 20 } = view;
	const { isAll, searchAll } = useSearchAll( filters.search );
	const list = usePagedList(
		useCallback(
			( paging: Paging, signal: AbortSignal ) =>
				getMembers( filters, { ...paging, search_all: isAll }, signal ),
			[ filters, isAll ]
		),
		page,
		perPage
	);
	const { item: plans } = usePlans( true );
	const [ ended, setEnded ] = useState< Membership | null >( null );
	const run = async ( action: MemberAction, member: Membership ) => {
		const result = await actOnMember( action, member.id );
		onNotice( {
			isBad: ! result.ok,
			text: result.ok
				? describeDone( action, member.email )
				: result.message,
		} );
		if ( result.ok ) {
			list.reload();
		}
	};
	const empty = isNarrowed( filters ) ? (
		__( 'No matches found.', 'mainstreet-blocks' )
	) : (
		<EmptyState
			state={ state }
			text={ __(
				'No members yet. People who buy a plan that gives access to paid content are listed here.',
				'mainstreet-blocks'
			) }
		>
			<PlansButton />
		</EmptyState>
	);
	return (
		<TabFrame { ...props } tab="members">
			<DataList< Membership >
				label={ __( 'Members', 'mainstreet-blocks' ) }
				searchLabel={ __(
					'Search by email or name',
					'mainstreet-blocks'
				) }
				view={ view }
				onChangeView={ onChange }
				fields={ getMemberFields( plans?.items ?? [], isNarrow ) }
				actions={ [
					{
						id: 'send_link',
						label: __( 'Email login link', 'mainstreet-blocks' ),
						icon: envelope,
						isEligible: ( { email } ) => email !== '',
						callback: ( [ member ] ) => {
							if ( member ) {
								run( 'send_link', member );
							}
						},
					},
					{
						id: 'end',
						label: __( 'End access', 'mainstreet-blocks' ),
						icon: closeSmall,
						isEligible: ( { status } ) =>
							status === 'active' || status === 'past_due',
						callback: ( [ member ] ) => setEnded( member ?? null ),
					},
				] }
				{ ...list.listProps }
				empty={ empty }
				state={ showSearchLimit(
					list.page?.searchLimit ?? 0,
					searchAll
				) }
				renderItemLink={ ( { item, children, ...link } ) => (
					<a { ...link } href={ `#/orders/${ item.orderId }` }>
						{ children }
					</a>
				) }
			/>
			{ ended && (
				<ActionDialog
					title={ sprintf(
						/* translators: %s: e-mail address. */
						__( 'End access for %s?', 'mainstreet-blocks' ),
						ended.email
					) }
					action={ __( 'End access', 'mainstreet-blocks' ) }
					onAction={ () => void run( 'end', ended ) }
					onClose={ () => setEnded( null ) }
					isDestructive
				>
					<p>
						{ __(
							'Access ends now, and any subscription is canceled with the payment provider. Payments are not refunded automatically. To refund a payment, refund its order.',
							'mainstreet-blocks'
						) }
					</p>
				</ActionDialog>
			) }
		</TabFrame>
	);
}
