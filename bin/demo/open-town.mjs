/** The town of `npm start` on free ports, in a WordPress that is gone afterwards: for browser tests and screenshots. */
import { createDemo } from './index.mjs';
import { startDemoParts } from './parts.mjs';
import { startWordPress } from '../wordpress/index.mjs';

/**
 * Opens the town.
 *
 * @return {Promise<{wordpress: import('../wordpress/index.mjs').RunningWordPress, demo: Object, mailbox: string, notes: string[], stop: () => Promise<void>}>} WordPress, the demo's pages, the mailbox's address, and what could not be connected.
 */
export async function openTown() {
	const parts = await startDemoParts( { port: 0 } );
	let wordpress;
	const stop = async () => {
		await parts.stop();
		await wordpress?.stop();
	};
	try {
		wordpress = await startWordPress( {
			testing: true,
			muPlugins: parts.muPlugins,
			constants: parts.constants,
		} );
		await parts.attach( wordpress );
		const demo = await createDemo( wordpress, { town: true } );
		return {
			wordpress,
			demo,
			mailbox: parts.mailbox,
			notes: parts.notes,
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
