/**
 * Builds the plugin into build/: bundles, style sheets, block.json and PHP of
 * every block, and the manifest WordPress registers them from.
 *
 *   node bin/build.mjs          everything
 *   node bin/build.mjs --copy   only block.json, PHP and the manifest (a second)
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBlocks } from './lib/find-blocks.cjs';
import { findFiles } from './lib/find-files.mjs';
import { hashSources, markBuilt } from './lib/sources.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);
const build = path.join( root, 'build' );

/**
 * Copies the files of packages that a block's vendor.json names: libraries that are
 * loaded as they are published, by a script element (see blocks/map/README.md).
 * Shape: { "<file in the build>": { "from": "<file in node_modules>", "global": "<name>" } };
 * with `global`, a script in UMD form is made to set only that property of `window`.
 */
function copyVendor( block, target ) {
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
		fs.writeFileSync(
			path.join( target, file ),
			global
				? `(function(){var module={exports:{}},exports=module.exports,define;\n${ text }\nwindow.${ global }=module.exports})();\n`
				: text
		);
	}
}

/** Copies the PHP of a block or panel: its own files and its tables. */
function copyPhp( folder, target ) {
	for ( const file of [
		...findFiles( path.join( folder, '*' ) ),
		...findFiles( path.join( folder, 'tables', '*' ) ),
	].filter( ( name ) => name.endsWith( '.php' ) ) ) {
		const copy = path.join( target, path.relative( folder, file ) );
		fs.mkdirSync( path.dirname( copy ), { recursive: true } );
		fs.copyFileSync( file, copy );
	}
}

/** Copies what PHP reads of each block, one folder per block. */
function copyBlocks() {
	const { version } = JSON.parse(
		fs.readFileSync( path.join( root, 'package.json' ), 'utf8' )
	);
	const slugs = new Set();
	for ( const block of findBlocks( path.join( root, 'blocks' ) ) ) {
		const slug = path.basename( block );
		if ( slugs.has( slug ) ) {
			throw new Error( `Two blocks have the folder name ${ slug }.` );
		}
		const target = path.join( build, 'blocks', slug );
		fs.mkdirSync( target, { recursive: true } );
		// Core versions a block's style sheets by this field (else by WordPress's own version).
		const metadata = {
			...JSON.parse(
				fs.readFileSync( path.join( block, 'block.json' ), 'utf8' )
			),
			version,
		};
		fs.writeFileSync(
			path.join( target, 'block.json' ),
			JSON.stringify( metadata, null, '\t' )
		);
		copyPhp( block, target );
		copyVendor( block, target );
		slugs.add( slug );
	}
}

/** Copies the PHP of the editor panels, one folder each. */
function copyExtensions() {
	const extensions = path.join( root, 'extensions' );
	for ( const slug of fs.readdirSync( extensions ) ) {
		const folder = path.join( extensions, slug );
		if ( fs.statSync( folder ).isDirectory() ) {
			copyPhp( folder, path.join( build, 'extensions', slug ) );
		}
	}
}

/**
 * Joins what rooms, blocks and panels hang into WordPress (their hooks.php) into one file, so that
 * each page reads one and nothing lists them. PHP begins a new scope of `use` with each namespace.
 */
function joinHooks() {
	const folders = [ 'src', 'src/*', 'blocks', 'extensions' ];
	const files = folders.flatMap( ( place ) =>
		findFiles( path.join( root, place, '*', 'hooks.php' ) )
	);
	const parts = files.map( ( file ) =>
		fs
			.readFileSync( file, 'utf8' )
			.replace( /^<\?php\s*(?:\/\*\*[\s\S]*?\*\/)?\s*/, '' )
			.replace( "defined( 'ABSPATH' ) || exit;\n", '' )
			.trim()
	);
	fs.writeFileSync(
		path.join( build, 'hooks.php' ),
		`<?php\n// Made by bin/build.mjs from the hooks.php of every room, block and panel.\n\n${ parts.join(
			'\n\n'
		) }\n`
	);
}

/** Copies the tables that both PHP and the scripts read. */
function copyTables() {
	for ( const table of [ 'embeds/services.json', 'money/currencies.json' ] ) {
		const copy = path.join( build, table );
		fs.mkdirSync( path.dirname( copy ), { recursive: true } );
		fs.copyFileSync( path.join( root, 'shared', table ), copy );
	}
}

const wpScripts = path.join(
	root,
	'node_modules/@wordpress/scripts/bin/wp-scripts.js'
);

/** Runs a command of wp-scripts. */
function run( ...args ) {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( process.execPath, [ wpScripts, ...args ], {
			cwd: root,
			stdio: [ 'ignore', 'pipe', 'inherit' ],
			env: { ...process.env, NODE_ENV: 'production' },
		} );
		let output = '';
		child.stdout.on( 'data', ( data ) => ( output += data ) );
		child.on( 'close', ( code ) => {
			if ( code !== 0 ) {
				process.stderr.write( output );
				reject( new Error( 'The build failed.' ) );
				return;
			}
			resolve();
		} );
	} );
}

const sources = hashSources();
const onlyCopy = process.argv.includes( '--copy' );
const started = Date.now();
if ( ! onlyCopy ) {
	console.log( 'Building…' );
	fs.rmSync( build, { recursive: true, force: true } );
	try {
		await run( 'build' );
	} catch ( error ) {
		console.error( error.message );
		process.exit( 1 );
	}
}
fs.mkdirSync( build, { recursive: true } );
copyBlocks();
await run(
	'build-blocks-manifest',
	'--input=build/blocks',
	'--output=build/blocks-manifest.php'
);
copyExtensions();
copyTables();
joinHooks();
if ( ! onlyCopy ) {
	markBuilt( sources );
}
console.log(
	`Built in ${ ( ( Date.now() - started ) / 1000 ).toFixed( 1 ) } s.`
);
