let running = 0;

const ask = ( event: BeforeUnloadEvent ): void => event.preventDefault();

/**
 * Has the browser ask before the page is left, as long as anything is being uploaded.
 *
 * @return Says that this upload is over.
 */
export function keepPage(): () => void {
	if ( running++ === 0 ) {
		window.addEventListener( 'beforeunload', ask );
	}
	let isOver = false;
	return () => {
		if ( ! isOver && --running === 0 ) {
			window.removeEventListener( 'beforeunload', ask );
		}
		isOver = true;
	};
}
