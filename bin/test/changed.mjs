/**
 * `npm test -- --changed`: which folders git calls changed, and which others use them. A folder is
 * a block, an extension, a store, a topic of shared/ or a room of src/: tests lie inside it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

const PLACES = [ 'blocks', 'extensions', 'store', 'shared', 'src' ];

async function git( ...args ) {
	const { code, stdout } = await run( 'git', args, { cwd: root } );
	return code === 0 ? stdout.split( '\n' ).filter( Boolean ) : [];
}

/**
 * Finds the files that differ from what has landed: uncommitted, untracked, and in commits that the
 * upstream branch does not have (without an upstream branch: in the last commit).
 *
 * @return {Promise<string[]>} Paths relative to the root; deleted files are among them.
 */
export async function findChangedFiles() {
	const [ upstream ] = await git( 'rev-parse', '--verify', '-q', '@{u}' );
	const [ base ] = upstream
		? await git( 'merge-base', 'HEAD', upstream )
		: await git( 'rev-parse', '--verify', '-q', 'HEAD~1' );
	const lists = await Promise.all( [
		git( 'diff', '--name-only', base ?? 'HEAD' ),
		git( 'ls-files', '--others', '--exclude-standard' ),
	] );
	return [ ...new Set( lists.flat() ) ];
}

/**
 * Returns the folder that a file belongs to.
 *
 * @param {string} file Path relative to the root.
 * @return {string | undefined} Such as `blocks/map`; undefined for a file that any test may depend on.
 */
export function getFolder( file ) {
	const [ place, name, ...rest ] = file.split( '/' );
	return PLACES.includes( place ) && rest.length
		? `${ place }/${ name }`
		: undefined;
}

/** Turns a part of a PHP namespace into a folder name: `Business_Hours` → `business-hours`. */
const toSlug = ( part ) => part.toLowerCase().replaceAll( '_', '-' );

/** Folders that one file names: imports in TypeScript, namespaces in PHP. */
function findUses( file, source ) {
	if ( file.endsWith( '.php' ) ) {
		return [
			...source.matchAll(
				/\bMainstreet\\(?:(Blocks|Extensions)\\)?(\w+)/g
			),
		].map(
			( [ , place = 'src', name ] ) =>
				`${ toSlug( place ) }/${ toSlug( name ) }`
		);
	}
	const specifiers = [
		...source.matchAll( /(?:from|import\(|import)\s*'([^']+)'/g ),
	].map( ( [ , specifier ] ) => specifier );
	return specifiers.flatMap( ( specifier ) => {
		if ( specifier.startsWith( '.' ) ) {
			const target = path.posix.join(
				path.posix.dirname( file ),
				specifier
			);
			return [ getFolder( `${ target }/` ) ?? [] ].flat();
		}
		const [ , place, name ] =
			specifier.match( /^@(shared|store)\/([^/]+)/ ) ?? [];
		return place ? [ `${ place }/${ name }` ] : [];
	} );
}

function* listSources( folder ) {
	for ( const entry of fs.readdirSync( path.join( root, folder ), {
		withFileTypes: true,
	} ) ) {
		const file = `${ folder }/${ entry.name }`;
		if ( entry.isDirectory() ) {
			// A test that uses a folder does not make its own folder depend on it.
			if ( entry.name !== 'test' ) {
				yield* listSources( file );
			}
		} else if ( /\.(?:tsx?|php)$/.test( entry.name ) ) {
			yield file;
		}
	}
}

/**
 * Reads which folder uses which.
 *
 * @return {Map<string, Set<string>>} By folder, the folders that use it.
 */
export function readUsers() {
	const users = new Map();
	for ( const place of PLACES ) {
		for ( const file of listSources( place ) ) {
			const folder = getFolder( file );
			const source = fs.readFileSync( path.join( root, file ), 'utf8' );
			for ( const used of folder ? findUses( file, source ) : [] ) {
				if ( ! users.has( used ) ) {
					users.set( used, new Set() );
				}
				users.get( used ).add( folder );
			}
		}
	}
	return users;
}

/**
 * Finds the folders whose tests may see a change.
 *
 * @param {string[]}                 files Changed files.
 * @param {Map<string, Set<string>>} users Of readUsers().
 * @return {string[] | undefined} Folders, sorted; undefined when everything may be concerned.
 */
export function findConcerned( files, users ) {
	const open = files
		.filter( ( file ) => ! /(?:\.md|\.txt)$/.test( file ) )
		.map( getFolder );
	if ( open.includes( undefined ) ) {
		return undefined;
	}
	const found = new Set();
	while ( open.length ) {
		const folder = open.pop();
		if ( ! found.has( folder ) ) {
			found.add( folder );
			open.push( ...( users.get( folder ) ?? [] ) );
		}
	}
	return [ ...found ].sort();
}
