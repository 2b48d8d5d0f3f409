/** The drop-in that lets WordPress keep its data in an SQLite file. */
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '../lib/lock.mjs';
import { runNpm } from '../lib/npm.mjs';
import { cacheFolder } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { step } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';
import { withScratch } from '../lib/scratch.mjs';
import { unzip } from '../lib/zip.mjs';

/** WordPress's own command line for PHP in WebAssembly; its package carries the drop-in. */
export const PLAYGROUND = '@wp-playground/cli@3.1.56';

async function fetchDropIn( target, scratch ) {
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
	const unpacked = await run( 'tar', [ '-xzf', tarball ], { cwd: scratch } );
	if ( unpacked.code !== 0 ) {
		throw new Problem(
			`tar could not unpack ${ tarball }: ${ unpacked.stderr.trim() }`
		);
	}
	const out = path.join( scratch, 'out' );
	await unzip(
		path.join( scratch, 'package/sqlite-database-integration.zip' ),
		out
	);
	const [ folder ] = fs.readdirSync( out );
	fs.mkdirSync( path.dirname( target ), { recursive: true } );
	fs.rmSync( target, { recursive: true, force: true } );
	fs.renameSync( path.join( out, folder ), target );
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
					withScratch( cacheFolder(), ( scratch ) =>
						fetchDropIn( target, scratch )
					)
				);
			}
		} );
	}
	return target;
}
