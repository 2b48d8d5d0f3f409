/** Tells whether build/ was made from the sources as they are now. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const PLACES = [
	'blocks',
	'extensions',
	'shared',
	'store',
	'src',
	'bin/build.mjs',
	'bin/lib/find-blocks.cjs',
	'package-lock.json',
	'webpack.config.js',
];

/** Not part of the build. */
const IGNORED = /^(?:test|README\.md|demo\.html|\..*)$/;

/** PHP of the rooms is read where it stands; only hooks are joined. */
const READ_IN_PLACE = /^src\/(?!.*\/hooks\.php$).*\.php$/;

const stamp = path.join( root, 'build/.sources' );

function addTo( hash, file ) {
	if ( ! fs.existsSync( file ) ) {
		return;
	}
	if ( fs.statSync( file ).isDirectory() ) {
		fs.readdirSync( file )
			.filter( ( name ) => ! IGNORED.test( name ) )
			.sort()
			.forEach( ( name ) => addTo( hash, path.join( file, name ) ) );
		return;
	}
	const name = path.relative( root, file );
	if ( READ_IN_PLACE.test( name ) ) {
		return;
	}
	hash.update( name );
	hash.update( fs.readFileSync( file ) );
}

/** A hash of everything that goes into build/. */
export function hashSources() {
	const hash = crypto.createHash( 'sha256' );
	PLACES.forEach( ( place ) => addTo( hash, path.join( root, place ) ) );
	return hash.digest( 'hex' );
}

/**
 * Notes what build/ was made from.
 *
 * @param {string} hash Of hashSources(), taken when the build began.
 */
export function markBuilt( hash ) {
	fs.writeFileSync( stamp, hash );
}

/** Whether build/ is up to date. */
export function isBuilt() {
	return (
		fs.existsSync( stamp ) &&
		fs.existsSync( path.join( root, 'build/blocks-manifest.php' ) ) &&
		fs.readFileSync( stamp, 'utf8' ) === hashSources()
	);
}
