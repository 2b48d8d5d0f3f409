import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ActionDialog } from '@shared/admin/action-dialog';
import { CreatePage } from '@shared/admin/create-page';
import { DataList } from '@shared/admin/data-list';
import { formatDay } from '@shared/admin/dates';
import type { useListView } from '@shared/admin/use-list-view';
import { getListActions } from './actions';
import { getFields } from './fields';
import { isNarrowed } from './filters';
import { getActionName } from './labels';
import type { Action, Filters, Row } from './types';
import { useChoices } from './use-choices';
import { getHash } from './use-route';
import type { useResponses } from './use-responses';

type Props = {
	list: ReturnType< typeof useResponses >;
	listView: ReturnType< typeof useListView >;
	filters: Filters;
	/** The open response; 0 for none. */
	openId: number;
	selected: number[];
	onSelect: ( ids: number[] ) => void;
	onAct: ( action: Action, ids: number[] ) => Promise< boolean >;
};

function describeEmpty( filters: Filters ): string {
	if ( isNarrowed( filters ) ) {
		return __( 'No responses found.', 'mainstreet-blocks' );
	}
	switch ( filters.view ) {
		case 'spam':
			return __( 'No spam responses.', 'mainstreet-blocks' );
		case 'trash':
			return __( 'The Trash is empty.', 'mainstreet-blocks' );
		case 'unread':
			return __( 'No unread responses.', 'mainstreet-blocks' );
		default:
			return __(
				'No responses yet. Messages that visitors send with your forms appear here.',
				'mainstreet-blocks'
			);
	}
}

/** Shows the progress of a search. */
function Progress( { list }: { list: Props[ 'list' ] } ) {
	const { isBusy, searchedTo, stop } = list;
	return (
		<>
			<span>
				{ sprintf(
					/* translators: %s: date. */
					__( 'Searched back to %s.', 'mainstreet-blocks' ),
					formatDay( searchedTo )
				) }
			</span>{ ' ' }
			{ isBusy && (
				<Button variant="link" onClick={ stop }>
					{ __( 'Stop', 'mainstreet-blocks' ) }
				</Button>
			) }
		</>
	);
}

/** The table with its actions and pages. */
export function List( {
	list,
	listView: { view, onChange, isNarrow },
	filters,
	openId,
	selected,
	onSelect,
	onAct,
}: Props ) {
	const [ doomed, setDoomed ] = useState< number[] >( [] );
	const choices = useChoices();
	const folder = filters.view;
	const fields = useMemo(
		() => getFields( choices, isNarrow ),
		[ choices, isNarrow ]
	);
	const actions = useMemo(
		() =>
			getListActions(
				folder,
				( action, ids ) =>
					action === 'delete'
						? setDoomed( ids )
						: onAct( action, ids ),
				( address ) => window.location.assign( address )
			),
		[ folder, onAct ]
	);
	return (
		<>
			<DataList< Row >
				label={ __( 'Form responses', 'mainstreet-blocks' ) }
				searchLabel={ __( 'Search responses', 'mainstreet-blocks' ) }
				view={ {
					...view,
					descriptionField: isNarrow ? 'about' : undefined,
					// Beside an open response there is no space, and it shows the other data.
					...( openId && { fields: isNarrow ? [] : [ 'date' ] } ),
				} }
				onChangeView={ ( next ) =>
					onChange( openId ? { ...next, fields: view.fields } : next )
				}
				fields={ fields }
				actions={ actions }
				items={ list.items }
				total={ list.total }
				hasMore={ list.hasMore }
				isBusy={ list.isBusy }
				error={ list.error }
				onRetry={ list.reload }
				empty={
					<>
						{ describeEmpty( filters ) }
						{ folder === 'inbox' && ! isNarrowed( filters ) && (
							<span className="mainstreet-screen__create">
								<CreatePage
									kind="contact"
									label={ __(
										'Create a form',
										'mainstreet-blocks'
									) }
								/>
							</span>
						) }
					</>
				}
				state={ list.searchedTo && <Progress list={ list } /> }
				selection={ selected }
				onSelect={ onSelect }
				renderItemLink={ ( { item, children, ...props } ) => (
					<a
						{ ...props }
						href={ getHash( { view: folder, id: item.id } ) }
						data-response={ item.id }
						aria-current={ item.id === openId ? 'true' : undefined }
					>
						{ children }
					</a>
				) }
			/>
			{ doomed.length > 0 && (
				<ActionDialog
					title={ __( 'Delete permanently?', 'mainstreet-blocks' ) }
					action={ getActionName( 'delete' ) }
					onAction={ () => void onAct( 'delete', doomed ) }
					onClose={ () => setDoomed( [] ) }
					isDestructive
				>
					<p>
						{ __(
							'The responses and their files cannot be restored.',
							'mainstreet-blocks'
						) }
					</p>
				</ActionDialog>
			) }
		</>
	);
}
