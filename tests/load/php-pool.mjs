/** PHP processes that serve a site, some of which die. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { HOST, probePort } from '../../bin/wordpress/server.mjs';
import { phpFolder } from '../../bin/wordpress/site.mjs';

/** How many there are, each of them with one request at a time. */
const PROCESSES = 8;

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** One PHP process with a port of its own, like a worker of PHP-FPM. */
async function startProcess( site ) {
	const { command, args, env } = site.php;
	const port = await probePort( 0 );
	const child = spawn(
		command,
		[
			...args,
			// Without it every request reads all of WordPress anew.
			'-d',
			'opcache.enable_cli=1',
			'-S',
			`${ HOST }:${ port }`,
			'-t',
			env.MAINSTREET_CORE,
			path.join( phpFolder, 'router.php' ),
		],
		{ env, stdio: 'ignore' }
	);
	const url = `http://${ HOST }:${ port }`;
	for ( let tries = 0; tries < 200; tries++ ) {
		try {
			await fetch( `${ url }/wp-includes/images/blank.gif` );
			break;
		} catch {
			await wait( 50 );
		}
	}
	return { url, child, pending: 0 };
}

/** Processes that are replaced when one dies. */
export class Pool {
	/** Those that run: `url`, `child`, `pending` (requests it has). */
	processes = [];

	constructor( site ) {
		this.site = site;
	}

	async fill() {
		while ( this.processes.length < PROCESSES ) {
			this.processes.push( await startProcess( this.site ) );
		}
	}

	/** The one with the fewest requests. */
	pick() {
		return [ ...this.processes ].sort(
			( a, b ) => a.pending - b.pending
		)[ 0 ];
	}

	/** Kills one that is at work. */
	async kill() {
		const victim = this.processes.find( ( { pending } ) => pending );
		if ( ! victim ) {
			return false;
		}
		this.processes = this.processes.filter( ( one ) => one !== victim );
		victim.child.kill( 'SIGKILL' );
		await this.fill();
		return true;
	}

	stop() {
		this.processes.forEach( ( { child } ) => child.kill( 'SIGKILL' ) );
	}
}
