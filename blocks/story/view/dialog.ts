import { openDialog } from '@shared/view/dialog';
import { createElement } from './controls';

const LOCK = 'wp-story-in-fullscreen';

/**
 * Shows an element as a modal dialog, and restores it.
 *
 * @param name    Name of the dialog.
 * @param onClose Called when the browser closed it, as with Escape.
 * @return Opens and closes it.
 */
export function makeFullscreen(
	app: HTMLElement,
	name: string,
	onClose: () => void
) {
	const home = app.parentElement;
	const dialog = createElement( 'dialog', 'dialog' );
	dialog.setAttribute( 'aria-label', name );
	dialog.setAttribute( 'aria-modal', 'true' );
	home?.append( dialog );
	dialog.addEventListener( 'close', () => {
		// The dialog may have been opened again.
		if ( ! dialog.open ) {
			onClose();
		}
	} );
	return {
		open: ( focused: HTMLElement ) => {
			dialog.append( app );
			openDialog( dialog );
			document.documentElement.classList.add( LOCK );
			focused.focus();
		},
		close: ( focused: HTMLElement ) => {
			document.documentElement.classList.remove( LOCK );
			dialog.close();
			home?.prepend( app );
			focused.focus( { preventScroll: true } );
		},
	};
}
