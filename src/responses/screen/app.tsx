import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ExportLink } from '@shared/admin/export-link';
import { Frame } from '@shared/admin/frame';
import { Message, type Outcome as NoticeState } from '@shared/admin/message';
import { useListView } from '@shared/admin/use-list-view';
import { useStable } from '@shared/admin/use-stable';
import { applyAction } from './api';
import { Details } from './details';
import { Exports } from './exports';
import { toFilters } from './filters';
import { Folders } from './folders';
import { describeOutcome, isOutside } from './labels';
import { List } from './list';
import type { Action } from './types';
import { useResponses } from './use-responses';
import { getHash, useRoute } from './use-route';

/**
 * Updates the number in the menu, which PHP printed with the page.
 *
 * @param count Number of unread responses.
 */
function showUnread( count: number ): void {
	document
		.querySelectorAll< HTMLElement >( '.mainstreet-unread' )
		.forEach( ( bubble ) => {
			bubble.className = `mainstreet-unread update-plugins count-${ count }`;
			const number = bubble.querySelector( '.plugin-count' );
			if ( number ) {
				number.textContent = String( count );
			}
		} );
}

type Props = { exportLink: ExportLink };

/** The responses screen. */
export function App( { exportLink }: Props ) {
	const { view, id } = useRoute();
	const listView = useListView( 'responses', {
		type: 'table',
		page: 1,
		perPage: 20,
		search: '',
		filters: [],
		sort: { field: 'date', direction: 'desc' },
		titleField: 'sender',
		fields: [ 'summary', 'date', 'source', 'form' ],
		layout: { styles: { summary: { minWidth: 240, maxWidth: 480 } } },
	} );
	const [ selected, setSelected ] = useState< number[] >( [] );
	const [ notice, setNotice ] = useState< NoticeState | null >( null );
	const frame = useRef< HTMLDivElement >( null );

	// The list is loaded again when this changes, not when columns change.
	const filters = useStable( toFilters( view, listView.view ) );
	const { page = 1, perPage = 20 } = listView.view;
	const list = useResponses(
		useMemo(
			() => ( { filters, page, perPage } ),
			[ filters, page, perPage ]
		)
	);
	const { apply, reload } = list;

	const [ before, setBefore ] = useState( filters );
	if ( before !== filters ) {
		setBefore( filters );
		setSelected( [] );
		if ( before.view !== view ) {
			listView.onChange( { ...listView.view, page: 1 } );
		}
	}

	const unread = list.totals?.unread;
	useEffect( () => {
		if ( unread !== undefined ) {
			showUnread( unread );
		}
	}, [ unread ] );

	const change = useCallback(
		async ( action: Action, ids: number[], isQuiet = false ) => {
			const result = await applyAction( action, ids );
			if ( ! result.ok ) {
				setNotice( { isBad: true, text: result.message } );
				return false;
			}
			const { done, failed } = result.value;
			apply( result.value, isOutside( view ) );
			setSelected( failed.map( ( { id: left } ) => left ) );
			if ( failed[ 0 ] ) {
				setNotice( { isBad: true, text: failed[ 0 ].message } );
			} else if ( ! isQuiet ) {
				setNotice( {
					isBad: false,
					text: describeOutcome( action, done.length ),
				} );
			}
			if ( ! isQuiet ) {
				reload();
			}
			return failed.length === 0;
		},
		[ apply, reload, view ]
	);

	const close = useCallback( () => {
		window.location.hash = getHash( { view, id: 0 } );
		// Return the focus to the row of the response.
		frame.current
			?.querySelector< HTMLElement >( `[data-response="${ id }"]` )
			?.focus();
	}, [ view, id ] );

	const index = list.items.findIndex( ( row ) => row.id === id );

	return (
		<Frame
			title={ __( 'Form responses', 'mainstreet-blocks' ) }
			actions={
				<Exports
					filters={ filters }
					exportLink={ exportLink }
					selected={ selected }
				/>
			}
			tabs={ <Folders view={ view } totals={ list.totals } /> }
		>
			<Message outcome={ notice } onDismiss={ () => setNotice( null ) } />
			<div
				ref={ frame }
				className={ `mainstreet-responses mainstreet-beside${
					id ? ' has-panel' : ''
				}` }
			>
				<div className="mainstreet-beside__list">
					<List
						list={ list }
						listView={ listView }
						filters={ filters }
						openId={ id }
						selected={ selected }
						onSelect={ setSelected }
						onAct={ change }
					/>
				</div>
				{ id > 0 && (
					<Details
						key={ id }
						id={ id }
						view={ view }
						previous={ list.items[ index - 1 ]?.id ?? 0 }
						next={
							index < 0 ? 0 : ( list.items[ index + 1 ]?.id ?? 0 )
						}
						onAct={ change }
						onClose={ close }
					/>
				) }
			</div>
		</Frame>
	);
}
