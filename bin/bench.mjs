/**
 * Measures the plugin. Bytes and counts have budgets and fail over them (part of `npm test`). Times
 * have none: a machine's time says little, so they are told as ratios of the same thing with and
 * without the plugin, in turn within one run.
 *
 *   npm run bench                 bytes, and how soon the editor can be written in
 *   npm run bench -- --bytes      bytes only
 *   npm run bench -- --editor     the editor only
 *   npm run bench -- --counts     files, queries and callbacks of each kind of request; fails over their budgets
 *   npm run bench -- --server     counts on MariaDB, instructions, and PHP for a page without our blocks, and for one with them
 *   npm run bench -- --server --runs 400
 *   npm run bench -- --write      also writes the tables into docs/performance.md
 */
import { measureBytes } from './bench/measure-bytes.mjs';
import { measureCounts } from './bench/count-requests.mjs';
import { measureEditor } from './bench/measure-editor.mjs';
import { measureServer } from './bench/measure-server.mjs';
import { writePerformance } from './bench/performance.mjs';
import { takeTables } from './bench/table.mjs';
import { readArgs } from './lib/args.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';

/** Sections of docs/performance.md, with what the figures are. */
const SECTIONS = {
	bytes: [
		'## Bytes',
		'Raw / gzip, in bytes. On the page: script + CSS, gzip, as a real page with the block’s demo loads them. The budgets are those of `bin/bench/budgets.json`.',
	],
	editor: [
		'## Editor',
		'How soon the editor can be written in, with the plugin and without, in turn within one run.',
	],
	counts: [
		'## Counts',
		'What the plugin does in each kind of request, on SQLite. The budgets are those of `bin/bench/budgets.json`.',
	],
	server: [
		'## Server',
		'PHP for a page without our blocks, and for one with them, with the plugin and without, in turn within one run.',
	],
};

const WHAT = {
	bytes: measureBytes,
	editor: measureEditor,
	counts: measureCounts,
	server: measureServer,
};

async function main() {
	const { values } = readArgs(
		process.argv.slice( 2 ),
		{
			bytes: { type: 'boolean' },
			editor: { type: 'boolean' },
			counts: { type: 'boolean' },
			server: { type: 'boolean' },
			runs: { type: 'string' },
			write: { type: 'boolean' },
		},
		'there are --bytes, --counts, --editor, --server, --runs and --write'
	);
	const { runs, write, ...asked } = values;
	if ( runs !== undefined && ! /^[1-9]\d*$/.test( runs ) ) {
		throw new Problem( `"${ runs }" is no number of runs.` );
	}
	const names = Object.keys( asked ).length
		? Object.keys( asked )
		: [ 'bytes', 'editor' ];
	const failures = [];
	for ( const name of names ) {
		failures.push( ...( await WHAT[ name ]( runs && Number( runs ) ) ) );
		const [ heading, about ] = SECTIONS[ name ];
		const tables = takeTables();
		if ( write ) {
			writePerformance( heading, [ about, '', ...tables ] );
		}
	}
	failures.forEach( ( failure ) => console.error( `✗ ${ failure }` ) );
	if ( ! names.includes( 'editor' ) && ! failures.length ) {
		console.log( 'All within budget.' );
	}
	process.exitCode = failures.length ? 1 : 0;
}

main().catch( reportAndExit );
