/** PHP processes that serve a site, some of which die. */
import { startPhpProcess } from '../../bin/wordpress/php-process.mjs';

/** How many there are, each of them with one request at a time. */
const PROCESSES = 8;

/** Processes that are replaced when one dies. */
export class Pool {
	/** Those that run: `url`, `child`, `pending` (requests it has). */
	processes = [];

	constructor( site ) {
		this.site = site;
	}

	async fill() {
		while ( this.processes.length < PROCESSES ) {
			this.processes.push( {
				...( await startPhpProcess( this.site.php ) ),
				pending: 0,
			} );
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
