/** Locks between processes, for folders that two commands may prepare at once. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cacheFolder } from './paths.mjs';

/**
 * Whether a process of this machine is running.
 *
 * @param {number} pid Process id.
 */
export function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/**
 * Takes a lock file, or says who has it. A lock of a process that is gone is taken over.
 *
 * @param {string} file Path of the lock file.
 * @return {number} 0 when taken, else the holder's process id.
 */
export function takeLock( file ) {
	fs.mkdirSync( path.dirname( file ), { recursive: true } );
	// Written first and linked into place, so that no one ever reads a half-made lock.
	const own = `${ file }.${ process.pid }`;
	fs.writeFileSync( own, String( process.pid ) );
	try {
		for ( let tries = 0; ; tries++ ) {
			try {
				fs.linkSync( own, file );
				return 0;
			} catch ( error ) {
				if ( error.code !== 'EEXIST' ) {
					throw error;
				}
			}
			const holder = readHolder( file );
			if ( holder && isAlive( holder ) && tries < 50 ) {
				return holder;
			}
			fs.rmSync( file, { force: true } );
		}
	} finally {
		fs.rmSync( own, { force: true } );
	}
}

function readHolder( file ) {
	try {
		return Number( fs.readFileSync( file, 'utf8' ) ) || 0;
	} catch {
		return 0; // Released in between.
	}
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
	const file = path.join( cacheFolder(), 'locks', name );
	while ( takeLock( file ) ) {
		await sleep( 200 );
	}
	try {
		return await work();
	} finally {
		fs.rmSync( file, { force: true } );
	}
}
