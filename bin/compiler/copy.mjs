/**
 * What the build writes beside webpack: block.json of each block and the manifest that WordPress
 * registers the blocks from, files of packages, tables, and the index of the PHP files. PHP itself
 * is not copied. A file is written only when it differs, so that a running site never misses one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { listBlocks } from '../lib/find-blocks.cjs';
import { root } from '../lib/paths.mjs';
import { indexedPath, makeIndex } from './index-php.mjs';
import { printPhp } from './print-php.mjs';

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

/** Writes the block.json of each block, one folder per block, and the manifest of all. */
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
		for ( const field of [ 'render', 'variations' ] ) {
			const { [ field ]: file } = manifest[ slug ];
			// PHP is read where it stands; core finds it from the block.json of the build on.
			if ( typeof file === 'string' && file.startsWith( 'file:./' ) ) {
				const place = indexedPath( block, writer.folder );
				manifest[ slug ][ field ] =
					`file:../../../${ place }/${ file.slice( 7 ) }`;
			}
		}
		writer.write(
			path.join( target, 'block.json' ),
			JSON.stringify( manifest[ slug ], null, '\t' )
		);
		copyVendor( writer, block, target );
	}
	// As `wp-scripts build-blocks-manifest` does, sorted and without another process.
	writer.write(
		'blocks-manifest.php',
		`<?php\n// This file is generated. Do not modify it manually.\nreturn ${ printPhp( manifest ) };\n`
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
 * Writes everything that webpack does not make.
 *
 * @param {string} folder The build.
 * @return {{names: Set<string>, changed: string[]}} Files that belong there, and those written.
 */
export function copySources( folder ) {
	const writer = new Writer( folder );
	copyBlocks( writer );
	copyTables( writer );
	writer.write(
		'index.php',
		`<?php\n// Made by bin/build.mjs: where the loader finds PHP files.\nreturn ${ printPhp( makeIndex( folder ) ) };\n`
	);
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
