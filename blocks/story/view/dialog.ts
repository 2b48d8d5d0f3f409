import { make } from './parts';

const LOCK = 'wp-story-in-fullscreen';

/** Keeps the keyboard's focus among the buttons: the browser's own ring leads through its window, too. */
function wrapFocus( event: KeyboardEvent, dialog: HTMLElement ): void {
	if ( event.key !== 'Tab' ) {
		return;
	}
	const buttons = [ ...dialog.querySelectorAll( 'button' ) ].filter(
		( button ) => button.getClientRects().length > 0
	);
	const { activeElement } = dialog.ownerDocument;
	const from = event.shiftKey ? buttons[ 0 ] : buttons.at( -1 );
	const to = event.shiftKey ? buttons.at( -1 ) : buttons[ 0 ];
	if ( activeElement === from || ! dialog.contains( activeElement ) ) {
		event.preventDefault();
		to?.focus();
	}
}

/**
 * Shows an element above everything else, as a dialog, and puts it back.
 *
 * @param app     The element.
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
	const dialog = make( 'dialog', 'dialog' );
	dialog.setAttribute( 'aria-label', name );
	dialog.setAttribute( 'aria-modal', 'true' );
	home?.append( dialog );
	dialog.addEventListener( 'close', () => {
		// It may be open again by now.
		if ( ! dialog.open ) {
			onClose();
		}
	} );
	dialog.addEventListener( 'keydown', ( event ) =>
		wrapFocus( event, dialog )
	);
	return {
		open: ( focused: HTMLElement ) => {
			dialog.append( app );
			dialog.showModal();
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
