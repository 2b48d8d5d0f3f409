/**
 * What each kind of request costs with the plugin and without: instructions, which do not depend on how busy the machine
 * is, and what countRequests() counts. On MariaDB where it is installed. One PHP process, opcache warm.
 */
import { startWordPress } from '../wordpress/index.mjs';
import { hasMariaDb, startMariaDb } from '../../tests/load/mariadb.mjs';
import { budgets } from './budgets.mjs';
import { hasCallgrind, startCounted } from './callgrind.mjs';
import { countRequests } from './count-requests.mjs';
import { benchEnv, benchRouter, prepareRequests } from './requests.mjs';
import { printTable } from './table.mjs';

/** Requests before one is counted. */
const WARM_UP = 3;

/** The goal of a kind of request: percent beyond WordPress alone, or millions in all. */
function describeGoal( { percent, millions } = {}, found ) {
	if ( percent !== undefined ) {
		const isOver = 100 * ( found.with / found.without - 1 ) > percent;
		return `≤ +${ percent } %${ isOver ? ', over' : '' }`;
	}
	if ( millions !== undefined ) {
		return `≤ ${ millions }${ found.with > millions ? ', over' : '' }`;
	}
	return '–';
}

async function countInstructions( site, requests ) {
	const counted = await startCounted(
		site.php,
		benchEnv( site ),
		benchRouter
	);
	try {
		const rows = [];
		for ( const [ what, send ] of Object.entries( requests ) ) {
			const found = {};
			for ( const way of [ 'without', 'with' ] ) {
				const ask = () =>
					send(
						counted.url,
						way === 'without' ? { 'X-Mainstreet-Without': '1' } : {}
					);
				for ( let run = 0; run < WARM_UP; run++ ) {
					await ask();
				}
				found[ way ] = await counted.count( ask );
			}
			const more = 100 * ( found.with / found.without - 1 );
			rows.push( [
				what,
				found.without.toFixed( 1 ),
				found.with.toFixed( 1 ),
				`+${ more.toFixed( 1 ) } %`,
				describeGoal( budgets.instructions[ what ], found ),
			] );
		}
		console.log( '\nMillions of instructions, one warm request.\n' );
		printTable(
			[ 'request', 'WordPress alone', 'with us', '', 'goal' ],
			rows
		);
	} finally {
		counted.stop();
	}
}

/**
 * Measures and prints; says so where valgrind or MariaDB is missing.
 *
 * @return {Promise<string[]>} What is over its budget. Instructions have goals only.
 */
export async function measureRequests() {
	const mariadb = hasMariaDb() ? await startMariaDb() : undefined;
	let site;
	try {
		site = await startWordPress( {
			testing: true,
			debug: false,
			...( mariadb && { database: mariadb.database } ),
		} );
		const requests = await prepareRequests( site );
		if ( hasCallgrind() && mariadb ) {
			await countInstructions( site, requests );
		} else {
			console.log(
				'Instructions are not counted: that takes valgrind and MariaDB (on Debian: apt-get install valgrind mariadb-server php-mysql).'
			);
		}
		return await countRequests( site, requests );
	} finally {
		await site?.stop();
		await mariadb?.stop();
	}
}
