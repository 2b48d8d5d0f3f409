import path from 'node:path';
import { defineConfig } from '@playwright/test';

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
process.env.STORAGE_STATE_PATH ??= path.join(
	artifacts,
	'storage-states',
	`admin-${ process.pid }.json`
);

export default defineConfig( {
	testDir: root,
	// In the order they begin: what takes longest first, and last what needs the site for itself.
	projects: [
		{
			name: 'sweeps',
			testMatch: 'tests/sweeps/*.e2e.ts',
			grepInvert: /@site/,
		},
		{ name: 'features', testMatch: features, grepInvert: /@site/ },
		{
			name: 'alone',
			testMatch: [ ...features, 'tests/sweeps/*.e2e.ts' ],
			grep: /@site/,
		},
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
		// The three are set by the global setup, which runs before the workers read this file again.
		baseURL: process.env.WP_BASE_URL,
		storageState: process.env.STORAGE_STATE_PATH,
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
