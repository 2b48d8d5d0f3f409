/** Runs npm. */
import { run } from './run.mjs';

/**
 * Runs npm to its end; on Windows it is a script that needs a shell.
 *
 * @param {string[]} args    Arguments.
 * @param {Object}   options As of run().
 */
export function runNpm( args, options = {} ) {
	return process.platform === 'win32'
		? run( 'npm.cmd', args, { ...options, shell: true } )
		: run( 'npm', args, options );
}

/**
 * Runs npx to its end.
 *
 * @param {string[]} args Arguments.
 */
export function runNpx( args ) {
	return process.platform === 'win32'
		? run( 'npx.cmd', args, { shell: true } )
		: run( 'npx', args );
}
