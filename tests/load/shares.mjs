/**
 * Posts that are shared to three networks while processes are killed (share-run.mjs).
 *
 *   npm run test:load -- shares --posts 200 --kills 60
 */
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startFakes } from '../fakes/server.mjs';
import { startMariaDb } from './mariadb.mjs';
import { shareAndKill } from './share-run.mjs';

/**
 * Runs it.
 *
 * @param {Object} [options]          Those of shareAndKill(), and:
 * @param {string} [options.database] 'sqlite' or 'mariadb'.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function load( { database = 'sqlite', ...options } = {} ) {
	const mariadb = database === 'mariadb' && ( await startMariaDb() );
	const fakes = await startFakes();
	const site = await startWordPress( {
		testing: true,
		...( mariadb && { database: mariadb.database } ),
	} );
	try {
		const { line, failures } = await shareAndKill(
			[ site, site ],
			// What the fakes hold, they hold for as long as the process lives.
			{ url: fakes.url, test: `load-${ database }` },
			options
		);
		return {
			lines: [ `shares, ${ database }: ${ line }` ],
			failures: failures.map(
				( wrong ) => `shares, ${ database }: ${ wrong }`
			),
		};
	} catch ( error ) {
		throw new Error(
			`${ error.message.slice( 0, 1500 ) }\n${ site.errorLog().slice( -2000 ) }`
		);
	} finally {
		await site.stop();
		await fakes.stop();
		await mariadb?.stop?.();
	}
}
