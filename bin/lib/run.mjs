/** Starting other programs. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Looks for a program on the PATH.
 *
 * @param {string} name Name without extension.
 * @return {string|undefined} Its full path.
 */
export function which( name ) {
	const endings =
		process.platform === 'win32' ? [ '.exe', '.cmd', '' ] : [ '' ];
	for ( const folder of ( process.env.PATH ?? '' ).split( path.delimiter ) ) {
		for ( const ending of endings ) {
			const file = path.join( folder, name + ending );
			if (
				folder &&
				fs.existsSync( file ) &&
				fs.statSync( file ).isFile()
			) {
				return file;
			}
		}
	}
	return undefined;
}

/**
 * Runs a program to its end and collects what it printed. Does not throw.
 *
 * @param {string}   command Program.
 * @param {string[]} args    Arguments.
 * @param {Object}   options As of child_process.spawn, and `input` for its standard input.
 * @return {Promise<{code: number, stdout: string, stderr: string}>} Exit code (127: not found) and output.
 */
export function run( command, args, { input, ...options } = {} ) {
	return new Promise( ( resolve ) => {
		const child = spawn( command, args, {
			...options,
			stdio: [ input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe' ],
		} );
		const stdout = [];
		const stderr = [];
		child.stdout.on( 'data', ( data ) => stdout.push( data ) );
		child.stderr.on( 'data', ( data ) => stderr.push( data ) );
		const finish = ( code, message = '' ) =>
			resolve( {
				code,
				stdout: Buffer.concat( stdout ).toString(),
				stderr: Buffer.concat( stderr ).toString() + message,
			} );
		child.on( 'error', ( error ) => finish( 127, error.message ) );
		child.on( 'close', ( code ) => finish( code ?? 1 ) );
		if ( input !== undefined ) {
			child.stdin.on( 'error', () => {} ); // It may end without reading.
			child.stdin.end( input );
		}
	} );
}
