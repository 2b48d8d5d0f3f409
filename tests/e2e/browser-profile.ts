/**
 * The author's browser. WordPress's editor is a hundred scripts; a browser that has loaded
 * and compiled them once opens it in two thirds of the time. So the profile's script cache is kept
 * on disk from test to test, and nothing else.
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
 * Starts a browser with the profile folder of a worker.
 *
 * @param chromium    Browser type.
 * @param options     Options of the test run.
 * @param workerIndex Parallel index of the worker.
 */
export async function openBrowserProfile(
	chromium: BrowserType,
	options: Options,
	workerIndex: number
): Promise< BrowserContext > {
	// Created by the global setup, and deleted by its teardown.
	const folder = path.join(
		process.env.MAINSTREET_PROFILES ?? os.tmpdir(),
		String( workerIndex )
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

/** Cookies of the administrator, who was logged in by the global setup. */
function readCookies(): Parameters< BrowserContext[ 'addCookies' ] >[ 0 ] {
	const file = process.env.STORAGE_STATE_PATH ?? '';
	return JSON.parse( fs.readFileSync( file, 'utf8' ) ).cookies;
}

/**
 * Closes all pages and clears what tests left behind. Keeps the browser's cache of compiled scripts.
 *
 * @param context Browser context of the profile.
 */
export async function resetBrowserContext(
	context: BrowserContext
): Promise< void > {
	// Keeps the first page: some browsers quit when the last page closes.
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
