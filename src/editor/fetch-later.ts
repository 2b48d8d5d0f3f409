/** Two ways to the chunk `later`, the second step of the editor script. */
type Later = typeof import( './later' );

/** Imports it. */
export const fetchLater = (): Promise< Later > =>
	import( /* webpackChunkName: "later" */ './later' );

/**
 * Fetches and runs it while everything waits.
 *
 * @throws {Error} When it can't be had; asking again may help.
 */
export function fetchLaterNow(): Later {
	const id = require.resolveWeak( './later' );
	// eslint-disable-next-line camelcase -- webpack's own name.
	if ( ! __webpack_modules__[ id ] ) {
		const request = new XMLHttpRequest();
		request.open(
			'GET',
			// eslint-disable-next-line camelcase -- webpack's own names.
			__webpack_public_path__ +
				__webpack_get_script_filename__( 'later' ),
			false
		);
		request.send();
		if ( request.status !== 200 ) {
			throw new Error( request.statusText );
		}
		const script = document.createElement( 'script' );
		script.text = request.responseText;
		document.head.append( script );
		script.remove();
	}

	return __webpack_require__< Later >( id );
}
