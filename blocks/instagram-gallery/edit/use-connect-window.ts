import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { readConnectUrl, readMessage } from './answers';

const SIZE = 700; // pixels
const LOOK = 500; // milliseconds between looks whether the window is still there

type Options = {
	/** Called with the number of the connection. */
	onConnect: ( token: string ) => void;
	/** Called when the window is gone without having said anything. */
	onClose: () => void;
	/** Called when there is no window. */
	onFailure: () => void;
};

/**
 * Features of a window in the middle of the screen.
 *
 * @param screen Screen of the editor.
 */
const getFeatures = ( { availWidth, availHeight }: Screen ): string =>
	[
		'popup',
		`width=${ SIZE }`,
		`height=${ SIZE }`,
		`left=${ Math.max( 0, Math.round( ( availWidth - SIZE ) / 2 ) ) }`,
		`top=${ Math.max( 0, Math.round( ( availHeight - SIZE ) / 2 ) ) }`,
	].join( ',' );

/** Calls back once: with the message of the window, or when it is closed. */
function watch( popup: Window, onEnd: ( token: string ) => void ) {
	let timer = 0;
	const stop = () => {
		window.clearInterval( timer );

		window.removeEventListener( 'message', onMessage );
	};
	const onMessage = ( { data, origin }: MessageEvent ) => {
		const token =
			origin === window.location.origin ? readMessage( data ) : '';
		if ( token !== '' ) {
			stop();
			popup.close();
			onEnd( token );
		}
	};
	timer = window.setInterval( () => {
		// The service may cut the window off from this one, which then looks closed while somebody
		// signs in there: it is closed when this one has the focus again.
		if ( popup.closed && document.hasFocus() ) {
			stop();
			onEnd( '' );
		}
	}, LOOK );
	window.addEventListener( 'message', onMessage );
	return stop;
}

/**
 * Opens the window in which an account is connected (docs/server-contract.md A20).
 *
 * @param options Who hears of what comes of it.
 */
export function useConnectWindow( options: Options ) {
	const [ isConnecting, setIsConnecting ] = useState( false );
	const stop = useRef( () => {} );
	const listeners = useRef( options );
	listeners.current = options;
	useEffect( () => () => stop.current(), [] );

	const connect = async () => {
		// Opened while the click is being handled: later, browsers would block it.
		const popup = window.open( '', '_blank', getFeatures( window.screen ) );
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
			stop.current = watch( popup, ( token ) => {
				setIsConnecting( false );
				if ( token ) {
					listeners.current.onConnect( token );
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
