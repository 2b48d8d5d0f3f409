/**
 * Before all tests: an up-to-date build, the fakes of outside services, a real
 * WordPress with the plugin active, a logged-in browser state, and one warm editor.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startFakes } from '../fakes/server.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** Logs in and keeps cookies and nonce where the tests' contexts and REST calls look for them. */
async function logIn( baseURL ) {
	// Not at the top: it reads the address from the environment when it is loaded.
	const { RequestUtils } =
		await import( '@wordpress/e2e-test-utils-playwright' );
	const requestUtils = await RequestUtils.setup( {
		baseURL,
		user: {
			username: process.env.WP_USERNAME,
			password: process.env.WP_PASSWORD,
		},
		storageStatePath: process.env.STORAGE_STATE_PATH,
	} );
	await requestUtils.setupRest();
	await requestUtils.request.dispose();
}

/** Users of every role, and pictures for demos. */
async function prepareSite( site ) {
	const code = fs.readFileSync(
		path.join( root, 'tests/e2e/prepare-site.php' ),
		'utf8'
	);
	return site.runPhp( code.replace( /^<\?php/, '' ) );
}

/** The first editor of a fresh PHP may take long; no test shall pay for it. */
async function warmUp( baseURL, launchOptions ) {
	const browser = await chromium.launch( launchOptions );
	try {
		const page = await browser.newPage( {
			baseURL,
			storageState: process.env.STORAGE_STATE_PATH,
		} );
		await page.goto( '/wp-admin/post-new.php', { timeout: 120_000 } );
		await page
			.frameLocator( '[name="editor-canvas"]' )
			.locator( '.editor-styles-wrapper' )
			.waitFor( { timeout: 120_000 } );
		await page.goto( '/' );
	} finally {
		await browser.close();
	}
}

/** Plugins a test can pretend to be active: the folders of tests/fakes/plugins. */
function standIns() {
	const folder = path.join( root, 'tests/fakes/plugins' );
	return Object.fromEntries(
		fs
			.readdirSync( folder )
			.map( ( slug ) => [ slug, path.join( folder, slug ) ] )
	);
}

export default async function globalSetup() {
	const [
		{ startWordPress },
		{ findPhp },
		{ getLaunchOptions },
		{ ensureBuild },
	] = await Promise.all( [
		import( '../../bin/wordpress/index.mjs' ),
		import( '../../bin/wordpress/php.mjs' ),
		import( '../../bin/browser.mjs' ),
		import( '../../bin/lib/prepare.mjs' ),
	] );
	await ensureBuild();
	// PHP in WebAssembly answers one request at a time, each several times slower.
	process.env.MAINSTREET_PATIENCE =
		( await findPhp() ) === 'wasm' ? '4' : '1';

	const artifacts = process.env.WP_ARTIFACTS_PATH;
	fs.mkdirSync( artifacts, { recursive: true } );
	fs.rmSync( path.join( artifacts, 'turns' ), {
		recursive: true,
		force: true,
	} );
	const log = path.join( artifacts, `test-log-${ process.pid }.jsonl` );
	fs.rmSync( log, { force: true } );
	fs.rmSync( process.env.STORAGE_STATE_PATH, { force: true } );

	// What the author's browser keeps, from one worker to the next.
	const profiles = fs.mkdtempSync( path.join( os.tmpdir(), 'mainstreet-' ) );
	process.env.MAINSTREET_PROFILES = profiles;

	const fakes = await startFakes();
	process.env.MAINSTREET_FAKES = fakes.url;
	process.env.MAINSTREET_FAKE_HOSTS = fakes.hosts.join( ',' );
	process.env.MAINSTREET_TEST_LOG = log;

	const site = await startWordPress( {
		version: process.env.MAINSTREET_WP ?? '7.1',
		testing: true,
		state: 'e2e',
		reset: true,
		muPlugins: [ 'mu-plugin.php', 'render.php' ].map( ( name ) =>
			path.join( root, 'tests/fakes', name )
		),
		plugins: standIns(),
	} );
	const stop = async () => {
		await site.stop();
		await fakes.stop();
		fs.rmSync( process.env.STORAGE_STATE_PATH, { force: true } );
		fs.rmSync( profiles, { recursive: true, force: true, maxRetries: 3 } );
	};

	try {
		const launchOptions = await getLaunchOptions( { webgl: true } );
		process.env.MAINSTREET_LAUNCH_OPTIONS = JSON.stringify( launchOptions );
		process.env.WP_BASE_URL = site.url;
		process.env.WP_USERNAME = site.user ?? 'admin';
		process.env.WP_PASSWORD = site.password ?? 'password';
		process.env.MAINSTREET_PICTURES = JSON.stringify(
			await prepareSite( site )
		);
		await logIn( site.url );
		await warmUp( site.url, launchOptions );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return stop;
}
