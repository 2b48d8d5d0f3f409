/**
 * Before all tests: an up-to-date build, the fakes of outside services, and for each worker a real
 * WordPress with the plugin active, a logged-in browser state and a warm editor.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getLaunchOptions } from '../../bin/browser.mjs';
import { ensureBuild } from '../../bin/lib/prepare.mjs';
import { findPhp } from '../../bin/wordpress/php.mjs';
import { startFakes } from '../fakes/server.mjs';
import { startSites } from './sites.mjs';

export default async function globalSetup( { workers } ) {
	await ensureBuild();
	// PHP in WebAssembly answers one request at a time, each several times slower.
	process.env.MAINSTREET_PATIENCE =
		( await findPhp() ) === 'wasm' ? '4' : '1';

	const artifacts = process.env.WP_ARTIFACTS_PATH;
	fs.mkdirSync( artifacts, { recursive: true } );

	// What the author's browser keeps, from one worker to the next.
	const profiles = fs.mkdtempSync( path.join( os.tmpdir(), 'mainstreet-' ) );
	process.env.MAINSTREET_PROFILES = profiles;

	const fakes = await startFakes();
	process.env.MAINSTREET_FAKES = fakes.url;
	process.env.MAINSTREET_FAKE_HOSTS = fakes.hosts.join( ',' );

	const stopFakes = async () => {
		await fakes.stop();
		fs.rmSync( profiles, { recursive: true, force: true, maxRetries: 3 } );
	};

	try {
		const launchOptions = await getLaunchOptions( { webgl: true } );
		process.env.MAINSTREET_LAUNCH_OPTIONS = JSON.stringify( launchOptions );
		const { sites, stop } = await startSites( {
			count: workers,
			version: process.env.MAINSTREET_WP ?? '7.1',
			artifacts,
			launchOptions,
		} );
		// playwright.config.ts hands each worker its own.
		process.env.MAINSTREET_SITES = JSON.stringify( sites );
		return async () => {
			await stop();
			await stopFakes();
			sites.forEach( ( { storage } ) =>
				fs.rmSync( storage, { force: true } )
			);
		};
	} catch ( error ) {
		await stopFakes();
		throw error;
	}
}
