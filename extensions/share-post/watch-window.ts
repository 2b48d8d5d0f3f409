/** Milliseconds between looks whether a window is still there (part 3, section 9). */
const LOOK = 500;
const WIDTH = 780; // pixels
const HEIGHT = 700;

/** Features of a window in the middle of the screen. */
const getFeatures = ( { availWidth, availHeight }: Screen ): string =>
	[
		'popup',
		`width=${ WIDTH }`,
		`height=${ HEIGHT }`,
		`left=${ Math.max( 0, Math.round( ( availWidth - WIDTH ) / 2 ) ) }`,
		`top=${ Math.max( 0, Math.round( ( availHeight - HEIGHT ) / 2 ) ) }`,
	].join( ',' );

/**
 * Opens a window and looks until it is closed.
 *
 * @param url     Where it leads.
 * @param onClose Called once, when it is closed.
 * @return Ends looking; null where the browser opens no window.
 */
export function watchWindow(
	url: string,
	onClose: () => void
): ( () => void ) | null {
	const popup = window.open( url, '_blank', getFeatures( window.screen ) );
	if ( ! popup ) {
		return null;
	}
	const timer = setInterval( () => {
		// A service may cut the window off from this one, which then looks closed while somebody signs in there:
		// it is closed when this one has the focus again.
		if ( popup.closed && document.hasFocus() ) {
			clearInterval( timer );
			onClose();
		}
	}, LOOK );
	return () => clearInterval( timer );
}
