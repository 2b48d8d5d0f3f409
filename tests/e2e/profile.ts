/**
 * The author's browser. WordPress's editor is a hundred scripts; a browser that has loaded
 * and compiled them once opens it in two thirds of the time. So that is kept from test to
 * test, on disk as on anybody's machine, and nothing else.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {
	BrowserContext,
	BrowserType,
	PlaywrightTestOptions,
	PlaywrightWorkerOptions,
} from '@playwright/test';

type Options = Partial< PlaywrightTestOptions & PlaywrightWorkerOptions >;

/**
 * Starts a browser with the profile that workers of this place have, one after the other.
 *
 * @param chromium Kind of browser.
 * @param options  Options of the test run.
 * @param place    Number of the worker's place.
 */
export async function openProfile(
	chromium: BrowserType,
	options: Options,
	place: number
): Promise< BrowserContext > {
	// The folder is the global setup's, which takes it away in the end.
	const folder = path.join(
		process.env.MAINSTREET_PROFILES ?? os.tmpdir(),
		String( place )
	);
	const { launchOptions, baseURL, viewport, locale, timezoneId } = options;
	const context = await chromium.launchPersistentContext( folder, {
		...launchOptions,
		baseURL,
		viewport,
		locale,
		timezoneId,
		reducedMotion: 'reduce',
	} );
	context.setDefaultTimeout( options.actionTimeout ?? 0 );
	context.setDefaultNavigationTimeout( options.navigationTimeout ?? 0 );
	return context;
}

/** Cookies of the logged-in administrator, which the global setup left. */
function readCookies(): Parameters< BrowserContext[ 'addCookies' ] >[ 0 ] {
	const file = process.env.STORAGE_STATE_PATH ?? '';
	return JSON.parse( fs.readFileSync( file, 'utf8' ) ).cookies;
}

/**
 * Closes all windows and forgets what pages and tests left, but for what the browser
 * itself keeps of scripts.
 *
 * @param context The profile.
 */
export async function beginAnew( context: BrowserContext ): Promise< void > {
	// The first page stays: without any, some browsers end.
	const [ first, ...others ] = context.pages();
	const blank = first ?? ( await context.newPage() );
	await Promise.all( others.map( ( page ) => page.close() ) );
	await context.unrouteAll( { behavior: 'ignoreErrors' } );
	await context.setExtraHTTPHeaders( {} );
	await context.clearPermissions();
	await context.clearCookies();
	await context.addCookies( readCookies() );
	const session = await context.newCDPSession( blank );
	await session.send( 'Storage.clearDataForOrigin', {
		origin: process.env.WP_BASE_URL ?? '',
		storageTypes:
			'local_storage,indexeddb,cache_storage,service_workers,file_systems',
	} );
	await session.detach();
}
