import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { TestSite } from './sites.mjs';

const root = path.resolve( __dirname, '../..' );
/** How many times longer than usual to wait; set by the global setup, as what `use` holds is. */
const patience = Number( process.env.MAINSTREET_PATIENCE ?? 1 );
const artifacts =
	process.env.WP_ARTIFACTS_PATH ?? path.join( root, 'artifacts' );

const features = [
	'blocks/**/test/*.e2e.ts',
	'extensions/**/test/*.e2e.ts',
	'tests/e2e/*.e2e.ts',
	'tests/e2e/walks/*.e2e.ts',
];

process.env.WP_ARTIFACTS_PATH = artifacts;

// Each worker reads this file again, after the global setup has started a site for it.
const sites: TestSite[] = JSON.parse( process.env.MAINSTREET_SITES ?? '[]' );
const site = sites[ Number( process.env.TEST_PARALLEL_INDEX ?? -1 ) ];
if ( site ) {
	Object.assign( process.env, {
		WP_BASE_URL: site.url,
		WP_USERNAME: site.user,
		WP_PASSWORD: site.password,
		STORAGE_STATE_PATH: site.storage,
		MAINSTREET_SITE_DIR: site.dir,
		MAINSTREET_TEST_LOG: site.log,
		MAINSTREET_PICTURES: site.images,
	} );
}

export default defineConfig( {
	testDir: root,
	// In the order they begin: what takes longest first.
	projects: [
		{ name: 'sweeps', testMatch: 'tests/sweeps/*.e2e.ts' },
		{ name: 'features', testMatch: features },
	],
	outputDir: path.join( artifacts, 'e2e' ),
	globalSetup: path.join( __dirname, 'global-setup.mjs' ),
	forbidOnly: Boolean( process.env.CI ),
	fullyParallel: false,
	workers: Number( process.env.MAINSTREET_WORKERS ?? 2 ),
	// A browser may stumble on a busy machine; what passes only at the second try is listed as flaky.
	retries: process.env.CI ? 1 : 0,
	timeout: 120_000 * patience,
	expect: { timeout: 20_000 * patience },
	reporter: [ [ 'list' ] ],
	use: {
		baseURL: site?.url,
		storageState: site?.storage,
		launchOptions: JSON.parse(
			process.env.MAINSTREET_LAUNCH_OPTIONS ?? '{}'
		),
		viewport: { width: 1280, height: 900 },
		locale: 'en-US',
		timezoneId: 'UTC',
		actionTimeout: 30_000 * patience,
		screenshot: 'only-on-failure',
		trace: 'off',
		video: 'off',
	},
} );
