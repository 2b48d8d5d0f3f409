import { useEffect, useRef, useState } from '@wordpress/element';
import { openPopup, watchPopup } from '@shared/popup';
import { needsConnection } from '../responses';
import { createSession, describe, endSession } from './sessions';
import { watchSession } from './watch-session';

const IDLE = {
	status: 'idle' as 'idle' | 'opening' | 'waiting',
	/** URL of Google's picker, to open it again. */
	uri: '',
	/** Whether the browser blocked the popup. */
	isBlocked: false,
	/** Error message; '' for none. */
	error: '',
};

type Listeners = {
	/** Called when items were picked in a session. */
	onPicked: ( id: string ) => void;
	/** Called when an account has to be connected first. */
	onMustConnect: () => void;
};

/**
 * Opens Google's picker, and polls until items were picked.
 *
 * @param listeners Callbacks.
 */
export function usePicker( listeners: Listeners ) {
	const [ state, setState ] = useState( IDLE );
	const heard = useRef( listeners );
	heard.current = listeners;
	/** Cancels the current session. */
	const giveUp = useRef( () => {} );
	/** The session whose items are shown. */
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
		const isLost = needsConnection( problem );
		setState( { ...IDLE, error: isLost ? '' : describe( problem ) } );
		if ( isLost ) {
			heard.current.onMustConnect();
		}
	};
	const choose = async () => {
		// Opened in the click handler: later, browsers would block it.
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
			const session = await createSession();
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
				// Items may have been picked before the popup was closed.
				closers.unshift( watchPopup( popup, watched.poll ) );
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
