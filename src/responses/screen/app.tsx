import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

import { Message, type Outcome as Said } from '@shared/admin/message';
import { act, type ExportLink } from './api';
import { Details } from './details';
import { FilterBar } from './filter-bar';
import { List } from './list';
import { showUnread } from './menu-bubble';
import type { Action, Filters } from './types';
import { getHash, usePlace } from './use-hash';
import { useList } from './use-list';
import { Views } from './views';
import { describeOutcome, isOutside } from './labels';

type Props = { exportLink: ExportLink };

const START: Omit< Filters, 'view' > = {
	source: 0,
	form: '',
	search: '',
	from: '',
	to: '',
};

/** The responses screen below its heading. */
export function App( { exportLink }: Props ) {
	const { view, id } = usePlace();
	const [ filters, setFilters ] = useState< Filters >( { ...START, view } );
	const [ selected, setSelected ] = useState< Set< number > >( new Set() );
	const [ said, setSaid ] = useState< Said | null >( null );
	const list = useList( filters );
	const frame = useRef< HTMLDivElement >( null );
	const { apply, reload } = list;

	if ( filters.view !== view ) {
		setFilters( { ...filters, view } );
		setSelected( new Set() );
	}

	const unread = list.totals?.unread;
	useEffect( () => {
		if ( unread !== undefined ) {
			showUnread( unread );
		}
	}, [ unread ] );

	const change = useCallback(
		async ( action: Action, ids: number[], isQuiet = false ) => {
			const result = await act( action, ids );
			if ( ! result.ok ) {
				setSaid( { isBad: true, text: result.message } );
				return false;
			}
			const { done, failed } = result.value;
			apply( result.value, isOutside( view ) );
			setSelected( new Set( failed.map( ( { id: left } ) => left ) ) );
			if ( failed[ 0 ] ) {
				setSaid( { isBad: true, text: failed[ 0 ].message } );
			} else if ( ! isQuiet ) {
				setSaid( {
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
		// Back to the line it was opened from.
		frame.current
			?.querySelector< HTMLElement >( `[data-response="${ id }"]` )
			?.focus();
	}, [ view, id ] );

	const narrow = ( next: Partial< Filters > ) => {
		setFilters( { ...filters, ...next } );
		setSelected( new Set() );
	};

	return (
		<div
			ref={ frame }
			className={ `mainstreet-screen mainstreet-responses${
				id ? ' has-details' : ''
			}` }
		>
			<Message outcome={ said } onDismiss={ () => setSaid( null ) } />
			<div className="mainstreet-responses__list">
				<Views view={ view } totals={ list.totals } />
				<FilterBar filters={ filters } onChange={ narrow } />
				<List
					list={ list }
					filters={ filters }
					exportLink={ exportLink }
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
					onAct={ change }
					onClose={ close }
				/>
			) }
		</div>
	);
}
