import { useEffect, useRef, useState } from '@wordpress/element';
import { openPopup, watchPopup } from '@shared/popup';
import { mustConnect } from '../answers';
import { beginSession, describe, endSession } from './sessions';
import { watchSession } from './watch-session';

const IDLE = {
	status: 'idle' as 'idle' | 'opening' | 'waiting',
	/** Address of Google's window, for who wants it (again). */
	uri: '',
	/** Whether the browser did not open it. */
	isBlocked: false,
	/** What went wrong; '' for nothing. */
	error: '',
};

type Listeners = {
	/** Somebody has picked in a session. */
	onPicked: ( id: string ) => void;
	/** An account is to be connected first. */
	onMustConnect: () => void;
};

/**
 * Opens Google's window, and looks until somebody has picked there.
 *
 * @param listeners Who hears of what comes of it.
 */
export function usePicker( listeners: Listeners ) {
	const [ state, setState ] = useState( IDLE );
	const heard = useRef( listeners );
	heard.current = listeners;
	/** Gives up the visit that is under way. */
	const giveUp = useRef( () => {} );
	/** The session whose picks are shown. */
	const shown = useRef( '' );
	const endShown = () => {
		if ( shown.current ) {
			endSession( shown.current );
		}
		shown.current = '';
	};
	useEffect(
		() => () => {
			giveUp.current();
			endShown();
		},
		[]
	);

	const fail = ( problem: unknown ) => {
		giveUp.current();
		const isLost = mustConnect( problem );
		setState( { ...IDLE, error: isLost ? '' : describe( problem ) } );
		if ( isLost ) {
			heard.current.onMustConnect();
		}
	};
	const choose = async () => {
		// Opened while the click is being handled: later, browsers would block it.
		const popup = openPopup( '' );
		let isGivenUp = false;
		const closers = [ () => popup?.close() ];
		const close = () => {
			isGivenUp = true;
			giveUp.current = () => {};
			closers.forEach( ( closer ) => closer() );
		};
		giveUp.current = close;
		setState( { ...IDLE, status: 'opening' } );
		try {
			const session = await beginSession();
			if ( isGivenUp ) {
				endSession( session.id );
				return;
			}
			const watched = watchSession( session, {
				onPicked: () => {
					endShown();
					shown.current = session.id;
					close();
					setState( IDLE );
					heard.current.onPicked( session.id );
				},
				onEnd: fail,
				onTrouble: ( error ) =>
					setState( ( before ) => ( { ...before, error } ) ),
			} );
			closers.push( watched.stop, () => {
				if ( shown.current !== session.id ) {
					endSession( session.id );
				}
			} );
			if ( popup ) {
				popup.location.href = session.uri;
				// Who closes it may have picked.
				closers.unshift( watchPopup( popup, watched.look ) );
			}
			setState( {
				...IDLE,
				status: 'waiting',
				uri: session.uri,
				isBlocked: ! popup,
			} );
		} catch ( problem ) {
			if ( ! isGivenUp ) {
				fail( problem );
			}
		}
	};
	return {
		...state,
		choose: () => void choose(),
		cancel: () => {
			giveUp.current();
			setState( IDLE );
		},
	};
}
