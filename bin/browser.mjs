/** Finds a Chrome or Chromium for the tests and screenshots, or fetches one. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withLock } from './lib/lock.mjs';
import { root } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { step } from './lib/progress.mjs';
import { run, which } from './lib/run.mjs';
import { isDebian } from './wordpress/core-debian.mjs';

const NAMES = [
	// Debian's browser without windows: the same pages for a tenth less work.
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'chrome',
	'microsoft-edge',
];

/** Where they are on systems that do not put them on the PATH. */
const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	...[ 'PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA' ].map( ( name ) =>
		path.join(
			process.env[ name ] ?? '',
			'Google/Chrome/Application/chrome.exe'
		)
	),
];

/** No request to any other host, no services of the browser's own maker. */
const FLAGS = [
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * WebGL without a graphics card, for the map. Everything else is drawn without any GPU:
 * an emulated one for whole pages costs a quarter of the tests' time.
 */
const WEBGL = [ '--enable-unsafe-swiftshader' ];

function findInstalled() {
	const own = process.env.MAINSTREET_BROWSER;
	if ( own && ! fs.existsSync( own ) ) {
		throw new Problem(
			`MAINSTREET_BROWSER names ${ own }, which does not exist.`
		);
	}
	return (
		own ||
		NAMES.map( which ).find( Boolean ) ||
		PLACES.find(
			( place ) => path.isAbsolute( place ) && fs.existsSync( place )
		)
	);
}

/** Playwright's own Chromium, when it has been downloaded. */
function findPlaywrights() {
	try {
		const require = createRequire( path.join( root, 'package.json' ) );
		const file = require( 'playwright-core' ).chromium.executablePath();
		return fs.existsSync( file ) ? file : undefined;
	} catch {
		return undefined; // Dependencies are not installed yet.
	}
}

async function fetchBrowser() {
	if ( isDebian() && process.getuid?.() === 0 ) {
		await step( 'Installing Chromium from Debian’s packages', async () => {
			const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
			await run( 'apt-get', [ 'update' ], { env } );
			await run(
				'apt-get',
				[
					'install',
					'-y',
					'--no-install-recommends',
					'chromium-headless-shell',
				],
				{ env }
			);
		} );
		return findInstalled();
	}
	const cli = path.join( root, 'node_modules/playwright-core/cli.js' );
	if ( fs.existsSync( cli ) ) {
		await step( 'Downloading Chromium', () =>
			run( process.execPath, [ cli, 'install', 'chromium' ] )
		);
	}
	return findPlaywrights();
}

/**
 * Finds a browser: MAINSTREET_BROWSER, the machine's own, or one that is fetched.
 *
 * @return {Promise<string>} Path of a Chrome or Chromium.
 */
export async function findBrowser() {
	const found =
		findInstalled() ??
		findPlaywrights() ??
		( await withLock(
			'apt',
			async () => findInstalled() ?? fetchBrowser()
		) );
	if ( ! found ) {
		throw new Problem(
			'No Chrome or Chromium was found and none could be downloaded; install one, or name it in MAINSTREET_BROWSER.'
		);
	}
	return found;
}

/**
 * Options for Playwright's `chromium.launch()`.
 *
 * @param {Object}  [options]
 * @param {boolean} [options.webgl] Whether pages draw with WebGL.
 * @return {Promise<{executablePath: string, args: string[]}>} The options.
 */
export async function getLaunchOptions( { webgl = false } = {} ) {
	return {
		executablePath: await findBrowser(),
		args: [ ...FLAGS, '--disable-gpu', ...( webgl ? WEBGL : [] ) ],
	};
}

/**
 * Logs in as the site's administrator.
 *
 * @param {Object} page      Playwright's.
 * @param {Object} wordpress Of startWordPress().
 */
export async function logIn( page, wordpress ) {
	await page.goto( `${ wordpress.url }/wp-login.php` );
	await page.getByLabel( 'Username or Email Address' ).fill( wordpress.user );
	await page
		.getByLabel( 'Password', { exact: true } )
		.fill( wordpress.password );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( /wp-admin/ );
}
