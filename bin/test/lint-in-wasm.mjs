/** Checks the syntax of PHP files on a machine without PHP. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { startWordPress } from '../wordpress/index.mjs';

/**
 * Lets PHP in WebAssembly parse files.
 *
 * @param {string[]} files Paths.
 * @return {Promise<{passed: number, failed: number, skipped: number}>} One test passed, or as many failed as there are faulty files.
 */
export async function lintInWasm( files ) {
	const sources = Object.fromEntries(
		files.map( ( file ) => [
			path.relative( root, file ),
			fs.readFileSync( file, 'utf8' ),
		] )
	);
	const encoded = Buffer.from( JSON.stringify( sources ) ).toString(
		'base64'
	);
	const wordpress = await startWordPress( { testing: true, pluginDir: '' } );
	try {
		const faults = await wordpress.runPhp( `
			$faults = array();
			foreach ( json_decode( base64_decode( '${ encoded }' ), true ) as $file => $source ) {
				try {
					token_get_all( $source, TOKEN_PARSE );
				} catch ( ParseError $error ) {
					$faults[] = $file . ':' . $error->getLine() . ' ' . $error->getMessage();
				}
			}
			return $faults;` );
		faults.forEach( ( fault ) => console.error( fault ) );
		return {
			passed: faults.length ? 0 : 1,
			failed: faults.length,
			skipped: 0,
		};
	} finally {
		await wordpress.stop();
	}
}
