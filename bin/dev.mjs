/**
 * `npm run dev`: keeps build/ up to date while somebody works. The site of `npm start`, or any
 * WordPress this folder is linked into, shows a change after a reload. Ctrl-C stops it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { startWatching } from './compiler/watch.mjs';
import { statesFolder } from './lib/paths.mjs';
import { ensureDependencies } from './lib/prepare.mjs';
import { reportAndExit } from './lib/problem.mjs';
import { say } from './lib/progress.mjs';

/** Addresses of the sites of this folder that run now. */
async function findSites() {
	const { default: lockfile } = await import( 'proper-lockfile' );
	const names = fs.existsSync( statesFolder )
		? fs.readdirSync( statesFolder )
		: [];
	const addresses = await Promise.all(
		names.map( async ( name ) => {
			const dir = path.join( statesFolder, name );
			const config = path.join( dir, 'wp-config.php' );
			return fs.existsSync( config ) &&
				( await lockfile.check( dir, { realpath: false } ) )
				? /'WP_HOME', '([^']+)'/.exec(
						fs.readFileSync( config, 'utf8' )
					)?.[ 1 ]
				: undefined;
		} )
	);
	return addresses.filter( Boolean );
}

async function main() {
	await ensureDependencies();
	const watching = await startWatching();
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () =>
			watching.stop().then( () => process.exit( 0 ) )
		);
	}
	const sites = await findSites();
	say(
		sites.length
			? `\nWatching. Reload ${ sites.join( ', ' ) } after a change. Ctrl-C stops it.`
			: '\nWatching. No site of this folder runs: npm start in another terminal starts one, npm start -- --watch does both. Ctrl-C stops it.'
	);
}

main().catch( reportAndExit );
