/**
 * `npm start`: a real WordPress with the plugin active and a small town's website, whose outside services and mailbox run on
 * this machine as well. Does all the set-up itself; Ctrl-C stops it.
 */
import { startWatching } from './compiler/watch.mjs';
import { createDemo } from './demo/index.mjs';
import { startDemoParts } from './demo/parts.mjs';
import { describe } from './demo/describe.mjs';
import { DEFAULT_PORT, HELP, readOptions } from './demo/options.mjs';
import { readPort } from './lib/args.mjs';
import { ensureBuild, ensureDependencies } from './lib/prepare.mjs';
import { reportAndExit } from './lib/problem.mjs';
import { say, step } from './lib/progress.mjs';
import { startWordPress } from './wordpress/index.mjs';
import { probePort } from './wordpress/server.mjs';

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

/** A build that is up to date; with `--watch` it stays so. */
async function build( isWatched ) {
	await ensureDependencies();
	if ( isWatched ) {
		return startWatching();
	}
	await ensureBuild( { orDevelopment: true } );
	return undefined;
}

async function serve( values, port, watching ) {
	let wordpress;
	let parts;
	const stop = async () => {
		await parts?.stop();
		await wordpress?.stop();
		await watching?.stop();
	};
	try {
		parts = await startDemoParts( {
			port,
			isPlain: values.plain,
			hasCron: true,
		} );
		wordpress = await startWordPress( {
			version: values.wp,
			port,
			// What is connected on the one site is not on the other.
			state: values.plain ? 'plain' : 'start',
			reset: values.reset,
			muPlugins: parts.muPlugins,
			constants: parts.constants,
		} );
		stopOnSignal( stop );
		await parts.attach( wordpress );
		const demo = await step( 'Preparing the town', () =>
			createDemo( wordpress, { town: true } )
		);
		say( describe( wordpress, demo, parts, watching ) );
	} catch ( error ) {
		await stop();
		throw error;
	}
}

async function main() {
	const values = readOptions( process.argv.slice( 2 ) );
	if ( values.help ) {
		say( HELP );
		return;
	}
	// Ctrl-C during the set-up: nothing runs yet that would have to be stopped with care.
	process.on( 'SIGINT', () => process.exit( 0 ) );
	process.on( 'SIGTERM', () => process.exit( 0 ) );
	const port = await probePort( readPort( values.port, DEFAULT_PORT ) );
	await serve( values, port, await build( values.watch ) );
}

main().catch( reportAndExit );
