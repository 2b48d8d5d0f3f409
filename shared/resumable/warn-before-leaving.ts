let running = 0;

const ask = ( event: BeforeUnloadEvent ): void => event.preventDefault();

/**
 * Makes the browser ask before the page is left while uploads are running.
 *
 * @return Call it when this upload has ended.
 */
export function warnBeforeLeaving(): () => void {
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
