/** One process at a time writes a build. */
import path from 'node:path';
import { takeLock } from '../lib/lock.mjs';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { say } from '../lib/progress.mjs';

const WAIT = {
	stale: 30000,
	retries: { forever: true, factor: 1, minTimeout: 200 },
};

const isLocked = ( { code } ) => code === 'ELOCKED';

/** The lock of `npm run dev`, which holds it for as long as it runs. */
const devLock = path.join( root, 'node_modules/.cache/mainstreet-blocks/dev' );

/** Takes the lock of `npm run dev`. */
export async function lockDev() {
	try {
		return await takeLock( devLock );
	} catch ( error ) {
		throw isLocked( error )
			? new Problem(
					'npm run dev (or npm start -- --watch) runs here already.'
				)
			: error;
	}
}

/** Whether `npm run dev` keeps build/ up to date now. */
export async function isWatched() {
	const { default: lockfile } = await import( 'proper-lockfile' );
	return lockfile.check( devLock, { realpath: false } );
}

/**
 * Takes the lock of a build, and waits for a build that runs. What `npm run dev` keeps up to date
 * is not minified: nobody else may write there meanwhile.
 *
 * @param {string} folder The build.
 * @return {Promise<() => Promise<void>>} Releases the lock.
 */
export async function lockBuild( folder ) {
	if ( folder === path.join( root, 'build' ) ) {
		if ( await isWatched() ) {
			throw new Problem(
				'npm run dev (or npm start -- --watch) writes the build of this folder; stop it first. If it was killed, try again in some seconds.'
			);
		}
	}
	const file = `${ folder }-lock`;
	try {
		return await takeLock( file, { ...WAIT, retries: 0 } );
	} catch ( error ) {
		if ( ! isLocked( error ) ) {
			throw error;
		}
		say( 'Waiting for another build…' );
		return takeLock( file, WAIT );
	}
}
