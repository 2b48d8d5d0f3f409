/** What Tab may stop at. */
const STOPS = 'a[href],iframe,:enabled:not(fieldset,option)';

/**
 * Opens a dialog above the page: the one way for all dialogs of visitors. Focus moves in, stays inside, and goes back to what opened
 * the dialog. The browser alone leads Tab out of the page after the last stop, and does not focus a clicked button in Safari.
 *
 * @param dialog Dialog that is closed.
 * @param opener What opened it; left out where the caller moves focus back.
 */
export function openDialog(
	dialog: HTMLDialogElement,
	opener?: HTMLElement
): void {
	dialog.onkeydown = ( event ) => {
		const stops = [
			...dialog.querySelectorAll< HTMLElement >( STOPS ),
		].filter( ( stop ) => stop.offsetWidth );
		if ( event.shiftKey ) {
			stops.reverse();
		}
		// In some browsers a press beside the stops focuses the dialog itself.
		if (
			event.key === 'Tab' &&
			( event.target === dialog || event.target === stops.at( -1 ) )
		) {
			event.preventDefault();
			stops[ 0 ]?.focus();
		}
	};
	dialog.onclick = ( { clientX, clientY, target } ) => {
		const box = dialog.getBoundingClientRect();
		if (
			target === dialog &&
			( clientX < box.left ||
				clientX > box.right ||
				clientY < box.top ||
				clientY > box.bottom )
		) {
			dialog.close();
		}
	};
	dialog.onclose = () => opener?.focus();
	dialog.showModal();
}
