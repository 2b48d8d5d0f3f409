/** Writes values as PHP code. */
import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );

/**
 * A value as PHP code.
 *
 * @param {any} value Of JSON.
 * @return {string} The code.
 */
export function printPhp( value ) {
	const scripts = require.resolve( '@wordpress/scripts/package.json' );
	const json2php = createRequire( scripts )( 'json2php' );
	return json2php.make( { linebreak: '\n', indent: '\t' } )( value );
}
