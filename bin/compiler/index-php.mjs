/**
 * The index of what src/loader.php finds by name, so that no request searches folders: the files of
 * classes, hooks, declarations and routes, and the blocks. It holds paths only: the PHP that runs is
 * the PHP in src/, blocks/ and extensions/.
 */
import fs from 'node:fs';
import path from 'node:path';
import { listBlocks } from '../lib/find-blocks.cjs';
import { findFiles } from '../lib/find-files.mjs';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';

/** Files of a room, block or panel that add hooks, by the requests that read them (src/loader.php). */
const HOOKS = {
	all: 'hooks.php',
	admin: 'hooks-admin.php',
	rest: 'hooks-rest.php',
	cli: 'hooks-cli.php',
};

/**
 * The path of a folder as PHP reads it: from the plugin's folder on, with forward slashes.
 *
 * @param {string} folder Absolute folder.
 * @param {string} build  The build. A block from outside lies beside it (tests/new-block).
 * @return {string} Such as `blocks/map`.
 */
export function indexedPath( folder, build ) {
	const inside = path.relative( root, folder );
	const shown = inside.startsWith( '..' )
		? path.relative( path.dirname( build ), folder )
		: inside;
	return shown.split( path.sep ).join( '/' );
}

const listFolders = ( folder ) =>
	findFiles( path.join( folder, '*' ) ).filter( ( place ) =>
		fs.statSync( place ).isDirectory()
	);

/** Folders by role within a block: those that hold classes. */
const listRoles = ( block ) =>
	listFolders( block ).filter(
		( folder ) =>
			! fs.existsSync( path.join( folder, 'block.json' ) ) &&
			fs
				.readdirSync( folder )
				.some( ( name ) => /^class-.*\.php$/.test( name ) )
	);

/**
 * The folders that hold PHP, in the order in which their hooks run: rooms, blocks, panels.
 *
 * @return {{folder: string, namespace: string}[]} Absolute folders, and what stands for them in the
 *   names of classes: `blocks/<slug>` for an inner block, too.
 */
function listPlaces() {
	const rooms = [ 'src/*', 'src/*/*', 'src/*/*/*' ]
		.flatMap( ( pattern ) => findFiles( path.join( root, pattern ) ) )
		.filter(
			( folder ) =>
				fs.statSync( folder ).isDirectory() &&
				! /^(?:test|tables)$/.test( path.basename( folder ) ) &&
				! folder.includes( `${ path.sep }test${ path.sep }` )
		)
		.map( ( folder ) => ( {
			folder,
			namespace: path.relative( path.join( root, 'src' ), folder ),
		} ) );
	const blocks = listBlocks().flatMap( ( folder ) => {
		const namespace = path.join( 'blocks', path.basename( folder ) );
		return [
			{ folder, namespace },
			...listRoles( folder ).map( ( role ) => ( {
				folder: role,
				namespace: path.join( namespace, path.basename( role ) ),
			} ) ),
		];
	} );
	const panels = listFolders( path.join( root, 'extensions' ) ).map(
		( folder ) => ( { folder, namespace: path.relative( root, folder ) } )
	);
	return [ ...rooms, ...blocks, ...panels ];
}

/** A class in lower case without our namespace, such as `newsletter\queue\campaign_lock`. */
const classOf = ( namespace, name ) =>
	[ ...namespace.split( path.sep ), name.slice( 6, -4 ) ]
		.join( '\\' )
		.replaceAll( '-', '_' );

/**
 * Reads the first parts of the paths of routes from a controller. They stand in it as texts. A part that PHP makes is `*`:
 * such a file is loaded for every request to our routes.
 *
 * @param {string} file Controller.
 * @return {string[]} Such as `likes`.
 */
function readRouteHeads( file ) {
	const code = fs.readFileSync( file, 'utf8' );
	return [
		...code.matchAll( /->register_route\(\s*('\/([a-z][\w-]*)?)?/g ),
	].map( ( [ , literal, head = '*' ] ) => {
		if ( ! literal ) {
			throw new Problem(
				`${ file }: the path in register_route() begins with no text such as '/likes'.`
			);
		}
		return head.toLowerCase();
	} );
}

/**
 * Makes the index.
 *
 * @param {string} build The build.
 * @return {Object} `classes` (class => file), `hooks` (kind of request => files), `declarations` (name of the file => files),
 *   `routes` (first part of a path, or `*` => files), `blocks` (name => slug), `folders` (slug => folder of the block).
 */
export function makeIndex( build ) {
	const index = {
		classes: {},
		hooks: Object.fromEntries(
			Object.keys( HOOKS ).map( ( kind ) => [ kind, [] ] )
		),
		declarations: { 'tables/*.php': [] },
		routes: {},
		blocks: {},
		folders: {},
	};
	const add = ( list, key, file ) => ( list[ key ] ??= [] ).push( file );
	for ( const { folder, namespace } of listPlaces() ) {
		const place = indexedPath( folder, build );
		for ( const name of fs
			.readdirSync( folder )
			.sort()
			.filter( ( file ) => file.endsWith( '.php' ) ) ) {
			const file = `${ place }/${ name }`;
			const kind = Object.keys( HOOKS ).find(
				( key ) => HOOKS[ key ] === name
			);
			if ( name.startsWith( 'class-' ) ) {
				index.classes[ classOf( namespace, name ) ] = file;
			} else if ( kind ) {
				index.hooks[ kind ].push( file );
			} else if ( name !== 'render.php' ) {
				// WordPress finds render.php by block.json.
				add( index.declarations, name, file );
			}
			if ( /^class-.*-controller\.php$/.test( name ) ) {
				new Set( readRouteHeads( path.join( folder, name ) ) ).forEach(
					( head ) => add( index.routes, head, file )
				);
			}
		}
		for ( const table of findFiles( path.join( folder, 'tables', '*' ) ) ) {
			index.declarations[ 'tables/*.php' ].push(
				`${ place }/tables/${ path.basename( table ) }`
			);
		}
	}
	for ( const block of listBlocks() ) {
		const { name } = JSON.parse(
			fs.readFileSync( path.join( block, 'block.json' ), 'utf8' )
		);
		index.blocks[ name ] = path.basename( block );
		index.folders[ path.basename( block ) ] = indexedPath( block, build );
	}
	return index;
}
