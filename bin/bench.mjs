/**
 * Payload budgets: reads the build and a real page for each block, prints a table,
 * and fails when something is heavier than bin/bench/budgets.json allows.
 *
 *   npm run bench
 */
import fs from 'node:fs';
import path from 'node:path';
import { measureBuild } from './bench/measure-build.mjs';
import { measurePages } from './bench/measure-pages.mjs';
import { root } from './lib/paths.mjs';

const build = path.join( root, 'build' );
if ( ! fs.existsSync( path.join( build, 'blocks' ) ) ) {
	console.error( 'There is no build to measure. Run npm run build first.' );
	process.exit( 1 );
}
const budgets = JSON.parse(
	fs.readFileSync( path.join( root, 'bin/bench/budgets.json' ), 'utf8' )
);
const { start, blocks, lazy } = measureBuild( build );
const pages = await measurePages( root );

const failures = [];
const check = ( what, bytes, budget ) => {
	if ( bytes > budget ) {
		failures.push( `${ what }: ${ bytes } B gzip, allowed ${ budget } B.` );
	}
};

const size = ( { raw, gzip } ) => ( raw ? `${ raw } / ${ gzip }` : '0' );
const rows = Object.entries( blocks ).map( ( [ slug, block ] ) => {
	const page = pages[ slug ];
	const jsBudget = budgets.visitorJs[ slug ] ?? 0;
	check( `${ slug }, visitor's script`, block.viewJs.gzip, jsBudget );
	check( `${ slug }, style sheet`, block.viewCss.gzip, budgets.visitorCss );
	check(
		`${ slug }, editor chunk`,
		block.chunk.gzip,
		budgets.chunkOf[ slug ] ?? budgets.chunk
	);
	if ( ! page && ! block.isInner ) {
		failures.push( `${ slug }: no demo.html, so no page to measure.` );
	}
	if ( page ) {
		check( `${ slug }, scripts on its page`, page.js, jsBudget );
		for ( const source of [ ...page.unwanted, ...page.foreign ] ) {
			failures.push( `${ slug }: its page loads ${ source }.` );
		}
	}
	return [
		slug,
		size( block.chunk ),
		size( block.viewJs ),
		size( block.viewCss ),
		page ? `${ page.js } + ${ page.css }` : 'with its parent',
		String( jsBudget ),
	];
} );
check(
	'Editor script before any block is used',
	start.gzip,
	budgets.editor.gzip
);
if ( pages[ '' ].js + pages[ '' ].css > 0 ) {
	failures.push( 'A page without our blocks loads something of ours.' );
}

function printTable( head, body ) {
	const widths = head.map( ( cell, index ) =>
		Math.max( cell.length, ...body.map( ( row ) => row[ index ].length ) )
	);
	for ( const row of [ head, ...body ] ) {
		console.log(
			row
				.map( ( cell, index ) =>
					index
						? cell.padStart( widths[ index ] )
						: cell.padEnd( widths[ 0 ] )
				)
				.join( '  ' )
		);
	}
}

console.log(
	'\nBytes, raw / gzip. On the page: script + CSS, gzip, as a real page loads them.\n'
);
printTable(
	[
		'block',
		'editor chunk',
		'visitor JS',
		'visitor CSS',
		'on the page',
		'JS budget',
	],
	rows
);
console.log( '' );
printTable(
	[ 'shared', 'raw / gzip' ],
	[
		[
			`editor.js (budget ${ budgets.editor.gzip } with its printed state, see the sweep)`,
			size( start ),
		],
		...Object.entries( lazy ).map( ( [ file, weight ] ) => [
			`${ file } (lazy)`,
			size( weight ),
		] ),
	]
);
console.log( '' );
if ( failures.length ) {
	failures.forEach( ( failure ) => console.error( `✗ ${ failure }` ) );
	process.exit( 1 );
}
console.log( 'All within budget.' );
