/** The drop-in that lets WordPress keep its data in an SQLite file. */
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '../lib/lock.mjs';
import { cacheFolder } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { step } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';
import { unzip } from '../lib/unzip.mjs';

/** WordPress's own command line for PHP in WebAssembly; its package carries the drop-in. */
export const PLAYGROUND = '@wp-playground/cli@3.1.56';

/** npm as this Node brought it, also where it is not on the PATH as a plain program. */
export function runNpm( args, options = {} ) {
	return process.platform === 'win32'
		? run( 'npm.cmd', args, { ...options, shell: true } )
		: run( 'npm', args, options );
}

async function fetchDropIn( target ) {
	const scratch = fs.mkdtempSync( path.join( cacheFolder(), 'fetch-' ) );
	try {
		const packed = await runNpm( [ 'pack', PLAYGROUND, '--silent' ], {
			cwd: scratch,
		} );
		const tarball = fs
			.readdirSync( scratch )
			.find( ( name ) => name.endsWith( '.tgz' ) );
		if ( packed.code !== 0 || ! tarball ) {
			throw new Problem(
				`The SQLite support for WordPress (${ PLAYGROUND }) could not be fetched with npm: ${ packed.stderr.trim().split( '\n' )[ 0 ] }`
			);
		}
		const unpacked = await run( 'tar', [ '-xzf', tarball ], {
			cwd: scratch,
		} );
		if ( unpacked.code !== 0 ) {
			throw new Problem(
				`tar could not unpack ${ tarball }: ${ unpacked.stderr.trim() }`
			);
		}
		unzip(
			path.join( scratch, 'package/sqlite-database-integration.zip' ),
			path.join( scratch, 'out' )
		);
		const [ folder ] = fs.readdirSync( path.join( scratch, 'out' ) );
		fs.mkdirSync( path.dirname( target ), { recursive: true } );
		fs.rmSync( target, { recursive: true, force: true } );
		fs.renameSync( path.join( scratch, 'out', folder ), target );
	} finally {
		fs.rmSync( scratch, { recursive: true, force: true } );
	}
}

/**
 * Makes sure that the drop-in is there.
 *
 * @return {Promise<string>} Its folder, with wp-includes/sqlite/db.php in it.
 */
export async function ensureSqlite() {
	const target = path.join(
		cacheFolder(),
		`sqlite-${ PLAYGROUND.split( '@' ).pop() }`
	);
	const isReady = () =>
		fs.existsSync( path.join( target, 'wp-includes/sqlite/db.php' ) );
	if ( ! isReady() ) {
		await withLock( 'sqlite', async () => {
			if ( ! isReady() ) {
				await step( 'Fetching SQLite support for WordPress', () =>
					fetchDropIn( target )
				);
			}
		} );
	}
	return target;
}
