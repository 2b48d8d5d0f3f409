import type { View } from '@wordpress/dataviews';
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CreatePage } from '@shared/admin/create-page';
import { DataList } from '@shared/admin/data-list';
import type { ExportLink } from '@shared/admin/export-link';
import { showSearchLimit, useSearchAll } from '@shared/admin/search-limit';
import { useListView } from '@shared/admin/use-list-view';
import { usePagedList, type Paging } from '@shared/admin/use-paged-list';
import { oneOf } from '@shared/guards';
import { getSubscribers, type Filters, type SubscriberAction } from './api';
import { ImportReport } from './import-report';
import { getListActions } from './subscriber-actions';
import {
	SubscriberButtons,
	SubscriberDialog,
	type Entry,
} from './subscriber-entry';
import { getFields } from './subscriber-fields';
import { SubscriberPanel } from './subscriber-panel';
import { TabFrame, type NoticeProps } from './tab-frame';
import { STATUSES, type Progress, type Subscriber } from './types';
import { useSubscriberAction } from './use-subscriber-action';

type Props = NoticeProps & {
	exportLink: ExportLink;
	/** Id of the open subscriber; 0 for none. */
	openId: number;
	/** Whether the import dialog is open from the start. */
	isImporting: boolean;
};

function EmptyList( { status, search }: Filters ) {
	return status || search ? (
		<>{ __( 'No matches found.', 'mainstreet-blocks' ) }</>
	) : (
		<>
			{ __(
				'No subscribers yet. Create a sign-up page, or import a list.',
				'mainstreet-blocks'
			) }
			<span className="mainstreet-screen__create">
				<CreatePage
					kind="newsletter"
					label={ __( 'Create a sign-up page', 'mainstreet-blocks' ) }
				/>
			</span>
		</>
	);
}

/** Returns the ids of the previous and next subscriber in the list; 0 for none. */
function getNeighbors( items: Subscriber[], id: number ) {
	const at = items.findIndex( ( item ) => item.id === id );
	return {
		previous: items[ at - 1 ]?.id ?? 0,
		next: at < 0 ? 0 : ( items[ at + 1 ]?.id ?? 0 ),
	};
}

/** Loads the subscribers of a view. */
function useSubscribers( view: View ) {
	const { page = 1, perPage = 20, sort } = view;
	const search = ( view.search ?? '' ).trim();
	const status = oneOf( [ '', ...STATUSES ] )(
		view.filters?.find( ( { field } ) => field === 'status' )?.value
	);
	const filters = useMemo( () => ( { status, search } ), [ status, search ] );
	const orderby = sort?.field ?? 'created';
	const order = sort?.direction ?? 'desc';
	const { isAll, searchAll } = useSearchAll( search );
	const list = usePagedList(
		useCallback(
			( paging: Paging, signal: AbortSignal ) =>
				getSubscribers(
					filters,
					{ ...paging, orderby, order, search_all: isAll },
					signal
				),
			[ filters, orderby, order, isAll ]
		),
		page,
		perPage
	);
	return { filters, searchAll, ...list };
}

/** List of subscribers, with its actions. */
export function SubscribersTab( {
	exportLink,
	openId,
	isImporting,
	notice,
	onNotice,
}: Props ) {
	const { view, onChange, isNarrow } = useListView( 'subscribers', {
		type: 'table',
		page: 1,
		perPage: 20,
		search: '',
		filters: [],
		sort: { field: 'created', direction: 'desc' },
		titleField: 'email',
		descriptionField: 'about',
		fields: [ 'status', 'fields', 'consent', 'created' ],
		layout: { styles: { consent: { minWidth: 160, maxWidth: 320 } } },
	} );
	const {
		filters,
		searchAll,
		page: shown,
		reload,
		listProps,
	} = useSubscribers( view );
	const [ form, setForm ] = useState< Entry >( isImporting ? 'import' : '' );
	const [ report, setReport ] = useState< Progress | null >( null );
	const [ selected, setSelected ] = useState< number[] >( [] );
	const [ revision, setRevision ] = useState( 0 );
	const frame = useRef< HTMLDivElement >( null );
	const closePanel = useCallback( () => {
		window.location.hash = '#/subscribers';
		// Return the focus to the row from which the panel was opened.
		frame.current
			?.querySelector< HTMLElement >( `[data-subscriber="${ openId }"]` )
			?.focus();
	}, [ openId ] );
	const { request, run, question } = useSubscriberAction(
		onNotice,
		( left, action, done ) => {
			setSelected( left );
			setRevision( ( known ) => known + 1 );
			reload();
			if ( action === 'delete' && done.includes( openId ) ) {
				closePanel();
			}
		}
	);
	const act = ( action: SubscriberAction, people: Subscriber[] ) =>
		( action === 'confirm' ? run : request )( action, people );
	const close = () => {
		setForm( '' );
		// A reload of the page does not open the dialog again.
		window.history.replaceState( null, '', '#/subscribers' );
	};
	const succeed = ( text: string ) => {
		onNotice( { isBad: false, text } );
		close();
		reload();
	};

	return (
		<TabFrame
			tab="subscribers"
			notice={ notice }
			onNotice={ onNotice }
			actions={
				<SubscriberButtons
					exportLink={ exportLink }
					filters={ filters }
					onOpen={ setForm }
				/>
			}
		>
			{ report && (
				<ImportReport
					progress={ report }
					onClose={ () => setReport( null ) }
				/>
			) }
			<div
				ref={ frame }
				className={ `mainstreet-beside${ openId ? ' has-panel' : '' }` }
			>
				<div className="mainstreet-beside__list">
					<DataList< Subscriber >
						label={ __( 'Subscribers', 'mainstreet-blocks' ) }
						searchLabel={ __(
							'Search subscribers',
							'mainstreet-blocks'
						) }
						view={
							// The list has fewer columns while the panel is open.
							openId
								? {
										...view,
										fields: isNarrow ? [] : [ 'status' ],
									}
								: view
						}
						onChangeView={ ( changed ) =>
							onChange(
								openId
									? { ...changed, fields: view.fields }
									: changed
							)
						}
						fields={ getFields( shown?.counts ?? {}, isNarrow ) }
						actions={ getListActions( act ) }
						{ ...listProps }
						// Without a search, the response contains the number by status.
						{ ...( ! filters.search && {
							total: shown?.total ?? 0,
							hasMore: false,
						} ) }
						empty={ <EmptyList { ...filters } /> }
						state={ showSearchLimit(
							shown?.searchLimit ?? 0,
							searchAll
						) }
						selection={ selected }
						onSelect={ setSelected }
						renderItemLink={ ( { item, children, ...props } ) => (
							<a
								{ ...props }
								href={ `#/subscribers/${ item.id }` }
								data-subscriber={ item.id }
								aria-current={
									item.id === openId ? 'true' : undefined
								}
							>
								{ children }
							</a>
						) }
					/>
				</div>
				{ openId > 0 && (
					<SubscriberPanel
						key={ openId }
						id={ openId }
						{ ...getNeighbors( listProps.items, openId ) }
						revision={ revision }
						onAct={ act }
						onSaved={ () => {
							onNotice( {
								isBad: false,
								text: __( 'Saved.', 'mainstreet-blocks' ),
							} );
							reload();
						} }
						onClose={ closePanel }
					/>
				) }
			</div>
			<SubscriberDialog
				form={ form }
				onClose={ close }
				onDone={ succeed }
				onImported={ ( progress ) =>
					setReport( progress.problems.length > 0 ? progress : null )
				}
			/>
			{ question }
		</TabFrame>
	);
}
