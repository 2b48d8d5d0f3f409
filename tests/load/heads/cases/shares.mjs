/** Posts that are shared to three networks by two heads at once, whose processes are killed. */
import { startFakes } from '../../../fakes/server.mjs';
import { shareAndKill } from '../../share-run.mjs';

/**
 * Runs it.
 *
 * @param {Object} cluster The site.
 * @param {Object} options Those of shareAndKill().
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, options ) {
	const fakes = await startFakes();
	try {
		const { line, failures } = await shareAndKill(
			cluster.heads,
			{ url: fakes.url, test: 'load-heads' },
			options
		);
		return { lines: [ `shares: ${ line }` ], failures };
	} finally {
		await fakes.stop();
	}
}
