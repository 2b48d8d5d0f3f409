/**
 * A site's folder: its configuration, its wp-content and its database. WordPress
 * itself is shared by all sites and lies elsewhere.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname( fileURLToPath( import.meta.url ) );

/** PHP files that ship with the runtime. */
export const phpFolder = path.join( here, 'php' );

/** A value as PHP source. */
function literal( value ) {
	if ( typeof value === 'boolean' || typeof value === 'number' ) {
		return String( value );
	}
	return `'${ String( value ).replace( /[\\']/g, '\\$&' ) }'`;
}

/**
 * The site's wp-config.php.
 *
 * @param {Object}  site           What to configure.
 * @param {string}  site.url       Address without trailing slash.
 * @param {string}  site.content   wp-content folder as PHP sees it.
 * @param {string}  site.log       Error log as PHP sees it.
 * @param {string}  site.sqlite    Drop-in folder as PHP sees it.
 * @param {boolean} site.testing   No cron, no outside requests, everything logged.
 * @param {boolean} site.debug     WP_DEBUG.
 * @param {string}  site.secret    Makes the salts.
 * @param {string}  site.journal   SQLite's journal mode.
 * @param {Object}  site.database  MySQL server instead of SQLite: `host`, `name`, `user`, `password`.
 * @param {Object}  site.constants Further constants.
 * @return {string} PHP source.
 */
export function buildConfig( {
	url,
	content,
	log,
	sqlite,
	testing,
	debug,
	secret,
	journal,
	database,
	constants = {},
} ) {
	const salts = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
		( name ) =>
			[ `${ name }_KEY`, `${ name }_SALT` ].map( ( key ) => [
				key,
				crypto
					.createHmac( 'sha256', secret )
					.update( key )
					.digest( 'hex' ),
			] )
	);
	const all = {
		WP_HOME: url,
		WP_SITEURL: url,
		WP_CONTENT_DIR: content,
		WP_CONTENT_URL: `${ url }/wp-content`,
		DB_NAME: 'wordpress',
		DB_USER: '',
		DB_PASSWORD: '',
		DB_HOST: '',
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		DB_DIR: `${ content }/database/`,
		DB_FILE: '.ht.sqlite',
		SQLITE_JOURNAL_MODE: journal,
		MAINSTREET_SQLITE: sqlite,
		AUTOMATIC_UPDATER_DISABLED: true,
		WP_DEBUG: debug,
		WP_DEBUG_DISPLAY: false,
		WP_DEBUG_LOG: debug ? log : false,
		WP_MEMORY_LIMIT: '256M',
		...( database && {
			DB_NAME: database.name,
			DB_USER: database.user,
			DB_PASSWORD: database.password,
			DB_HOST: database.host,
		} ),
		...( testing && {
			MAINSTREET_TESTING: true,
			DISABLE_WP_CRON: true,
			WP_HTTP_BLOCK_EXTERNAL: true,
			WP_ACCESSIBLE_HOSTS: '127.0.0.1,localhost',
		} ),
		...Object.fromEntries( salts ),
		...constants,
	};
	const lines = Object.entries( all ).map(
		( [ name, value ] ) => `define( '${ name }', ${ literal( value ) } );`
	);
	return `<?php\n// Made at each start by bin/wordpress/site.mjs.\n${ lines.join( '\n' ) }\n$table_prefix = 'wp_';\n`;
}

/** Makes a link to a folder or file, or a place to mount it; replaces what is there. */
function place( target, file, copies ) {
	fs.rmSync( file, { recursive: true, force: true } );
	const isFolder = fs.statSync( target ).isDirectory();
	if ( ! copies ) {
		fs.symlinkSync(
			path.resolve( target ),
			file,
			isFolder ? 'junction' : 'file'
		);
	} else if ( isFolder ) {
		fs.mkdirSync( file );
	} else {
		fs.copyFileSync( target, file );
	}
}

/** Lets a folder hold exactly these links (and whatever is not a link). */
function linkAll( folder, targets, copies ) {
	fs.mkdirSync( folder, { recursive: true } );
	for ( const entry of fs.readdirSync( folder, { withFileTypes: true } ) ) {
		if ( entry.isSymbolicLink() ) {
			fs.rmSync( path.join( folder, entry.name ), { force: true } );
		}
	}
	for ( const [ name, target ] of Object.entries( targets ) ) {
		place( target, path.join( folder, name ), copies );
	}
}

/**
 * Lays out a site's wp-content.
 *
 * @param {Object}   options           What it holds.
 * @param {string}   options.dir       The site's folder.
 * @param {string}   options.core      WordPress tree.
 * @param {Object}   options.plugins   Folder (or single file) by name.
 * @param {string[]} options.muPlugins Must-use plugin files.
 * @param {Object}   options.database  MySQL server; SQLite if left out.
 * @param {boolean}  options.copies    Copies of files and empty folders instead of links.
 */
export function layOut( {
	dir,
	core,
	plugins,
	muPlugins,
	database,
	copies = false,
} ) {
	const content = path.join( dir, 'wp-content' );
	for ( const name of [ 'database', 'uploads' ] ) {
		fs.mkdirSync( path.join( content, name ), { recursive: true } );
	}
	if ( database ) {
		fs.rmSync( path.join( content, 'db.php' ), { force: true } );
	} else {
		fs.copyFileSync(
			path.join( phpFolder, 'db.php' ),
			path.join( content, 'db.php' )
		);
	}
	linkAll( path.join( content, 'themes' ), themesOf( core ), copies );
	linkAll(
		path.join( content, 'plugins' ),
		Object.fromEntries(
			Object.entries( plugins ).map( ( [ slug, target ] ) => [
				fs.statSync( target ).isDirectory() ? slug : `${ slug }.php`,
				target,
			] )
		),
		copies
	);
	linkAll(
		path.join( content, 'mu-plugins' ),
		{
			'mainstreet-runtime.php': path.join( phpFolder, 'mu-plugin.php' ),
			...Object.fromEntries(
				muPlugins.map( ( file ) => [ path.basename( file ), file ] )
			),
		},
		copies
	);
}

function themesOf( core ) {
	const folder = path.join( core, 'wp-content/themes' );
	return Object.fromEntries(
		fs
			.readdirSync( folder, { withFileTypes: true } )
			.filter( ( entry ) => entry.isDirectory() )
			.map( ( entry ) => [ entry.name, path.join( folder, entry.name ) ] )
	);
}
