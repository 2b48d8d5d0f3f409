/**
 * Measures the plugin. Bytes have budgets and fail over them (part of `npm test`). Times have
 * none: a machine's time says little, so they are told as ratios of the same thing with and
 * without the plugin, in turn within one run.
 *
 *   npm run bench                 bytes, and how soon the editor can be written in
 *   npm run bench -- --bytes      bytes only
 *   npm run bench -- --editor     the editor only
 *   npm run bench -- --server     PHP for a page without our blocks, and for one with them
 *   npm run bench -- --server --runs 400
 */
import { measureBytes } from './bench/measure-bytes.mjs';
import { measureEditor } from './bench/measure-editor.mjs';
import { measureServer } from './bench/measure-server.mjs';
import { readArgs } from './lib/args.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';

const WHAT = {
	bytes: measureBytes,
	editor: measureEditor,
	server: measureServer,
};

async function main() {
	const { values } = readArgs(
		process.argv.slice( 2 ),
		{
			bytes: { type: 'boolean' },
			editor: { type: 'boolean' },
			server: { type: 'boolean' },
			runs: { type: 'string' },
		},
		'there are --bytes, --editor, --server and --runs'
	);
	const { runs, ...asked } = values;
	if ( runs !== undefined && ! /^[1-9]\d*$/.test( runs ) ) {
		throw new Problem( `"${ runs }" is no number of runs.` );
	}
	const names = Object.keys( asked ).length
		? Object.keys( asked )
		: [ 'bytes', 'editor' ];
	const failures = [];
	for ( const name of names ) {
		failures.push( ...( await WHAT[ name ]( runs && Number( runs ) ) ) );
	}
	failures.forEach( ( failure ) => console.error( `✗ ${ failure }` ) );
	if ( names.includes( 'bytes' ) && ! failures.length ) {
		console.log( 'All within budget.' );
	}
	process.exitCode = failures.length ? 1 : 0;
}

main().catch( reportAndExit );
