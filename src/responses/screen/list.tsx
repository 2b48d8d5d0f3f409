import { Button, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Confirm } from '@shared/admin/confirm';
import { formatDay } from '@shared/admin/dates';
import { ListTable } from '@shared/admin/list-table';
import { Pager } from '@shared/admin/pager';
import type { ExportLink } from './api';
import { BulkActions } from './bulk-actions';
import { getColumns } from './columns';
import { Exports } from './exports';
import type { Action, Filters, Row } from './types';
import type { useList } from './use-list';
import { getActionName, getActions, getSender } from './labels';

type Props = {
	list: ReturnType< typeof useList >;
	filters: Filters;
	exportLink: ExportLink;
	/** The answer that is open; 0 for none. */
	openId: number;
	selected: Set< number >;
	onSelect: ( ids: Set< number > ) => void;
	onAct: ( action: Action, ids: number[] ) => Promise< boolean >;
};

const isNarrowed = ( { search, source, form, from, to }: Filters ): boolean =>
	Boolean( search || source || form || from || to );

function describeEmpty( filters: Filters ): string {
	if ( isNarrowed( filters ) ) {
		return __( 'No responses match.', 'mainstreet-blocks' );
	}
	switch ( filters.view ) {
		case 'spam':
			return __( 'No spam.', 'mainstreet-blocks' );
		case 'trash':
			return __( 'The Trash is empty.', 'mainstreet-blocks' );
		case 'unread':
			return __( 'Everything has been read.', 'mainstreet-blocks' );
		default:
			return __(
				'No responses yet. What visitors send through a form of this site appears here.',
				'mainstreet-blocks'
			);
	}
}

/** Whether something is being loaded, and how far a search has come. */
function Progress( { list }: { list: Props[ 'list' ] } ) {
	const { isBusy, searchedTo, stop } = list;
	return (
		<p role="status" className="mainstreet-screen__state">
			{ isBusy && <Spinner /> }
			{ isBusy && ! searchedTo && (
				<span>{ __( 'Loading…', 'mainstreet-blocks' ) }</span>
			) }
			{ searchedTo && (
				<span>
					{ sprintf(
						/* translators: %s: date. */
						__( 'Searched back to %s.', 'mainstreet-blocks' ),
						formatDay( searchedTo )
					) }
				</span>
			) }
			{ isBusy && searchedTo && (
				<Button variant="link" onClick={ stop }>
					{ __( 'Stop', 'mainstreet-blocks' ) }
				</Button>
			) }
		</p>
	);
}

/** The table, what can be done with its lines, and its pages. */
export function List( {
	list,
	filters,
	exportLink,
	openId,
	selected,
	onSelect,
	onAct,
}: Props ) {
	const { items, isBusy, error } = list;
	const [ doomed, setDoomed ] = useState< number[] >( [] );
	const { view } = filters;
	const run = ( action: Action, ids: number[] ) => {
		if ( action === 'delete' ) {
			setDoomed( ids );
		} else {
			onAct( action, ids );
		}
	};
	const pager = (
		<Pager
			label={ __( 'Pages of responses', 'mainstreet-blocks' ) }
			hasNewer={ list.hasNewer }
			hasOlder={ list.hasOlder }
			isBusy={ isBusy }
			onNewer={ list.goNewer }
			onOlder={ list.goOlder }
		/>
	);
	return (
		<>
			<div className="mainstreet-screen__above">
				<BulkActions
					actions={ getActions( view ) }
					isDisabled={ selected.size === 0 }
					onApply={ ( action ) => run( action, [ ...selected ] ) }
				/>
				<Progress list={ list } />
				<Exports
					filters={ filters }
					exportLink={ exportLink }
					selected={ [ ...selected ] }
				/>
				{ pager }
			</div>
			{ error && (
				<p role="alert" className="mainstreet-screen__error">
					{ error }{ ' ' }
					<Button variant="link" onClick={ list.reload }>
						{ __( 'Try again', 'mainstreet-blocks' ) }
					</Button>
				</p>
			) }
			<ListTable< Row >
				caption={ __( 'Form responses', 'mainstreet-blocks' ) }
				columns={ getColumns( view, run ).filter(
					// Beside an open answer, which says it too, there is no room.
					( { id } ) => ! openId || id !== 'source'
				) }
				items={ items }
				isBusy={ isBusy }
				empty={ isBusy || error ? '' : describeEmpty( filters ) }
				selection={ { ids: selected, onChange: onSelect } }
				getName={ ( row ) =>
					sprintf(
						/* translators: %s: who sent a form response. */
						__( 'Select the response of %s', 'mainstreet-blocks' ),
						getSender( row )
					)
				}
				getClass={ ( { id, unread } ) =>
					`${ unread ? 'is-unread' : '' } ${
						id === openId ? 'is-open' : ''
					}`
				}
			/>
			<div className="mainstreet-screen__below">{ pager }</div>
			{ doomed.length > 0 && (
				<Confirm
					title={ __( 'Delete permanently?', 'mainstreet-blocks' ) }
					text={ __(
						'The responses and their files can’t be brought back.',
						'mainstreet-blocks'
					) }
					action={ getActionName( 'delete' ) }
					onConfirm={ () => onAct( 'delete', doomed ) }
					onClose={ () => setDoomed( [] ) }
				/>
			) }
		</>
	);
}
