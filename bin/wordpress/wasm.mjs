/**
 * Runs a site with PHP in WebAssembly, for machines without PHP. Slower than the
 * real one, and its file system knows only what is mounted: links do not work in
 * it, and there is no command line beside the server.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '../lib/lock.mjs';
import { runNpx } from '../lib/npm.mjs';
import { cacheFolder } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { step } from '../lib/progress.mjs';
import { HOST, probePort, startServer, waitFor } from './server.mjs';
import { buildConfig, layOut, phpFolder } from './site.mjs';
import { PLAYGROUND } from './sqlite.mjs';

const COMMAND = [ '-y', '-p', PLAYGROUND, 'wp-playground-cli' ];

/** Fetches PHP in WebAssembly, once per user; npm keeps it. */
function ensureWasm() {
	const mark = path.join(
		cacheFolder(),
		`wasm-${ PLAYGROUND.split( '@' ).pop() }`
	);
	return withLock( 'wasm', async () => {
		if ( fs.existsSync( mark ) ) {
			return;
		}
		const { code, stderr } = await step(
			'No PHP on this machine: fetching PHP in WebAssembly (600 MB)',
			() => runNpx( [ ...COMMAND, '--version' ] )
		);
		if ( code !== 0 ) {
			throw new Problem(
				`No PHP was found, and PHP in WebAssembly could not be fetched; install PHP 7.4 or newer with pdo_sqlite. (${ stderr.trim().split( '\n' ).pop() })`
			);
		}
		fs.writeFileSync( mark, '' );
	} );
}

/** Playground writes into the tree it serves: it gets one of its own. */
function copyCore( core ) {
	const own = `${ core }-wasm`;
	const version = path.join( core, 'wp-includes/version.php' );
	const mark = path.join( own, 'wp-includes/version.php' );
	return withLock( `${ path.basename( core ) }-wasm`, async () => {
		if (
			! fs.existsSync( mark ) ||
			fs.readFileSync( mark, 'utf8' ) !==
				fs.readFileSync( version, 'utf8' )
		) {
			fs.rmSync( own, { recursive: true, force: true } );
			fs.cpSync( core, own, { recursive: true } );
		}
		fs.copyFileSync(
			path.join( core, 'wp-config.php' ),
			path.join( own, 'wp-config.php' )
		);
		return own;
	} );
}

/** Folders PHP sees: the tree, the site, and what the native engine links to. */
function mountsOf( site, core ) {
	const folders = Object.entries( site.plugins ).filter( ( [ , target ] ) =>
		fs.statSync( target ).isDirectory()
	);
	const themes = fs.readdirSync( path.join( site.dir, 'wp-content/themes' ) );
	return [
		[ core, '/wordpress' ],
		[ site.dir, '/mainstreet/site' ],
		[ site.sqlite, '/mainstreet/sqlite' ],
		[ path.join( site.dir, 'wp-content' ), '/wordpress/wp-content' ],
		...themes.map( ( name ) => [
			path.join( site.core, 'wp-content/themes', name ),
			`/wordpress/wp-content/themes/${ name }`,
		] ),
		...folders.map( ( [ slug, target ] ) => [
			target,
			`/wordpress/wp-content/plugins/${ slug }`,
		] ),
	].flatMap( ( [ host, inside ] ) => [
		'--mount-dir-before-install',
		path.resolve( host ),
		inside,
	] );
}

async function serve( site ) {
	const core = await copyCore( site.core );
	const log = path.join( site.dir, 'server.log' );
	fs.writeFileSync( log, '' );
	const { port } = new URL( site.url );
	const server = startServer(
		process.platform === 'win32' ? 'npx.cmd' : 'npx',
		[
			...COMMAND,
			'server',
			`--port=${ port }`,
			`--site-url=${ site.url }`,
			'--php=8.2',
			'--wordpress-install-mode=do-not-attempt-installing',
			'--skip-sqlite-setup',
			'--verbosity=quiet',
			...mountsOf( site, core ),
		],
		{ ...process.env, ...site.env },
		log
	);
	await step( 'Starting PHP in WebAssembly', () =>
		waitFor( `${ site.url }/wp-includes/version.php`, server, log, 120000 )
	);
	return server;
}

async function prepare( site ) {
	await ensureWasm();
	layOut( {
		...site,
		copies: true,
		muPlugins: [
			...site.muPlugins,
			path.join( phpFolder, 'wasm-run.php' ),
		],
	} );
	const own = path.join( site.dir, 'wp-content/mu-plugins/mainstreet' );
	fs.mkdirSync( own, { recursive: true } );
	fs.copyFileSync(
		path.join( phpFolder, 'run-code.php' ),
		path.join( own, 'run-code.php' )
	);
	site.runKey = crypto.randomBytes( 24 ).toString( 'hex' );
	fs.writeFileSync(
		path.join( site.dir, 'wp-config.php' ),
		buildConfig( {
			...site,
			content: '/wordpress/wp-content',
			log: '/mainstreet/site/debug.log',
			sqlite: '/mainstreet/sqlite',
			journal: 'DELETE',
			constants: { ...site.constants, MAINSTREET_RUN_KEY: site.runKey },
		} )
	);
}

/** Installs through the web server: the script lies in the site for this moment only. */
async function install( site ) {
	const folder = path.join( site.dir, 'wp-content/install' );
	fs.mkdirSync( folder );
	for ( const name of [ 'install.php', 'cli.php' ] ) {
		fs.copyFileSync(
			path.join( phpFolder, name ),
			path.join( folder, name )
		);
	}
	const port = await probePort( 0 );
	const server = await serve( {
		...site,
		url: `http://${ HOST }:${ port }`,
	} );
	try {
		const response = await fetch(
			`http://${ HOST }:${ port }/wp-content/install/install.php`
		);
		const text = await response.text();
		if ( ! text.includes( 'installed' ) ) {
			throw new Error( `install.php failed in PHP: ${ text }` );
		}
	} finally {
		await server.stop();
		fs.rmSync( folder, { recursive: true } );
	}
}

async function runCode( site, code ) {
	const response = await fetch( `${ site.url }/`, {
		method: 'POST',
		headers: {
			'X-Mainstreet-Run': site.runKey,
			'Content-Type': 'text/plain',
		},
		body: code,
	} );
	return response.text();
}

/**
 * PHP in WebAssembly.
 *
 * @return {import('./native.mjs').Engine} The engine.
 */
export function createWasm() {
	return { prepare, install, serve, runCode };
}
