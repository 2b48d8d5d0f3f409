/**
 * The screen of payments with very many orders (issue of payments, acceptance): what the first page, later ones, filters, searches, the sums
 * and the file cost.
 *
 *   npm run test:load -- orders [--database sqlite] [--orders 100000]
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startMariaDb } from './mariadb.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const generator = path.resolve( here, '../php/many-orders.php' );
const LIMITS = { queries: 20, milliseconds: 300, megabytes: 64 };
/** A search in the middle of texts reads every row; it may take longer than a page, not much. */
const SEARCH = 1000;
const RUNS = 7;

const median = ( numbers ) =>
	[ ...numbers ].sort( ( a, b ) => a - b )[
		Math.floor( numbers.length / 2 )
	];

const at = ( site, path_ ) =>
	`${ site.url }/wp-json/mainstreet/v1/payments/${ path_ }`;

/** Asks several times; the first answer warms up and does not count. What a query costs is its quickest: neighbours only add. */
async function measure( site, query ) {
	const times = [];
	let queries = 0;
	let answer = {};
	for ( let run = 0; run <= RUNS; run++ ) {
		const response = await fetch( at( site, query ) );
		answer = await response.json();
		if ( ! response.ok ) {
			throw new Error( `${ query }: ${ JSON.stringify( answer ) }` );
		}
		queries = Number( response.headers.get( 'x-queries' ) );
		if ( run ) {
			times.push( Number( response.headers.get( 'x-milliseconds' ) ) );
		}
	}
	return {
		rows: ( answer.items ?? answer.months ).length,
		queries,
		milliseconds: Math.min( ...times ),
		median: median( times ),
	};
}

/** Downloads the file; resolves with its length in lines, size, time and PHP's memory. */
async function download( site ) {
	site.clearErrorLog();
	const started = Date.now();
	const response = await fetch( at( site, 'orders.csv' ) );
	let lines = 0;
	let bytes = 0;
	for await ( const chunk of response.body ) {
		bytes += chunk.length;
		for ( const byte of chunk ) {
			lines += byte === 10 ? 1 : 0;
		}
	}
	const seconds = ( Date.now() - started ) / 1000;
	await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
	const peak = /peak-memory (\d+)/.exec( site.errorLog() );
	return {
		rows: lines - 1,
		megabytes: Math.round( bytes / 2 ** 20 ),
		seconds,
		memory: Math.round( Number( peak?.[ 1 ] ) / 2 ** 20 ),
	};
}

const QUERIES = [
	[ 'first page', 'orders' ],
	[ 'a page in the middle, behind its row', 'orders?before=50000&page=2500' ],
	[ 'a page in the middle, by its number', 'orders?page=2500' ],
	[ 'paid ones', 'orders?status=paid' ],
	[ 'refunded ones in test mode', 'orders?status=refunded&mode=test' ],
	[ 'of a plan', 'orders?plan=103' ],
	[ 'of a day', 'orders?from=2026-06-01&to=2026-06-01' ],
	[ 'search of an address', 'orders?search=person77@example.org' ],
	[ 'search of a name', 'orders?search=Person+777', SEARCH ],
	[ 'search without result', 'orders?search=nowhere', SEARCH ],
	[ 'sums of a year', 'totals?year=2026', SEARCH ],
];

/**
 * Measures on a fresh site.
 *
 * @param {Object} [options]
 * @param {number} [options.orders]   How many.
 * @param {string} [options.database] 'sqlite' or 'mariadb'.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and limits that were passed.
 */
export async function load( { orders = 100_000, database = 'sqlite' } = {} ) {
	const mariadb = database === 'mariadb' && ( await startMariaDb() );
	const site = await startWordPress( {
		testing: true,
		muPlugins: [ path.join( here, 'responses-plugin.php' ) ],
		...( mariadb && { database: mariadb.database } ),
	} );
	const lines = [];
	const failures = [];
	const note = ( line, isBad ) => {
		const named = `orders (${ database }, ${ orders } orders), ${ line }`;
		lines.push( named );
		if ( isBad ) {
			failures.push( named );
		}
	};
	try {
		await site.runPhp(
			`require ${ JSON.stringify( generator ) }; Mainstreet\\Tests\\store_orders( ${ orders } );`
		);
		for ( const [ name, query, limit = LIMITS.milliseconds ] of QUERIES ) {
			const cost = await measure( site, query );
			note(
				`${ name }: ${ cost.rows } rows, ${ cost.queries } queries, ${ cost.milliseconds } ms (median ${ cost.median })`,
				cost.queries >= LIMITS.queries || cost.milliseconds >= limit
			);
		}
		const file = await download( site );
		note(
			`file: ${ file.rows } rows, ${ file.megabytes } MB, ${ file.seconds } s, PHP memory ${ file.memory } MB`,
			file.rows !== orders || ! ( file.memory < LIMITS.megabytes )
		);
		return { lines, failures };
	} finally {
		await site.stop();
		await mariadb?.stop?.();
	}
}
