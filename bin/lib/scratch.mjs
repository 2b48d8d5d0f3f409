/** Temporary folders that are gone when the work is done, or the process. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const open = new Set();

const remove = ( folder ) =>
	fs.rmSync( folder, { recursive: true, force: true, maxRetries: 3 } );

process.on( 'exit', () => open.forEach( remove ) );

/**
 * Makes a temporary folder.
 *
 * @param {string} [parent] Where; default: the system's place for such folders.
 * @return {{dir: string, remove: () => void}} Its path, and how to remove it.
 */
export function makeScratch( parent = os.tmpdir() ) {
	const dir = fs.mkdtempSync( path.join( parent, 'mainstreet-' ) );
	open.add( dir );
	return {
		dir,
		remove() {
			open.delete( dir );
			remove( dir );
		},
	};
}

/**
 * Runs a function with a temporary folder.
 *
 * @template T
 * @param {string}                      parent Where.
 * @param {(dir: string) => Promise<T>} work   What to do.
 * @return {Promise<T>} What it returned.
 */
export async function withScratch( parent, work ) {
	const scratch = makeScratch( parent );
	try {
		return await work( scratch.dir );
	} finally {
		scratch.remove();
	}
}
