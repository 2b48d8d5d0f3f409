/** Serves a site with PHP's built-in web server. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../lib/problem.mjs';
import { SETTINGS } from './php.mjs';
import { phpFolder } from './site.mjs';

export const HOST = '127.0.0.1';

/**
 * Finds out whether a port can be listened on.
 *
 * @param {number} port 0 for any.
 * @return {Promise<number>} The port.
 */
export function probePort( port ) {
	return new Promise( ( resolve, reject ) => {
		const server = net.createServer();
		server.once( 'error', ( error ) =>
			reject(
				new Problem(
					error.code === 'EADDRINUSE'
						? `Port ${ port } is taken by another program; stop it or choose another port with --port.`
						: `Port ${ port } cannot be used (${ error.code }); choose another with --port.`
				)
			)
		);
		server.listen( port, HOST, () => {
			const { port: free } = server.address();
			server.close( () => resolve( free ) );
		} );
	} );
}

const groups = new Set();

/** The workers are processes of their own: the whole group ends. */
function endGroup( pid, signal ) {
	try {
		process.kill( process.platform === 'win32' ? pid : -pid, signal );
		return true;
	} catch {
		return false; // Gone already.
	}
}

// Whatever ends this process, its servers end with it.
process.on( 'exit', () =>
	groups.forEach( ( pid ) => endGroup( pid, 'SIGKILL' ) )
);

/**
 * Starts a command that serves until stopped, in a process group of its own, so
 * that Ctrl-C reaches this process first and it can clean up.
 *
 * @param {string}   command Program.
 * @param {string[]} args    Arguments.
 * @param {Object}   env     Environment.
 * @param {string}   log     File for what it prints.
 * @return {{pid: number, hasEnded: () => boolean, stop: () => Promise<void>}} A handle.
 */
export function startServer( command, args, env, log ) {
	const output = fs.openSync( log, 'a' );
	const child = spawn( command, args, {
		env,
		detached: process.platform !== 'win32',
		stdio: [ 'ignore', output, output ],
	} );
	fs.closeSync( output );
	let ended = false;
	child.on( 'error', () => ( ended = true ) );
	child.on( 'exit', () => ( ended = true ) );
	const { pid } = child;
	groups.add( pid );
	return {
		pid,
		hasEnded: () => ended,
		async stop() {
			endGroup( pid, 'SIGTERM' );
			for (
				let waited = 0;
				waited < 3000 && endGroup( pid, 0 );
				waited += 50
			) {
				await sleep( 50 );
			}
			endGroup( pid, 'SIGKILL' );
			groups.delete( pid );
		},
	};
}

/**
 * Waits until an address answers.
 *
 * @param {string} url     Address.
 * @param {Object} server  Handle of startServer().
 * @param {string} log     Its output, for the message.
 * @param {number} timeout In ms.
 */
export async function waitFor( url, server, log, timeout = 30000 ) {
	const end = Date.now() + timeout;
	for (;;) {
		try {
			const response = await fetch( url, { redirect: 'manual' } );
			await response.arrayBuffer();
			if ( response.status < 500 ) {
				return;
			}
		} catch {
			// Not yet.
		}
		if ( server.hasEnded() || Date.now() > end ) {
			const last = fs
				.readFileSync( log, 'utf8' )
				.trim()
				.split( '\n' )
				.pop();
			await server.stop();
			throw new Problem(
				`The web server did not start: ${ last || 'no answer' }`
			);
		}
		await sleep( 50 );
	}
}

/**
 * Serves a site with native PHP.
 *
 * @param {Object} site      What to serve.
 * @param {string} site.php  PHP.
 * @param {string} site.core WordPress tree.
 * @param {string} site.dir  Site folder.
 * @param {number} site.port Port.
 * @param {Object} site.env  Environment.
 * @return {Promise<{stop: () => Promise<void>}>} A handle.
 */
export async function serve( { php, core, dir, port, env } ) {
	const log = path.join( dir, 'server.log' );
	fs.writeFileSync( log, '' );
	const server = startServer(
		php,
		[
			...SETTINGS,
			'-S',
			`${ HOST }:${ port }`,
			'-t',
			core,
			path.join( phpFolder, 'router.php' ),
		],
		{ ...env, PHP_CLI_SERVER_WORKERS: '4' },
		log
	);
	await waitFor(
		`http://${ HOST }:${ port }/wp-includes/version.php`,
		server,
		log
	);
	return server;
}
