/** Where things are: the repository, and the folder that downloads are kept in. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** Databases and uploads of named WordPress sites; ignored by git. */
export const statesFolder = path.join( root, '.wordpress' );

let cache;

/**
 * The folder for WordPress itself and other downloads. It is the user's, not the
 * repository's, so that a second clone starts in seconds: MAINSTREET_CACHE, else
 * the XDG cache folder, else `.cache` here when the home folder is read-only.
 *
 * @return {string} An existing, writable folder.
 */
export function cacheFolder() {
	if ( cache ) {
		return cache;
	}
	const user =
		process.env.XDG_CACHE_HOME || path.join( os.homedir(), '.cache' );
	const wanted = [
		process.env.MAINSTREET_CACHE,
		path.join( user, 'mainstreet-blocks' ),
		path.join( root, '.cache' ),
	].filter( Boolean );
	for ( const folder of wanted ) {
		try {
			fs.mkdirSync( folder, { recursive: true } );
			fs.accessSync( folder, fs.constants.W_OK );
			cache = path.resolve( folder );
			return cache;
		} catch {
			// Not writable: the next one.
		}
	}
	throw new Error(
		`None of these folders can be written: ${ wanted.join( ', ' ) }`
	);
}
