/** What Tab may stop at. */
const STOPS = 'a[href],iframe,:enabled:not(fieldset,option)';

/**
 * Opens a modal dialog on a page. The focus moves in, stays inside, and returns to the opener. Without this, Tab would
 * leave the page after the last element, and Safari does not focus clicked buttons.
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
		// In some browsers a click on a non-focusable part focuses the dialog.
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
