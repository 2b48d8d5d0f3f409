/**
 * What the build copies: block.json, PHP and tables of blocks and panels, files of packages, and
 * the manifest that WordPress registers the blocks from. A file is written only when it differs,
 * so that a running site never misses one.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listBlocks, listExtraBlocks } from '../lib/find-blocks.cjs';
import { findFiles } from '../lib/find-files.mjs';
import { root } from '../lib/paths.mjs';

const require = createRequire( import.meta.url );

/**
 * A value as PHP code.
 *
 * @param {any} value Of JSON.
 * @return {string} The code.
 */
function printPhp( value ) {
	const scripts = require.resolve( '@wordpress/scripts/package.json' );
	const json2php = createRequire( scripts )( 'json2php' );
	return json2php.make( { linebreak: '\n', indent: '\t' } )( value );
}

/** Writes files below a folder and knows which ones. */
class Writer {
	names = new Set();
	changed = [];

	constructor( folder ) {
		this.folder = folder;
	}

	write( name, content ) {
		const file = path.join( this.folder, name );
		const data = Buffer.from( content );
		this.names.add( name.split( path.sep ).join( '/' ) );
		if ( fs.existsSync( file ) && fs.readFileSync( file ).equals( data ) ) {
			return;
		}
		fs.mkdirSync( path.dirname( file ), { recursive: true } );
		fs.writeFileSync( file, data );
		this.changed.push( name );
	}
}

/**
 * Copies the files of packages that a block's vendor.json names: libraries that are
 * loaded as they are published, by a script element (see blocks/map/README.md).
 * Shape: { "<file in the build>": { "from": "<file in node_modules>", "global": "<name>" } };
 * with `global`, a script in UMD form is made to set only that property of `window`.
 */
