import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { openPopup, watchPopup } from '@shared/popup';
import { readConnectUrl } from './responses';

const WIDTH = 700; // pixels

type Options = {
	/** Called with the number of the connection. */
	onConnect: ( token: string ) => void;
	/** Called when the window was closed without a result. */
	onClose: () => void;
	/** Called when the window can't be opened. */
	onFailure: () => void;
};

/**
 * Opens the window in which an account is connected (docs/server-contract.md A20).
 *
 * @param options Callbacks.
 */
export function useConnectWindow( options: Options ) {
	const [ isConnecting, setIsConnecting ] = useState( false );
	const stop = useRef( () => {} );
	const listeners = useRef( options );
	listeners.current = options;
	useEffect( () => () => stop.current(), [] );

	const connect = async () => {
		// Opened while the click is being handled: later, browsers would block it.
		const popup = openPopup( '', WIDTH );
		setIsConnecting( true );
		try {
			const url = readConnectUrl(
				await apiFetch( {
					path: '/wpcom/v2/instagram-gallery/connect-url',
				} )
			);
			if ( ! popup || url === '' ) {
				throw new Error();
			}
			popup.location.href = url;
			stop.current = watchPopup( popup, ( result ) => {
				setIsConnecting( false );
				if ( result ) {
					listeners.current.onConnect( String( result.keyringId ) );
				} else {
					listeners.current.onClose();
				}
			} );
		} catch {
			popup?.close();
			setIsConnecting( false );
			listeners.current.onFailure();
		}
	};
	return { isConnecting, connect };
}
