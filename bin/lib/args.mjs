/** Command-line arguments. */
import { parseArgs } from 'node:util';
import { Problem } from './problem.mjs';

/**
 * Reads a command's arguments.
 *
 * @param {string[]} args    Arguments without node and script.
 * @param {Object}   options As of node:util's parseArgs.
 * @param {string}   help    Named in the message on a wrong argument.
 * @return {{values: Object, positionals: string[]}} What was given.
 */
export function readArgs( args, options, help ) {
	try {
		return parseArgs( { args, options, allowPositionals: true } );
	} catch ( error ) {
		throw new Problem( `${ error.message.split( '. ' )[ 0 ] }; ${ help }` );
	}
}

/**
 * Reads a port number.
 *
 * @param {string|undefined} text     As typed.
 * @param {number}           fallback When nothing was typed.
 */
export function readPort( text, fallback ) {
	if ( text === undefined ) {
		return fallback;
	}
	const port = Number( text );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Problem(
			`"${ text }" is no port; give a number from 1 to 65535, such as --port 8899.`
		);
	}
	return port;
}