function copyVendor( writer, block, target ) {
	const list = path.join( block, 'vendor.json' );
	if ( ! fs.existsSync( list ) ) {
		return;
	}
	const files = JSON.parse( fs.readFileSync( list, 'utf8' ) );
	for ( const [ file, { from, global } ] of Object.entries( files ) ) {
		const source = path.join( root, 'node_modules', from );
		const text = fs
			.readFileSync( source, 'utf8' )
			.replace( /^\/\/# sourceMappingURL=.*$/m, '' );
		// Own `module` and `define`: neither an AMD loader of the page nor its globals get in the way.
		writer.write(
			path.join( target, file ),
			global
				? `(function(){var module={exports:{}},exports=module.exports,define;\n${ text }\nwindow.${ global }=module.exports})();\n`
				: text
		);
	}
}

/** Copies the PHP of a block or panel: its own files and its tables. */
function copyPhp( writer, folder, target ) {
	for ( const file of [
		...findFiles( path.join( folder, '*' ) ),
		...findFiles( path.join( folder, 'tables', '*' ) ),
	].filter( ( name ) => name.endsWith( '.php' ) ) ) {
		writer.write(
			path.join( target, path.relative( folder, file ) ),
			fs.readFileSync( file )
		);
	}
}

/** Copies what PHP reads of each block, one folder per block, and writes the manifest of all. */
function copyBlocks( writer ) {
	const { version } = JSON.parse(
		fs.readFileSync( path.join( root, 'package.json' ), 'utf8' )
	);
	const manifest = {};
	for ( const block of listBlocks() ) {
		const slug = path.basename( block );
		if ( manifest[ slug ] ) {
			throw new Error( `Two blocks have the folder name ${ slug }.` );
		}
		// Core versions a block's style sheets by this field (else by WordPress's own version).
		manifest[ slug ] = {
			...JSON.parse(
				fs.readFileSync( path.join( block, 'block.json' ), 'utf8' )
			),
			version,
		};
		const target = path.join( 'blocks', slug );
		writer.write(
			path.join( target, 'block.json' ),
			JSON.stringify( manifest[ slug ], null, '\t' )
		);
		copyPhp( writer, block, target );
		copyVendor( writer, block, target );
	}
	// As `wp-scripts build-blocks-manifest` does, sorted and without another process.
	writer.write(
		'blocks-manifest.php',
		`<?php\n// This file is generated. Do not modify it manually.\nreturn ${ printPhp( manifest ) };\n`
	);
}

/** Copies the PHP of the editor panels, one folder each. */
function copyExtensions( writer ) {
	const extensions = path.join( root, 'extensions' );
	for ( const slug of fs.readdirSync( extensions ) ) {
		const folder = path.join( extensions, slug );
		if ( fs.statSync( folder ).isDirectory() ) {
			copyPhp( writer, folder, path.join( 'extensions', slug ) );
		}
	}
}

/**
 * Joins the hooks.php of rooms, blocks and panels into one file, so that each page reads one and
 * nothing lists them. PHP begins a new scope of `use` with each namespace.
 */
function joinHooks( writer ) {
	const files = [
		...[ 'src', 'src/*' ].flatMap( ( place ) =>
			findFiles( path.join( root, place, '*', 'hooks.php' ) )
		),
		...findFiles( path.join( root, 'blocks/*/hooks.php' ) ),
		...listExtraBlocks().flatMap( ( block ) =>
			findFiles( path.join( block, 'hooks.php' ) )
		),
		...findFiles( path.join( root, 'extensions/*/hooks.php' ) ),
	];
	const parts = files.map( ( file ) =>
		fs
			.readFileSync( file, 'utf8' )
			.replace( /^<\?php\s*(?:\/\*\*[\s\S]*?\*\/)?\s*/, '' )
			.replace( "defined( 'ABSPATH' ) || exit;\n", '' )
			.trim()
	);
	writer.write(
		'hooks.php',
		`<?php\n// Made by bin/build.mjs from the hooks.php of every room, block and panel.\n\n${ parts.join(
			'\n\n'
		) }\n`
	);
}

/**
 * Reads under which first parts of a path a routes.php adds routes: they stand in it as texts. A
 * part that PHP makes is `*`: such a file is read for every request to our routes.
 *
 * @param {string} code Its text.
 * @return {string[]} Such as `likes`.
 */
function readRouteHeads( code ) {
	const heads = [ ...code.matchAll( /["']\/([a-z][\w-]*)/g ) ].map(
		( [ , head ] ) => head.toLowerCase()
	);
	return /'\/' \. \$/.test( code ) || ! heads.length
		? [ '*', ...heads ]
		: heads;
}

/**
 * Writes the index of what PHP finds by name, so that no request looks for it in folders: files of
 * classes, declarations, routes and blocks. Files of blocks and panels are those of the build.
 */
function writeIndex( writer ) {
	// Folder => its path in the index.
	const folders = new Map( [
		...[ 'src/*', 'src/*/*' ]
			.flatMap( ( place ) => findFiles( path.join( root, place ) ) )
			.filter( ( folder ) => fs.statSync( folder ).isDirectory() )
			.map( ( folder ) => [
				folder,
				path.relative( root, folder ).split( path.sep ).join( '/' ),
			] ),
		...listBlocks().map( ( folder ) => [
			folder,
			`build/blocks/${ path.basename( folder ) }`,
		] ),
		...findFiles( path.join( root, 'extensions/*' ) ).map( ( folder ) => [
			folder,
			`build/extensions/${ path.basename( folder ) }`,
		] ),
	] );
	const list = ( name ) =>
		[ ...folders ].flatMap( ( [ folder, indexed ] ) =>
			findFiles( path.join( folder, ...name.split( '/' ) ) )
				.filter( ( file ) => file.endsWith( '.php' ) )
				.map(
					( file ) =>
						`${ indexed }/${ path.relative( folder, file ).split( path.sep ).join( '/' ) }`
				)
		);
	const routes = {};
	const blocks = {};
	for ( const [ folder, indexed ] of folders ) {
		const file = path.join( folder, 'routes.php' );
		for ( const head of fs.existsSync( file )
			? new Set( readRouteHeads( fs.readFileSync( file, 'utf8' ) ) )
			: [] ) {
			( routes[ head ] ??= [] ).push( `${ indexed }/routes.php` );
		}
	}
	for ( const block of listBlocks() ) {
		const { name } = JSON.parse(
			fs.readFileSync( path.join( block, 'block.json' ), 'utf8' )
		);
		blocks[ name ] = path.basename( block );
	}
	const classes = Object.fromEntries(
		list( '*' )
			.filter( ( file ) => /\/class-[^/]+\.php$/.test( file ) )
			.map( ( file ) => [
				file
					.replace( /^(?:src|build)\//, '' )
					.replace( /class-([^/]+)\.php$/, '$1' )
					.replaceAll( '/', '\\' )
					.replaceAll( '-', '_' ),
				file,
			] )
	);
	// By the name of their file: what takes part in something does so by having it.
	const declarations = { 'tables/*.php': list( 'tables/*' ) };
	for ( const file of list( '*' ) ) {
		const name = path.basename( file );
		if ( ! /^(?:class-|hooks\.php$|render\.php$)/.test( name ) ) {
			( declarations[ name ] ??= [] ).push( file );
		}
	}
	writer.write(
		'index.php',
		`<?php\n// Made by bin/build.mjs: what PHP finds by name.\nreturn ${ printPhp(
			{ classes, declarations, routes, blocks }
		) };\n`
	);
}

/** Copies the tables that both PHP and the scripts read. */
function copyTables( writer ) {
	for ( const table of [ 'embeds/services.json', 'money/currencies.json' ] ) {
		writer.write(
			table,
			fs.readFileSync( path.join( root, 'shared', table ) )
		);
	}
}

/**
 * Copies everything that webpack does not make.
 *
 * @param {string} folder The build.
 * @return {{names: Set<string>, changed: string[]}} Files that belong there, and those written.
 */
export function copySources( folder ) {
	const writer = new Writer( folder );
	copyBlocks( writer );
	copyExtensions( writer );
	copyTables( writer );
	joinHooks( writer );
	writeIndex( writer );
	return writer;
}

/**
 * Deletes what an earlier build left.
 *
 * @param {string}      folder The build.
 * @param {Set<string>} names  Files that stay.
 */
export function removeStale( folder, names ) {
	for ( const name of fs.readdirSync( folder, { recursive: true } ) ) {
		const file = path.join( folder, name );
		if (
			fs.statSync( file ).isFile() &&
			! names.has( name.split( path.sep ).join( '/' ) )
		) {
			fs.rmSync( file );
		}
	}
	removeEmpty( folder );
}

function removeEmpty( folder ) {
	for ( const entry of fs.readdirSync( folder, { withFileTypes: true } ) ) {
		if ( entry.isDirectory() ) {
			const child = path.join( folder, entry.name );
			removeEmpty( child );
			if ( ! fs.readdirSync( child ).length ) {
				fs.rmdirSync( child );
			}
		}
	}
}
