/**
 * A real WordPress on this machine, as a library: for `npm start`, the
 * end-to-end tests, the benchmark, the screenshots and the test of the zip.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { takeLock, withLock } from '../lib/lock.mjs';
import { cacheFolder, root, statesFolder } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { step } from '../lib/progress.mjs';
import { makeScratch, withScratch } from '../lib/scratch.mjs';
import { ensureCore, readVersion } from './core.mjs';
import { createNative } from './native.mjs';
import { findPhp } from './php.mjs';
import { HOST, probePort } from './server.mjs';
import { phpFolder } from './site.mjs';
import { ensureSqlite } from './sqlite.mjs';
import { createWasm } from './wasm.mjs';

const SLUG = 'mainstreet-blocks';

function hashOf( ...files ) {
	const hash = crypto.createHash( 'sha256' );
	files.forEach( ( file ) => hash.update( fs.readFileSync( file ) ) );
	return hash.digest( 'hex' ).slice( 0, 12 );
}

/**
 * Makes the database that new sites start from, once per version.
 *
 * @return {Promise<string>} Path of the SQLite file.
 */
async function ensureSnapshot( engine, { core, sqlite } ) {
	const name = `${ readVersion( core ) }-${ hashOf(
		path.join( phpFolder, 'install.php' ),
		path.join( sqlite, 'wp-includes/database/version.php' )
	) }`;
	const snapshot = path.join(
		cacheFolder(),
		'snapshots',
		`${ name }.sqlite`
	);
	const install = async ( dir ) => {
		const site = {
			dir,
			core,
			sqlite,
			plugins: {},
			muPlugins: [],
			url: `http://${ HOST }`,
			testing: true,
			debug: false,
			secret: name,
		};
		await engine.prepare( site );
		await engine.install( site );
		fs.mkdirSync( path.dirname( snapshot ), { recursive: true } );
		fs.renameSync(
			path.join( dir, 'wp-content/database/.ht.sqlite' ),
			snapshot
		);
	};
	await withLock( `snapshot-${ name }`, async () => {
		if ( ! fs.existsSync( snapshot ) ) {
			await step( `Installing WordPress ${ readVersion( core ) }`, () =>
				withScratch( cacheFolder(), install )
			);
		}
	} );
	return snapshot;
}

/** What a copy of a site begins with. Links, such as the plugins, and the configuration are made anew. */
const COPIED = [ 'secret', 'wp-content/database', 'wp-content/uploads' ];

/** The folder of a state, locked for this process, and how to let go of it. */
async function openState( { state, version, reset, copyOf } ) {
	if ( ! state ) {
		const scratch = makeScratch();
		return { dir: scratch.dir, close: scratch.remove };
	}
	const dir = /[\\/]/.test( state )
		? path.resolve( state )
		: path.join( statesFolder, `${ state }-${ version }` );
	const close = await takeLock( dir ).catch( ( error ) => {
		if ( error.code !== 'ELOCKED' ) {
			throw error;
		}
		throw new Problem(
			`This WordPress (${ path.relative( process.cwd(), dir ) || dir }) is running already; stop it first. If it was killed, it can start again in some seconds.`
		);
	} );
	if ( reset ) {
		fs.rmSync( dir, { recursive: true, force: true } );
	}
	fs.mkdirSync( dir, { recursive: true } );
	for ( const name of copyOf ? COPIED : [] ) {
		fs.cpSync( path.join( copyOf, name ), path.join( dir, name ), {
			recursive: true,
		} );
	}
	return { dir, close };
}

/** What the site's salts are made from; as old as its database. */
function readSecret( dir ) {
	const file = path.join( dir, 'secret' );
	if ( ! fs.existsSync( file ) ) {
		fs.writeFileSync( file, crypto.randomBytes( 32 ).toString( 'hex' ) );
	}
	return fs.readFileSync( file, 'utf8' );
}

/**
 * How to run PHP code in a site.
 *
 * @param {Object} engine What runs PHP.
 * @param {Object} site   The site.
 * @return {(code: string) => Promise<any>} Resolves to what the code returns, else what it prints.
 */
export function makeRunPhp( engine, site ) {
	return async ( code ) => {
		const stdout = await engine.runCode( site, code );
		const answer = stdout.split( '\n--mainstreet--\n' )[ 1 ];
		if ( ! answer ) {
			throw new Error( `The PHP code ended early: ${ stdout }` );
		}
		const { value, output, error } = JSON.parse( answer );
		if ( error ) {
			throw new Error( `The PHP code failed: ${ error }` );
		}
		return value ?? ( output || null );
	};
}

/**
 * Activates plugins that are not yet active, so that their activation hooks run.
 *
 * @param {(code: string) => Promise<any>} runPhp From makeRunPhp().
 * @param {string[]}                       slugs  Their folders.
 */
