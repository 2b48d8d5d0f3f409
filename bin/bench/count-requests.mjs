/**
 * Counts what the plugin does in each kind of request: its files, the queries it causes, the calls of its hook callbacks;
 * and, where the database counts them, the rows that are examined beyond those of WordPress alone.
 */
import fs from 'node:fs';
import { startPhpProcess } from '../wordpress/php-process.mjs';
import { startWordPress } from '../wordpress/index.mjs';
import { budgets } from './budgets.mjs';
import {
	EARLY,
	benchEnv,
	benchRouter,
	prepareRequests,
	readNote,
} from './requests.mjs';
import { printTable } from './table.mjs';

/** Requests before one is counted: the first ones fill caches. */
const WARM_UP = 3;

const KINDS = [ 'files', 'queries', 'callbacks', 'rows' ];

/** The counts of one request with the plugin. */
async function countRequest( send, base, log ) {
	const count = async ( headers ) => {
		fs.writeFileSync( log, '' );
		await send( base, { 'X-Mainstreet-Count': '1', ...headers } );
		return ( await readNote( log ) ).counts;
	};
	for ( let run = 0; run < WARM_UP; run++ ) {
		await count();
	}
	const counts = await count();
	if ( counts.rows !== null ) {
		const without = { 'X-Mainstreet-Without': '1' };
		await count( without );
		counts.rows -= ( await count( without ) ).rows;
	}
	const calls = Object.values( counts.callbacks );
	return {
		numbers: {
			files: counts.files.length,
			queries: counts.queries.length,
			callbacks: calls.reduce( ( sum, number ) => sum + number, 0 ),
			rows: counts.rows,
		},
		details: {
			...counts,
			callbacks: Object.entries( counts.callbacks ).map(
				( [ hook, number ] ) => `${ number } × ${ hook }`
			),
			rows: [],
		},
	};
}

/**
 * Counts and prints.
 *
 * @param {Object} site     Of startWordPress().
 * @param {Object} requests Of prepareRequests().
 * @return {Promise<string[]>} What is over its budget.
 */
export async function countRequests( site, requests ) {
	const failures = [];
	const rows = [];
	const env = benchEnv( site );
	const server = await startPhpProcess( site.php, env, benchRouter );
	try {
		for ( const [ what, send ] of Object.entries( requests ) ) {
			// Counting adds callbacks, and beside those of others nothing is answered early.
			if ( what === EARLY ) {
				continue;
			}
			const { numbers, details } = await countRequest(
				send,
				server.url,
				env.MAINSTREET_BENCH_LOG
			);
			const cells = KINDS.map( ( kind ) => {
				const number = numbers[ kind ];
				if ( number === null ) {
					return '–';
				}
				const allowed = budgets.requests[ what ][ kind ];
				if ( number > allowed ) {
					failures.push(
						[
							`${ what }: ${ number } ${ kind }, allowed ${ allowed }.`,
							...details[ kind ],
						].join( '\n    ' )
					);
				}
				return `${ number } of ${ allowed }`;
			} );
			rows.push( [ what, ...cells ] );
		}
	} finally {
		server.child.kill( 'SIGKILL' );
	}
	console.log(
		'\nOf the plugin in one warm request, each with its budget: files, queries, calls of hook callbacks; rows examined beyond those of WordPress alone.\n'
	);
	printTable( [ 'request', ...KINDS ], rows );
	console.log( '' );
	return failures;
}

/**
 * Counts on SQLite, which every machine has. Says so where WordPress runs in WebAssembly.
 *
 * @return {Promise<string[]>} What is over its budget.
 */
export async function measureCounts() {
	const site = await startWordPress( { testing: true, debug: false } );
	try {
		if ( ! site.php ) {
			console.log(
				'Requests are not counted: that takes a PHP of the machine.'
			);
			return [];
		}
		return await countRequests( site, await prepareRequests( site ) );
	} finally {
		await site.stop();
	}
}
