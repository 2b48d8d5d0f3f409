import { useEffect, useRef } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { openPopup, watchPopup } from '@shared/popup';

/** Milliseconds between looks whether a window is still there. */
const LOOK = 500;

/**
 * Opens a popup and watches it until it is closed or reports a connected account.
 *
 * @param url     Where it leads.
 * @param onClose Called once, when it is closed.
 * @return Ends looking; null where the browser opens no window.
 */
function watchWindow(
	url: string,
	onClose: () => void
): ( () => void ) | null {
	const popup = openPopup( url );
	return popup && watchPopup( popup, () => onClose(), LOOK );
}

/**
 * Opens a link in a popup, or normally if the browser blocks popups.
 *
 * @param onClose Called when a window was closed again.
 * @param delay   Milliseconds to wait before that; another one closed meanwhile begins anew.
 * @return Handles the click on a link.
 */
export function usePopupLink( onClose: () => void, delay = 0 ) {
	const listener = useRef( onClose );
	listener.current = onClose;
	const ends = useRef( new Set< () => void >() );
	const timer = useRef< ReturnType< typeof setTimeout > >();
	useEffect( () => {
		const all = ends.current;
		return () => {
			all.forEach( ( end ) => end() );
			clearTimeout( timer.current );
		};
	}, [] );
	return ( event: MouseEvent< HTMLAnchorElement > ): void => {
		const end = watchWindow( event.currentTarget.href, () => {
			clearTimeout( timer.current );
			timer.current = setTimeout( () => listener.current(), delay );
		} );
		if ( end ) {
			event.preventDefault();
			ends.current.add( end );
		}
	};
}