export async function activate( runPhp, slugs ) {
	await runPhp( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( get_plugins() as $file => $data ) {
			$slug = false === strpos( $file, '/' ) ? basename( $file, '.php' ) : dirname( $file );
			if ( in_array( $slug, ${ `json_decode( '${ JSON.stringify( slugs ) }' )` }, true ) && ! is_plugin_active( $file ) ) {
				$result = activate_plugin( $file );
				if ( is_wp_error( $result ) ) {
					throw new Exception( $result->get_error_message() );
				}
			}
		}` );
}

/**
 * @typedef {Object} RunningWordPress A WordPress that answers.
 * @property {string}                         url           Address, without a slash at its end.
 * @property {string}                         adminUrl      Address of its screens, likewise.
 * @property {string}                         user          Login name of the administrator.
 * @property {string}                         password      Password of the administrator.
 * @property {string}                         dir           Folder with its database and uploads.
 * @property {string}                         version       Version of WordPress.
 * @property {() => string}                   errorLog      Text of the error log so far.
 * @property {() => void}                     clearErrorLog Empties it.
 * @property {(code: string) => Promise<any>} runPhp        Runs code as the administrator; resolves to what it returns, else what it prints.
 * @property {Object|null}                    php           Program and environment that run PHP in this site: `command`, `args`, `env`; null in WebAssembly.
 * @property {() => Promise<void>}            stop          Ends it.
 */

/**
 * Starts WordPress with the plugin active. The administrator is admin / password.
 *
 * @param {Object}   [options]
 * @param {string}   [options.version]   '7.1' or '6.8'.
 * @param {number}   [options.port]      0: any free one.
 * @param {string}   [options.state]     Name (kept in .wordpress/) or folder of a database and
 *                                       uploads that outlive the process; default: thrown away.
 * @param {boolean}  [options.reset]     Begin the state anew.
 * @param {string}   [options.copyOf]    Folder of another site, which nobody is using at the moment:
 *                                       begin with its database and uploads.
 * @param {boolean}  [options.testing]   No cron, no requests to other hosts, errors logged.
 * @param {boolean}  [options.debug]     WP_DEBUG, logged; on when testing.
 * @param {string[]} [options.muPlugins] Must-use plugin files.
 * @param {Object}   [options.plugins]   Further plugins: folder or file by slug.
 * @param {string}   [options.pluginDir] The plugin itself; default: this repository. '' for none.
 * @param {Object}   [options.constants] Constants for wp-config.php.
 * @param {Object}   [options.env]       Environment for PHP.
 * @param {Object}   [options.database]  MySQL or MariaDB with an empty database: `host`, `name`, `user`, `password`; not in WebAssembly.
 * @return {Promise<RunningWordPress>} It.
 */
export async function startWordPress( options = {} ) {
	const {
		version = process.env.MAINSTREET_WP || '7.1',
		port: wanted = 0,
		testing = false,
		debug = testing,
		muPlugins = [],
		plugins = {},
		pluginDir = root,
		constants = {},
		env = {},
		database,
	} = options;
	const port = await probePort( wanted );
	const php = await findPhp();
	const engine = php === 'wasm' ? createWasm() : createNative( php );
	const core = await ensureCore( version );
	const sqlite = await ensureSqlite();
	const snapshot =
		! database && ( await ensureSnapshot( engine, { core, sqlite } ) );
	const { dir, close } = await openState( { ...options, version } );
	const url = `http://${ HOST }:${ port }`;
	const linked = { ...( pluginDir && { [ SLUG ]: pluginDir } ), ...plugins };
	const site = {
		dir,
		core,
		sqlite,
		url,
		port,
		testing,
		debug,
		muPlugins,
		plugins: linked,
		constants,
		env,
		database,
		secret: readSecret( dir ),
	};
	const log = path.join( dir, 'debug.log' );
	let server;
	const stop = async () => {
		await server?.stop();
		await close();
	};
	try {
		await engine.prepare( site );
		const file = path.join( dir, 'wp-content/database/.ht.sqlite' );
		if ( database ) {
			await engine.install( site );
		} else if ( ! fs.existsSync( file ) ) {
			fs.copyFileSync( snapshot, file );
		}
		fs.writeFileSync( log, '' );
		server = await engine.serve( site );
		const runPhp = makeRunPhp( engine, site );
		// A copy has the plugins active that the other site had.
		if ( ! options.copyOf ) {
			await activate( runPhp, Object.keys( linked ) );
		}
		fs.writeFileSync( log, '' );
		return {
			url,
			adminUrl: `${ url }/wp-admin`,
			user: 'admin',
			password: 'password',
			dir,
			version: readVersion( core ),
			errorLog: () => fs.readFileSync( log, 'utf8' ),
			clearErrorLog: () => fs.writeFileSync( log, '' ),
			runPhp,
			php: engine.program?.( site ) ?? null,
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
