import { Button, SearchControl, SelectControl } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Confirm } from '@shared/admin/confirm';
import { ListTable } from '@shared/admin/list-table';
import { LoadState } from '@shared/admin/load-state';
import type { Outcome } from '@shared/admin/message';
import { Pager } from '@shared/admin/pager';
import { oneOf } from '@shared/admin/guards';
import { usePaged } from '@shared/admin/use-paged';
import { useTyped } from '@shared/admin/use-typed';
import { AddForm } from './add-form';
import {
	actOnSubscriber,
	getExportUrl,
	getSubscribers,
	type ExportLink,
	type Filters,
	type SubscriberAction,
} from './api';
import { ImportForm } from './import-form';
import { ImportReport } from './import-report';
import { getColumns } from './subscriber-columns';
import {
	STATUSES,
	type Progress,
	type Subscriber,
	type Subscribers,
} from './types';
import {
	describeAction,
	describeImport,
	getActionName,
	getStatusName,
} from './labels';

type Props = {
	exportLink: ExportLink;
	onSay: ( outcome: Outcome | null ) => void;
};

/** What is asked before something that can't be undone. */
const getQuestion = ( action: SubscriberAction, email: string ) =>
	action === 'delete'
		? {
				title: sprintf(
					/* translators: %s: e-mail address. */
					__( 'Delete %s?', 'mainstreet-blocks' ),
					email
				),
				text: __(
					'The address, its history and what the person agreed to are removed. To keep the record of an opt-out, unsubscribe them instead.',
					'mainstreet-blocks'
				),
			}
		: {
				title: sprintf(
					/* translators: %s: e-mail address. */
					__( 'Unsubscribe %s?', 'mainstreet-blocks' ),
					email
				),
				text: __(
					'Only the person themselves can subscribe again.',
					'mainstreet-blocks'
				),
			};

/** The list of subscribers and what can be done with it. */
export function SubscribersTab( { exportLink, onSay }: Props ) {
	const [ filters, setFilters ] = useState< Filters >( {
		status: '',
		search: '',
	} );
	const [ typed, setTyped ] = useTyped( filters.search, ( search ) =>
		setFilters( { ...filters, search } )
	);
	const [ form, setForm ] = useState< '' | 'add' | 'import' >( '' );
	const [ report, setReport ] = useState< Progress | null >( null );
	const [ asked, setAsked ] = useState< {
		action: SubscriberAction;
		item: Subscriber;
	} | null >( null );
	const list = usePaged< Subscriber, Subscribers >(
		useCallback(
			( before, signal ) => getSubscribers( filters, before, signal ),
			[ filters ]
		)
	);
	const { page, reload } = list;
	const counts = page?.counts ?? {};

	const act = async ( action: SubscriberAction, { id }: Subscriber ) => {
		const result = await actOnSubscriber( action, id );
		onSay( {
			isBad: ! result.ok,
			text: result.ok ? describeAction( action ) : result.message,
		} );
		reload();
	};
	const request = ( action: SubscriberAction, item: Subscriber ) =>
		action === 'confirm'
			? act( action, item )
			: setAsked( { action, item } );
	const succeed = ( text: string ) => {
		onSay( { isBad: false, text } );
		setForm( '' );
		reload();
	};

	return (
		<>
			<div className="mainstreet-screen__bar">
				<SearchControl
					__nextHasNoMarginBottom
					className="mainstreet-screen__search"
					label={ __( 'Search subscribers', 'mainstreet-blocks' ) }
					placeholder={ __(
						'Search subscribers',
						'mainstreet-blocks'
					) }
					value={ typed }
					onChange={ setTyped }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ __( 'Status', 'mainstreet-blocks' ) }
					value={ filters.status }
					options={ ( [ '', ...STATUSES ] as const ).map(
						( value ) => ( {
							value,
							label: sprintf(
								/* translators: 1: status of subscribers, 2: their number. */
								__( '%1$s (%2$s)', 'mainstreet-blocks' ),
								getStatusName( value ),
								(
									counts[ value || 'all' ] ?? 0
								).toLocaleString()
							),
						} )
					) }
					onChange={ ( status ) =>
						setFilters( {
							...filters,
							status: oneOf( status, [ '', ...STATUSES ] ),
						} )
					}
				/>
				<div className="mainstreet-screen__exports">
					<Button
						__next40pxDefaultSize
						variant="primary"
						aria-expanded={ form === 'add' }
						onClick={ () => setForm( form === 'add' ? '' : 'add' ) }
					>
						{ __( 'Add', 'mainstreet-blocks' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						aria-expanded={ form === 'import' }
						onClick={ () =>
							setForm( form === 'import' ? '' : 'import' )
						}
					>
						{ __( 'Import', 'mainstreet-blocks' ) }
					</Button>
					{ ( [ 'csv', 'json' ] as const ).map( ( format ) => (
						<Button
							key={ format }
							__next40pxDefaultSize
							variant="secondary"
							href={ getExportUrl( exportLink, format, filters ) }
						>
							{ format === 'csv'
								? __( 'Export CSV', 'mainstreet-blocks' )
								: __( 'Export JSON', 'mainstreet-blocks' ) }
						</Button>
					) ) }
				</div>
			</div>
			{ form === 'add' && <AddForm onDone={ succeed } /> }
			{ form === 'import' && (
				<ImportForm
					onDone={ ( progress ) => {
						setReport(
							progress.problems.length > 0 ? progress : null
						);
						succeed( describeImport( progress ) );
					} }
				/>
			) }
			{ report && (
				<ImportReport
					progress={ report }
					onClose={ () => setReport( null ) }
				/>
			) }
			<div className="mainstreet-screen__above">
				<LoadState
					isBusy={ list.isBusy }
					error={ list.error }
					onRetry={ reload }
				/>
				<Pager
					{ ...list }
					label={ __( 'Pages of subscribers', 'mainstreet-blocks' ) }
					onNewer={ list.goNewer }
					onOlder={ list.goOlder }
				/>
			</div>
			<ListTable< Subscriber >
				caption={ __( 'Subscribers', 'mainstreet-blocks' ) }
				columns={ getColumns( request ) }
				items={ page?.items ?? [] }
				isBusy={ list.isBusy }
				empty={ page && describeEmpty( filters ) }
				getName={ ( { email } ) => email }
			/>
			{ asked && (
				<Confirm
					{ ...getQuestion( asked.action, asked.item.email ) }
					action={ getActionName( asked.action ) }
					onConfirm={ () => act( asked.action, asked.item ) }
					onClose={ () => setAsked( null ) }
				/>
			) }
		</>
	);
}

function describeEmpty( { status, search }: Filters ): string {
	return status || search
		? __( 'Nobody matches.', 'mainstreet-blocks' )
		: __(
				'No subscribers yet. Put the Subscription Form block on a page, or import a list.',
				'mainstreet-blocks'
			);
}
