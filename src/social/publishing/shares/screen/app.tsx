import type { View } from '@wordpress/dataviews';
import {
	createInterpolateElement,
	useCallback,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { update } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { DataList } from '@shared/admin/data-list';
import { Frame } from '@shared/admin/frame';
import { Message, type Outcome } from '@shared/admin/message';
import { request } from '@shared/admin/request';
import { useList } from '@shared/admin/use-list';
import { useListView } from '@shared/admin/use-list-view';
import { useStable } from '@shared/admin/use-stable';
import { oneOf } from '@shared/guards';
import { getFields } from './fields';
import { getTitle } from './labels';
import {
	readShare,
	readShares,
	STATES,
	type ScreenState,
	type Share,
	type State,
} from './types';

/** Shares to list; '' for all. */
type Filters = { state: State | ''; search: string };

/** A page by its number. */
type Paging = { page: number; per_page: number };

const getShares = ( filters: Filters, paging: Paging, signal: AbortSignal ) =>
	request( '/shares', readShares, {
		query: { ...filters, ...paging },
		signal,
	} );

/** Queues a share again, with the same text. */
const retryShare = ( id: number ) =>
	request( `/shares/${ id }/retry`, readShare, { method: 'POST' } );

const toFilters = ( { search = '', filters = [] }: View ): Filters => ( {
	search: search.trim(),
	state: oneOf( [ '', ...STATES ] )(
		filters.find( ( { field } ) => field === 'state' )?.value
	),
} );

/** Returns the text above the list for users who may connect accounts. */
const getSubtitle = ( settings: string ) =>
	settings
		? createInterpolateElement(
				__(
					'See where your posts were shared. <a>Connected accounts</a>',
					'mainstreet-blocks'
				),
				// createInterpolateElement() adds the text.
				// eslint-disable-next-line jsx-a11y/anchor-has-content
				{ a: <a href={ settings } /> }
			)
		: __( 'See where your posts were shared.', 'mainstreet-blocks' );

/** The screen of shares. */
export function App( { state }: { state: ScreenState } ) {
	const [ notice, setNotice ] = useState< Outcome | null >( null );
	const { view, onChange, isNarrow } = useListView( 'shares', {
		type: 'table',
		page: 1,
		perPage: 20,
		search: '',
		filters: [],
		titleField: 'title',
		descriptionField: 'about',
		fields: [ 'place', 'state', 'at' ],
		layout: {},
	} );
	const filters = useStable( toFilters( view ) );
	const { page = 1, perPage = 20 } = view;
	const list = useList(
		useCallback(
			( signal: AbortSignal ) =>
				getShares( filters, { page, per_page: perPage }, signal ),
			[ filters, page, perPage ]
		)
	);
	const retry = async ( share: Share ) => {
		const result = await retryShare( share.id );
		setNotice( {
			isBad: ! result.ok,
			text: result.ok
				? sprintf(
						/* translators: 1: title of a post, 2: name of a network. */
						__(
							'“%1$s” will be resent to %2$s in a moment.',
							'mainstreet-blocks'
						),
						// Isolated, because the text may set its own direction.
						`\u2068${ getTitle( share ) }\u2069`,
						share.network
					)
				: result.message,
		} );
		list.reload();
	};
	const empty =
		filters.search || filters.state
			? __( 'No shares found.', 'mainstreet-blocks' )
			: __(
					'Nothing has been shared yet. Connect an account, then publish a post.',
					'mainstreet-blocks'
				);
	return (
		<Frame
			title={ __( 'Shares', 'mainstreet-blocks' ) }
			subtitle={ getSubtitle( state.settings ) }
		>
			<Message outcome={ notice } onDismiss={ () => setNotice( null ) } />
			<DataList< Share >
				label={ __( 'Shares', 'mainstreet-blocks' ) }
				searchLabel={ __(
					'Search by post or account',
					'mainstreet-blocks'
				) }
				view={ view }
				onChangeView={ onChange }
				fields={ getFields( isNarrow ) }
				actions={ [
					{
						id: 'retry',
						label: __( 'Try again', 'mainstreet-blocks' ),
						icon: update,
						isPrimary: true,
						isEligible: ( { canRetry } ) => canRetry,
						callback: ( [ item ] ) => {
							if ( item ) {
								void retry( item );
							}
						},
					},
				] }
				{ ...list.listProps }
				empty={ empty }
				renderItemLink={ ( { item, children, ...props } ) => (
					<a
						{ ...props }
						href={ addQueryArgs( state.editor, {
							post: item.postId,
							action: 'edit',
						} ) }
					>
						{ children }
					</a>
				) }
			/>
		</Frame>
	);
}
