/**
 * The WordPress sites of the end-to-end tests, one for each Playwright worker: no test shares a
 * database with one that runs at the same time, and a test may break its site, as it can be restored.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, request } from '@playwright/test';
import { startWordPress } from '../../bin/wordpress/index.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/**
 * @typedef {Object} TestSite What a worker needs to know of its site.
 * @property {string} url      Address, without trailing slash.
 * @property {string} dir      Folder with its database.
 * @property {string} storage  File with the cookies of the logged-in administrator.
 * @property {string} log      File for PHP notices and requests to unknown hosts.
 * @property {string} images   JSON of the images in its media library.
 * @property {string} user     Login name of the administrator.
 * @property {string} password Password of the administrator.
 */

/** Plugins a test can pretend to be active: the folders of tests/fakes/plugins. */
function findFakePlugins() {
	const folder = path.join( root, 'tests/fakes/plugins' );
	return Object.fromEntries(
		fs
			.readdirSync( folder )
			.map( ( slug ) => [ slug, path.join( folder, slug ) ] )
	);
}

/**
 * Logs in, and stores cookies and nonce in the format of RequestUtils, whose own login knows only
 * one address for a whole process.
 */
async function logIn( { url, user, password, storage } ) {
	const context = await request.newContext( { baseURL: url } );
	try {
		await context.post( '/wp-login.php', {
			failOnStatusCode: true,
			form: { log: user, pwd: password },
		} );
		const response = await context.get(
			'/wp-admin/admin-ajax.php?action=rest-nonce',
			{ failOnStatusCode: true }
		);
		const { cookies } = await context.storageState();
		fs.mkdirSync( path.dirname( storage ), { recursive: true } );
		fs.writeFileSync(
			storage,
			JSON.stringify( {
				cookies,
				origins: [],
				nonce: await response.text(),
				rootURL: `${ url }/wp-json/`,
			} )
		);
	} finally {
		await context.dispose();
	}
}

/** Adds users of every role and images for the demos; returns the images. */
function prepare( site ) {
	const code = fs.readFileSync(
		path.join( root, 'tests/e2e/prepare-site.php' ),
		'utf8'
	);
	return site.runPhp( code.replace( /^<\?php/, '' ) );
}

/** Opens the editor once: the first load after the start of PHP may take a minute, which no test has. */
async function warmUp( { url, storage }, launchOptions ) {
	const browser = await chromium.launch( launchOptions );
	try {
		const page = await browser.newPage( {
			baseURL: url,
			storageState: storage,
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

const getDatabase = ( dir ) =>
	path.join( dir, 'wp-content/database/.ht.sqlite' );

const getSnapshot = ( dir ) => path.join( dir, 'prepared.sqlite' );

/** What SQLite keeps beside a database while somebody uses it. */
const SIDECARS = [ '-wal', '-shm' ];

/**
 * Puts a site's database back to what it was before the first test.
 *
 * @param {string} dir Folder of the site. No request may be running.
 */
export function restoreDatabase( dir ) {
	const database = getDatabase( dir );
	const copy = `${ database }.new`;
	fs.copyFileSync( getSnapshot( dir ), copy );
	SIDECARS.forEach( ( ending ) =>
		fs.rmSync( database + ending, { force: true } )
	);
	fs.renameSync( copy, database );
}

/**
 * Starts the sites.
 *
 * @param {Object} options
 * @param {number} options.count         How many.
 * @param {string} options.version       Version of WordPress.
 * @param {string} options.artifacts     Folder for logs and cookies.
 * @param {Object} options.launchOptions For the browser that opens the editor once.
 * @return {Promise<{sites: TestSite[], stop: () => Promise<void>}>} The sites, and how to stop them.
 */
export async function startSites( {
	count,
	version,
	artifacts,
	launchOptions,
} ) {
	const running = [];
	const stop = async () => {
		await Promise.all( running.map( ( site ) => site.stop() ) );
	};
	const start = async ( number, copyOf ) => {
		const log = path.join( artifacts, `test-log-${ number }.jsonl` );
		[ log, `${ log }.mails` ].forEach( ( file ) =>
			fs.rmSync( file, { force: true } )
		);
		const site = await startWordPress( {
			version,
			testing: true,
			state: `e2e-${ number }`,
			reset: true,
			copyOf,
			env: { MAINSTREET_TEST_LOG: log },
			muPlugins: [ path.join( root, 'tests/fakes/mu-plugin.php' ) ],
			plugins: findFakePlugins(),
		} );
		running.push( site );
		return { site, log, number };
	};
	const finish = async ( { site, log, number }, images ) => {
		const storage = path.join(
			artifacts,
			'storage-states',
			`admin-${ number }.json`
		);
		const { url, dir, user, password } = site;
		const own = { url, dir, user, password, storage, log };
		await logIn( own );
		await warmUp( own, launchOptions );
		fs.copyFileSync( getDatabase( dir ), getSnapshot( dir ) );
		// The images are the same files; only the address differs.
		return { ...own, images: JSON.stringify( images( url ) ) };
	};
	try {
		const first = await start( 0 );
		const prepared = await prepare( first.site );
		const others = [];
		for ( let number = 1; number < count; number++ ) {
			others.push( await start( number, first.site.dir ) );
		}
		const getImages = ( url ) =>
			prepared.map( ( image ) => ( {
				...image,
				url: image.url.replace( first.site.url, url ),
			} ) );
		const sites = await Promise.all(
			[ first, ...others ].map( ( each ) => finish( each, getImages ) )
		);
		return { sites, stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
}
