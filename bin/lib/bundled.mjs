/** Which npm packages are in a build: their licenses must come with it. */
import fs from 'node:fs';
import path from 'node:path';
import { listBlocks } from './find-blocks.cjs';
import { root } from './paths.mjs';

/** Not part of the zip, like every file of the build that begins with a dot. */
const listOf = ( build ) => path.join( build, '.packages' );

/** Packages whose published files are copied as they are (vendor.json of blocks). */
function listCopied() {
	return listBlocks()
		.map( ( block ) => path.join( block, 'vendor.json' ) )
		.filter( ( file ) => fs.existsSync( file ) )
		.flatMap( ( file ) =>
			Object.values( JSON.parse( fs.readFileSync( file, 'utf8' ) ) )
		)
		.map( ( { from } ) => /^(?:@[^/]+\/)?[^/]+/.exec( from )[ 0 ] );
}

/**
 * Records the packages of a build.
 *
 * @param {string[]} packages Folders below node_modules that webpack found.
 * @param {string}   build    The folder.
 */
export function writePackages( packages, build ) {
	const names = [ ...new Set( [ ...packages, ...listCopied() ] ) ].sort();
	fs.writeFileSync( listOf( build ), names.join( '\n' ) + '\n' );
}

/**
 * The packages of a build.
 *
 * @param {string} [build] The folder.
 * @return {string[]|null} Folders below node_modules; null for a build that did not record them.
 */
export function readPackages( build = path.join( root, 'build' ) ) {
	return fs.existsSync( listOf( build ) )
		? fs.readFileSync( listOf( build ), 'utf8' ).trim().split( '\n' )
		: null;
}
