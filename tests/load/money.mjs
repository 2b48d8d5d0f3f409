/**
 * A thousand random things that happen at Stripe, in three currencies with none, two and three decimals: payments, bank debits, renewals, refunds in
 * parts, disputes; told in any order, twice, late or never. In the end, behind the hourly look, what the orders say must
 * be what Stripe has: paid and given back, to the last minor unit.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startFakes } from '../fakes/server.mjs';
import { startMariaDb } from './mariadb.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );

/**
 * Runs it.
 *
 * @param {Object} [options]
 * @param {string} [options.database] 'sqlite' or 'mariadb'.
 * @param {number} [options.events]   How many things happen.
 * @param {number} [options.seed]     What chance begins with; the same gives the same.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function load( {
	database = 'sqlite',
	events = 1000,
	seed = Date.now() % 100000,
} = {} ) {
	const mariadb = database === 'mariadb' && ( await startMariaDb() );
	const fakes = await startFakes();
	const site = await startWordPress( {
		testing: true,
		env: { MAINSTREET_FAKE_SERVICES: fakes.url },
		...( mariadb && { database: mariadb.database } ),
	} );
	const started = Date.now();
	try {
		const { ours, theirs, happened, wrong } = await site.runPhp(
			`require ${ JSON.stringify( path.join( here, 'money.php' ) ) };
			return Mainstreet\\Tests\\random_year( ${ Number( events ) }, ${ Number( seed ) }, 'money-${ database }' );`
		);
		const line = `money, ${ database }: ${ events } events (seed ${ seed }): ${ JSON.stringify( happened ) }; orders ${ JSON.stringify( ours ) }, Stripe ${ JSON.stringify( theirs ) }; ${ Math.round( ( Date.now() - started ) / 1000 ) } s`;
		const isRight =
			JSON.stringify( ours ) === JSON.stringify( theirs ) &&
			wrong.length === 0;
		return {
			lines: [ line ],
			failures: isRight ? [] : [ line, ...wrong ],
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
