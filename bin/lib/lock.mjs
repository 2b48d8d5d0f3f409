/**
 * Locks between processes, for folders that two commands may prepare at once; by
 * proper-lockfile, which is imported only when used: commands that install the dependencies
 * load this file before they are there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder } from './paths.mjs';

/** Milliseconds after which a lock whose process gave no sign of life is free: unpacking WordPress may keep one silent for long. */
const STALE = 30000;

/** A process that was silent for too long goes on with its work all the same. */
const onCompromised = () => {};

/**
 * Takes a lock.
 *
 * @param {string} file    What it is for; the lock is a folder beside it.
 * @param {Object} options Of proper-lockfile.
 * @return {Promise<() => Promise<void>>} Lets go of it. Rejects with the code ELOCKED while another process has it.
 */
export async function takeLock( file, options = {} ) {
	const { default: lockfile } = await import( 'proper-lockfile' );
	fs.mkdirSync( path.dirname( file ), { recursive: true } );
	const release = await lockfile.lock( file, {
		realpath: false,
		onCompromised,
		...options,
	} );
	// One that another process has taken over is not ours to let go of.
	return () => release().catch( () => {} );
}

/**
 * Runs a function while no other process runs one under the same name.
 *
 * @template T
 * @param {string}           name A file name.
 * @param {() => Promise<T>} work What to do.
 * @return {Promise<T>} What it returned.
 */
export async function withLock( name, work ) {
	const release = await takeLock( path.join( cacheFolder(), 'locks', name ), {
		stale: STALE,
		retries: { forever: true, factor: 1, minTimeout: 200 },
	} );
	try {
		return await work();
	} finally {
		await release();
	}
}
