import { useCallback, useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, envelope } from '@wordpress/icons';
import { Confirm } from '@shared/admin/confirm';
import { DataList } from '@shared/admin/data-list';
import { showSearchLimit, useSearchAll } from '@shared/admin/search-limit';
import { useListView } from '@shared/admin/use-list-view';
import { usePagedList } from '@shared/admin/use-paged-list';
import { actOnMember, getMembers, type MemberAction } from './api';
import { EmptyState, PlansButton } from './empty-state';
import { getMemberFields } from './member-fields';
import { isNarrowed, toMemberFilters } from './order-filters';
import { TabFrame, type Saying } from './tab-frame';
import type { Membership, Paged } from './types';
import { usePlans } from './use-plans';

const LIMIT = 10_000;

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

/** The list of members, and what can be done with them. */
export function MembersTab( saying: Saying ) {
	const { state, onSay } = saying;
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
	const wanted = JSON.stringify( toMemberFilters( view ) );
	const filters = useMemo(
		() => toMemberFilters( view ),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the same filters are the same object.
		[ wanted ]
	);
	const { page = 1, perPage = 20 } = view;
	const { isAll, searchAll } = useSearchAll( filters.search );
	const list = usePagedList< Membership, Paged< Membership > >(
		useCallback(
			( paging, signal ) =>
				getMembers( filters, { ...paging, search_all: isAll }, signal ),
			[ filters, isAll ]
		),
		page,
		perPage
	);
	const { plans } = usePlans( true );
	const [ ended, setEnded ] = useState< Membership | null >( null );
	const run = async ( action: MemberAction, member: Membership ) => {
		const result = await actOnMember( action, member.id );
		onSay( {
			isBad: ! result.ok,
			text: result.ok
				? describeDone( action, member.email )
				: result.message,
		} );
		if ( result.ok ) {
			list.reload();
		}
	};
	const total = list.page?.total ?? 0;
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
		<TabFrame { ...saying } tab="members">
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
				items={ list.page?.items ?? [] }
				total={ Math.min( total, LIMIT ) }
				hasMore={ total > LIMIT }
				isBusy={ list.isBusy }
				error={ list.error }
				onRetry={ list.reload }
				empty={ list.page ? empty : '' }
				state={ showSearchLimit(
					list.page?.searchLimit ?? 0,
					searchAll
				) }
				renderItemLink={ ( { item, children, ...props } ) => (
					<a { ...props } href={ `#/orders/${ item.orderId }` }>
						{ children }
					</a>
				) }
			/>
			{ ended && (
				<Confirm
					title={ sprintf(
						/* translators: %s: e-mail address. */
						__( 'End access for %s?', 'mainstreet-blocks' ),
						ended.email
					) }
					text={ __(
						'Access ends now, and any subscription is canceled with the payment provider. Payments are not refunded automatically. To refund a payment, refund its order.',
						'mainstreet-blocks'
					) }
					action={ __( 'End access', 'mainstreet-blocks' ) }
					onConfirm={ () => run( 'end', ended ) }
					onClose={ () => setEnded( null ) }
				/>
			) }
		</TabFrame>
	);
}
