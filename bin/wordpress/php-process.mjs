/** One PHP process that serves a running site on a port of its own, like a worker of PHP-FPM. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOST, probePort } from './server.mjs';
import { phpFolder } from './site.mjs';

/**
 * Starts the process.
 *
 * @param {Object} php    `php` of startWordPress(): `command`, `args`, `env`.
 * @param {Object} env    Additions to its environment.
 * @param {string} router Front controller: ours, or one that hands over to it.
 * @return {Promise<{url: string, child: Object}>} Its address without trailing slash, and the process.
 */
export async function startPhpProcess(
	php,
	env = {},
	router = path.join( phpFolder, 'router.php' )
) {
	const port = await probePort( 0 );
	const child = spawn(
		php.command,
		[
			...php.args,
			// Without it every request reads all of WordPress anew.
			'-d',
			'opcache.enable_cli=1',
			'-S',
			`${ HOST }:${ port }`,
			'-t',
			php.env.MAINSTREET_CORE,
			router,
		],
		{ env: { ...php.env, ...env }, stdio: 'ignore' }
	);
	const url = `http://${ HOST }:${ port }`;
	for ( let tries = 0; tries < 200; tries++ ) {
		try {
			await fetch( `${ url }/wp-includes/images/blank.gif` );
			break;
		} catch {
			await sleep( 50 );
		}
	}
	return { url, child };
}
