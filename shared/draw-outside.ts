import { createRoot } from '@wordpress/element';
import type { ReactElement } from 'react';

/**
 * Renders a dialog outside of the sidebar: the editor unmounts its sidebar, with all panels, when the window becomes
 * narrow.
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
