/**
 * `npm start`: a real WordPress with the plugin active and a demo page of every
 * block. Does all the set-up itself; Ctrl-C stops it.
 */
import { startWatching } from './compiler/watch.mjs';
import { readArgs, readPort } from './lib/args.mjs';
import { ensureBuild, ensureDependencies } from './lib/prepare.mjs';
import { reportAndExit } from './lib/problem.mjs';
import { say, step } from './lib/progress.mjs';
import { createDemo } from './demo/index.mjs';
import { VERSIONS } from './wordpress/core.mjs';
import { startWordPress } from './wordpress/index.mjs';
import { probePort } from './wordpress/server.mjs';

const DEFAULT_PORT = 8881;

const HELP = `Usage: npm start [-- options]

Starts WordPress with Mainstreet Blocks and a demo page of every block.

  --port NUMBER   port to serve on (${ DEFAULT_PORT })
  --wp VERSION    WordPress to use: ${ VERSIONS.join( ' or ' ) } (${ VERSIONS[ 0 ] })
  --watch         build after each change; reload to see it
  --reset         begin anew: forget the posts, pictures and settings of earlier runs
  --help          this text

Environment: WP_CORE (folder of an unpacked WordPress), MAINSTREET_PHP (path of
a php, or "wasm"), MAINSTREET_CACHE (folder for downloads).`;

function describe( wordpress, demo ) {
	return `
WordPress ${ wordpress.version } is running.

  Editor    ${ demo.editUrl }
  Visitor   ${ demo.url }
  Login     ${ wordpress.user } / ${ wordpress.password }

Ctrl-C stops it.`;
}

let stopping;

/** Stops what runs once, however often the user asks. */
function stopOnSignal( stop ) {
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.removeAllListeners( signal );
		process.on( signal, () => {
			stopping ??= stop().then( () => {
				say( '\nStopped.' );
				process.exit( 0 );
			} );
		} );
	}
}

async function main() {
	const { values } = readArgs(
		process.argv.slice( 2 ),
		{
			port: { type: 'string' },
			wp: { type: 'string', default: VERSIONS[ 0 ] },
			watch: { type: 'boolean' },
			reset: { type: 'boolean' },
			help: { type: 'boolean' },
		},
		'npm start -- --help lists the options.'
	);
	if ( values.help ) {
		say( HELP );
		return;
	}
	// Ctrl-C during the set-up: nothing runs yet that would have to be stopped with care.
	process.on( 'SIGINT', () => process.exit( 0 ) );
	process.on( 'SIGTERM', () => process.exit( 0 ) );

	const port = await probePort( readPort( values.port, DEFAULT_PORT ) );
	await ensureDependencies();
	let watching;
	if ( values.watch ) {
		watching = await startWatching();
	} else {
		await ensureBuild( { orDevelopment: true } );
	}
	let wordpress;
	const stop = async () => {
		await wordpress?.stop();
		await watching?.stop();
	};
	try {
		wordpress = await startWordPress( {
			version: values.wp,
			port,
			state: 'start',
			reset: values.reset,
		} );
		stopOnSignal( stop );
		const demo = await step( 'Preparing the demo page', () =>
			createDemo( wordpress )
		);
		say( describe( wordpress, demo ) );
		if ( watching ) {
			say( 'Changes are built; reload to see them.' );
		}
	} catch ( error ) {
		await stop();
		throw error;
	}
}

main().catch( reportAndExit );
