/**
 * The responses screen with very many answers (docs/server-contract.md E.3): what the first page, a search
 * and the exports cost.
 *
 *   npm run test:load -- responses [--database sqlite] [--answers 100000]
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startMariaDb } from './mariadb.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const generator = path.resolve( here, '../php/answers.php' );
const LIMITS = { queries: 20, milliseconds: 300, megabytes: 64 };
/** A search that every row may hold reads its 5,000 rows in steps of 500. */
const STEPS = 10;
const RUNS = 7;

const median = ( numbers ) =>
	[ ...numbers ].sort( ( a, b ) => a - b )[
		Math.floor( numbers.length / 2 )
	];

/** Asks several times; the first answer warms up and does not count. What a query costs is its quickest: neighbours only add. */
async function measure( site, query ) {
	const times = [];
	let queries = 0;
	let items = 0;
	for ( let run = 0; run <= RUNS; run++ ) {
		const response = await fetch(
			`${ site.url }/wp-json/mainstreet/v1/feedback${ query }`
		);
		const answer = await response.json();
		if ( ! response.ok ) {
			throw new Error( `${ query }: ${ JSON.stringify( answer ) }` );
		}
		items = ( answer.items ?? answer ).length;
		queries = Number( response.headers.get( 'x-queries' ) );
		if ( run ) {
			times.push( Number( response.headers.get( 'x-milliseconds' ) ) );
		}
	}
	return {
		items,
		queries,
		milliseconds: Math.min( ...times ),
		median: median( times ),
	};
}

/** Downloads an export; resolves with its size, length in lines, time and PHP's memory. */
async function download( site, format ) {
	site.clearErrorLog();
	const started = Date.now();
	const response = await fetch(
		`${ site.url }/wp-json/mainstreet/v1/feedback/export?format=${ format }`
	);
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
		rows: lines - ( format === 'csv' ? 1 : 2 ),
		megabytes: Math.round( bytes / 2 ** 20 ),
		seconds,
		memory: Math.round( Number( peak?.[ 1 ] ) / 2 ** 20 ),
	};
}

/** Answers of 20 pages, and what the tests of the screen know about making them. */
const prepare = ( answers ) => `
	require ${ JSON.stringify( generator ) };
	$pages = array();
	foreach ( range( 1, 20 ) as $n ) {
		$pages[] = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => "Page $n" ) );
	}
	Mainstreet\\Tests\\store_answers( ${ answers }, $pages );`;

/** First pages, a search and the list of pages; gives a line for each, and those beyond a limit. */
async function measureScreen( site ) {
	const lines = [];
	const failures = [];
	for ( const [ name, query ] of [
		[ 'first page', '' ],
		[ 'unread only', '?unread=1' ],
		[ 'search without result', '?search=nowhere' ],
		[ 'search of a word in every row’s keys', '?search=label' ],
		[
			'search in another script',
			'?search=%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82',
		],
		[ 'list of pages', '/sources' ],
	] ) {
		const cost = await measure( site, query );
		const line = `${ name }: ${ cost.items } rows, ${ cost.queries } queries, ${ cost.milliseconds } ms (median ${ cost.median })`;
		lines.push( line );
		if (
			cost.queries >=
				LIMITS.queries + ( query.includes( 'search' ) ? STEPS : 0 ) ||
			cost.milliseconds >= LIMITS.milliseconds
		) {
			failures.push( line );
		}
	}
	return { lines, failures };
}

/** Both exports, in full. */
async function measureExports( site, answers ) {
	const lines = [];
	const failures = [];
	for ( const format of [ 'csv', 'json' ] ) {
		const cost = await download( site, format );
		const line = `export ${ format }: ${ cost.rows } rows, ${ cost.megabytes } MB, ${ cost.seconds } s, PHP memory ${ cost.memory } MB`;
		lines.push( line );
		if ( cost.rows !== answers || ! ( cost.memory < LIMITS.megabytes ) ) {
			failures.push( line );
		}
	}
	return { lines, failures };
}

/**
 * Measures on a fresh site.
 *
 * @param {Object} [options]
 * @param {number} [options.answers]  How many.
 * @param {string} [options.database] 'sqlite' or 'mariadb'.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and limits that were passed.
 */
export async function load( { answers = 100_000, database = 'sqlite' } = {} ) {
	const mariadb = database === 'mariadb' && ( await startMariaDb() );
	const site = await startWordPress( {
		testing: true,
		muPlugins: [ path.join( here, 'responses-plugin.php' ) ],
		...( mariadb && { database: mariadb.database } ),
	} );
	try {
		await site.runPhp( prepare( answers ) );
		const parts = [
			await measureScreen( site ),
			await measureExports( site, answers ),
		];
		const name = ( line ) =>
			`responses (${ database }, ${ answers } answers), ${ line }`;
		return {
			lines: parts.flatMap( ( { lines } ) => lines ).map( name ),
			failures: parts.flatMap( ( { failures } ) => failures ).map( name ),
		};
	} finally {
		await site.stop();
		await mariadb?.stop?.();
	}
}
