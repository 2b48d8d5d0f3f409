/** Reads texts from PHP declarations (`service.php`, `module.php` …) without running them. */

/** A translatable text: `__( 'Words', 'mainstreet-blocks' )`. */
const TEXT = "__\\(\\s*'((?:[^'\\\\]|\\\\.)*)'";

const unescape = ( text ) => text.replace( /\\(['\\])/g, '$1' );

/**
 * Reads the first text that an entry of an array has.
 *
 * @param {string} source PHP.
 * @param {string} key    Key of the entry, such as `label`.
 * @return {string} Empty if there is none.
 */
export function readEntry( source, key ) {
	const found = new RegExp( `'${ key }'\\s*=>\\s*${ TEXT }` ).exec( source );
	return found ? unescape( found[ 1 ] ) : '';
}

/**
 * Reads what a service is sent, as its declaration tells the site's owner: the entry `data`, or
 * for networks that people sign in to the last argument of `OAuth_Network::form()`.
 *
 * @param {string} source PHP.
 * @return {string} Empty if there is none.
 */
export function readData( source ) {
	const form = new RegExp(
		`OAuth_Network::form\\([^;]*?${ TEXT }[^;]*?${ TEXT }`
	).exec( source );
	return readEntry( source, 'data' ) || ( form ? unescape( form[ 2 ] ) : '' );
}
