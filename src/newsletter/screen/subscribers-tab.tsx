import { Button, Modal } from '@wordpress/components';
import type { Action } from '@wordpress/dataviews';
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { closeSmall, envelope, trash } from '@wordpress/icons';
import { CreatePage } from '@shared/admin/create-page';
import { DataList } from '@shared/admin/data-list';
import { oneOf } from '@shared/admin/guards';
import { useList } from '@shared/admin/use-list';
import { useListView } from '@shared/admin/use-list-view';
import { AddForm } from './add-form';
import {
	getExportUrl,
	getSubscribers,
	SUBSCRIBER_ACTIONS,
	type ExportLink,
	type Filters,
	type SubscriberAction,
} from './api';
import { ImportForm } from './import-form';
import { ImportReport } from './import-report';
import { describeImport, getActionName, getActions } from './labels';
import { getFields } from './subscriber-fields';
import { SubscriberPanel } from './subscriber-panel';
import { TabFrame, type Saying } from './tab-frame';
import {
	STATUSES,
	type Progress,
	type Subscriber,
	type Subscribers,
} from './types';
import { useSubscriberAction } from './use-subscriber-action';

type Props = Saying & {
	exportLink: ExportLink;
	/** The subscriber that is open; 0 for none. */
	openId: number;
	/** The window that takes in a list is open from the start. */
	isImporting: boolean;
};

/** Where the server stops counting what matches a search. */
const LIMIT = 10_000;

const ICONS = { confirm: envelope, unsubscribe: closeSmall, delete: trash };

function describeEmpty( { status, search }: Filters ): string {
	return status || search
		? __( 'No matches found.', 'mainstreet-blocks' )
		: __(
				'No subscribers yet. Create a sign-up page, or import a list.',
				'mainstreet-blocks'
			);
}

/** The list of subscribers and what can be done with it. */
export function SubscribersTab( {
	exportLink,
	openId,
	isImporting,
	said,
	onSay,
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
	const search = ( view.search ?? '' ).trim();
	const status = oneOf(
		view.filters?.find( ( { field } ) => field === 'status' )?.value,
		[ '', ...STATUSES ]
	);
	const { page = 1, perPage = 20, sort } = view;
	const filters = useMemo( () => ( { status, search } ), [ status, search ] );
	const orderby = sort?.field ?? 'created';
	const order = sort?.direction ?? 'desc';
	const list = useList< Subscriber, Subscribers >(
		useCallback(
			( signal ) =>
				getSubscribers(
					filters,
					{ page, per_page: perPage, orderby, order },
					signal
				),
			[ filters, page, perPage, orderby, order ]
		)
	);
	const { page: shown, reload } = list;
	const [ form, setForm ] = useState< '' | 'add' | 'import' >(
		isImporting ? 'import' : ''
	);
	const [ report, setReport ] = useState< Progress | null >( null );
	const [ selected, setSelected ] = useState< number[] >( [] );
	const [ revision, setRevision ] = useState( 0 );
	const frame = useRef< HTMLDivElement >( null );
	const closePanel = useCallback( () => {
		window.location.hash = '#/subscribers';
		// Back to the line it was opened from.
		frame.current
			?.querySelector< HTMLElement >( `[data-subscriber="${ openId }"]` )
			?.focus();
	}, [ openId ] );
	const { request, run, question } = useSubscriberAction(
		onSay,
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
		// Loading the page once more does not open the window again.
		window.history.replaceState( null, '', '#/subscribers' );
	};
	const succeed = ( text: string ) => {
		onSay( { isBad: false, text } );
		close();
		reload();
	};
	const total = shown?.total ?? 0;
	const items = shown?.items ?? [];
	const at = items.findIndex( ( { id } ) => id === openId );
	const actions = SUBSCRIBER_ACTIONS.map(
		( action ): Action< Subscriber > => {
			const fits = ( item: Subscriber ) =>
				getActions( item.status ).includes( action );
			return {
				id: action,
				label: getActionName( action ),
				icon: ICONS[ action ],
				supportsBulk: true,
				isEligible: fits,
				callback: ( people ) => act( action, people.filter( fits ) ),
			};
		}
	);

	return (
		<TabFrame
			tab="subscribers"
			said={ said }
			onSay={ onSay }
			actions={
				<>
					{ ( [ 'csv', 'json' ] as const ).map( ( format ) => (
						<Button
							key={ format }
							size="compact"
							variant="secondary"
							href={ getExportUrl( exportLink, format, filters ) }
						>
							{ format === 'csv'
								? __( 'Export CSV', 'mainstreet-blocks' )
								: __( 'Export JSON', 'mainstreet-blocks' ) }
						</Button>
					) ) }
					<Button
						size="compact"
						variant="secondary"
						aria-haspopup="dialog"
						onClick={ () => setForm( 'import' ) }
					>
						{ __( 'Import', 'mainstreet-blocks' ) }
					</Button>
					<Button
						size="compact"
						variant="primary"
						aria-haspopup="dialog"
						onClick={ () => setForm( 'add' ) }
					>
						{ __( 'Add', 'mainstreet-blocks' ) }
					</Button>
				</>
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
							// Beside somebody who is open there is no room.
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
						actions={ actions }
						items={ items }
						total={ search ? Math.min( total, LIMIT ) : total }
						hasMore={ search !== '' && total > LIMIT }
						isBusy={ list.isBusy }
						error={ list.error }
						onRetry={ reload }
						empty={
							shown && (
								<>
									{ describeEmpty( filters ) }
									{ ! status && ! search && (
										<span className="mainstreet-screen__create">
											<CreatePage
												kind="newsletter"
												label={ __(
													'Create a sign-up page',
													'mainstreet-blocks'
												) }
											/>
										</span>
									) }
								</>
							)
						}
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
						previous={ items[ at - 1 ]?.id ?? 0 }
						next={ at < 0 ? 0 : ( items[ at + 1 ]?.id ?? 0 ) }
						revision={ revision }
						onAct={ act }
						onSaved={ () => {
							onSay( {
								isBad: false,
								text: __( 'Saved.', 'mainstreet-blocks' ),
							} );
							reload();
						} }
						onClose={ closePanel }
					/>
				) }
			</div>
			{ form === 'add' && (
				<Modal
					title={ __( 'Add subscriber', 'mainstreet-blocks' ) }
					onRequestClose={ close }
				>
					<AddForm onDone={ succeed } />
				</Modal>
			) }
			{ form === 'import' && (
				<Modal
					size="medium"
					title={ __( 'Import subscribers', 'mainstreet-blocks' ) }
					onRequestClose={ close }
				>
					<ImportForm
						onDone={ ( progress ) => {
							setReport(
								progress.problems.length > 0 ? progress : null
							);
							succeed( describeImport( progress ) );
						} }
					/>
				</Modal>
			) }
			{ question }
		</TabFrame>
	);
}
