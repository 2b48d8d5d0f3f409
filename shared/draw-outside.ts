import { createRoot } from '@wordpress/element';
import type { ReactElement } from 'react';

/**
 * Draws a dialog at the end of the page. The editor takes its sidebar away when the window becomes narrow, as when a
 * tablet is turned, and with it all that is drawn in a panel; a dialog that somebody reads stays.
 *
 * @param draw    Makes the dialog; gets what closes it.
 * @param onClose Called when it was closed.
 */
export function drawOutside(
	draw: ( close: () => void ) => ReactElement,
	onClose: () => void
): void {
	const place = document.createElement( 'div' );
	document.body.append( place );
	const root = createRoot( place );
	root.render(
		draw( () => {
			root.unmount();
			place.remove();
			onClose();
		} )
	);
}
