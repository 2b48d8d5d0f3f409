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
	'bin/compiler',
	'bin/build.mjs',
	'bin/lib/find-blocks.cjs',
	'bin/webpack',
	'package-lock.json',
	'webpack.config.js',
];

/** Not part of the build. */
const IGNORED = /^(?:test|README\.md|demo\.html|external-services\.json|\..*)$/;

/** PHP is read where it stands: only its names are in the index, and the first parts of the paths of routes. */
const READ_IN_PLACE =
	/^(?:src|blocks|extensions)\/(?!.*-controller\.php$).*\.php$/;

const stampOf = ( build ) => path.join( build, '.sources' );

function addTo( hash, folder, file ) {
	if ( ! fs.existsSync( file ) ) {
		return;
	}
	if ( fs.statSync( file ).isDirectory() ) {
		fs.readdirSync( file )
			.filter( ( name ) => ! IGNORED.test( name ) )
			.sort()
			.forEach( ( name ) =>
				addTo( hash, folder, path.join( file, name ) )
			);
		return;
	}
	const name = path.relative( folder, file );
	hash.update( name );
	if ( ! READ_IN_PLACE.test( name ) ) {
		hash.update( fs.readFileSync( file ) );
	}
}

/**
 * Returns a hash of everything that goes into build/.
 *
 * @param {string} [folder] The checkout, or a copy of it.
 */
export function hashSources( folder = root ) {
	const hash = crypto.createHash( 'sha256' );
	PLACES.forEach( ( place ) =>
		addTo( hash, folder, path.join( folder, place ) )
	);
	return hash.digest( 'hex' );
}

/**
 * Records what a build was made from.
 *
 * @param {string} hash  From hashSources(), taken when the build began.
 * @param {string} build The folder.
 */
export function markBuilt( hash, build ) {
	fs.writeFileSync( stampOf( build ), hash );
}

/**
 * Forgets what a build was made from, before its files change.
 *
 * @param {string} build The folder.
 */
export function unmarkBuilt( build ) {
	fs.rmSync( stampOf( build ), { force: true } );
}

/** Whether build/ is up to date. */
export function isBuilt() {
	const build = path.join( root, 'build' );
	return (
		fs.existsSync( stampOf( build ) ) &&
		fs.existsSync( path.join( build, 'blocks-manifest.php' ) ) &&
		fs.readFileSync( stampOf( build ), 'utf8' ) === hashSources()
	);
}
