/**
 * Payload budgets: reads the build and a real page for each block, prints a table,
 * and says what is heavier than bin/bench/budgets.json allows.
 */
import fs from 'node:fs';
import path from 'node:path';
import { findFiles } from '../lib/find-files.mjs';
import { budgets as allBudgets } from './budgets.mjs';
import { measureBuild } from './measure-build.mjs';
import { measurePages } from './measure-pages.mjs';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { printTable } from './table.mjs';

/**
 * Measures and prints what everything weighs.
 *
 * @return {Promise<string[]>} What is over its budget, as sentences.
 */
export async function measureBytes() {
	const build = path.join( root, 'build' );
	if ( ! fs.existsSync( path.join( build, 'blocks' ) ) ) {
		throw new Problem(
			'There is no build to measure. Run npm run build first.'
		);
	}
	const budgets = allBudgets.bytes;
	const { start, blocks, rooms, screens, lazy } = measureBuild( build );
	const pages = await measurePages( root );

	const failures = [];
	const check = ( what, bytes, budget ) => {
		if ( bytes > budget ) {
			failures.push(
				`${ what }: ${ bytes } B gzip, allowed ${ budget } B.`
			);
		}
	};

	// A block in the demo of its family is measured there; the picker of payments is never on a page.
	const demos = findFiles( path.join( root, 'blocks/*/demo.html' ) )
		.map( ( file ) => fs.readFileSync( file, 'utf8' ) )
		.join( '' );
	const isInDemo = ( name ) =>
		name === 'jetpack/payments-intro' ||
		demos.includes( `<!-- wp:${ name } ` );

	const size = ( { raw, gzip } ) => ( raw ? `${ raw } / ${ gzip }` : '0' );
	const rows = Object.entries( blocks ).map( ( [ slug, block ] ) => {
		const page = pages[ slug ];
		const jsBudget = budgets.visitorJs[ slug ] ?? 0;
		check( `${ slug }, visitor's script`, block.viewJs.gzip, jsBudget );
		check(
			`${ slug }, style sheet`,
			block.viewCss.gzip,
			budgets.visitorCss
		);
		check(
			`${ slug }, editor chunk`,
			block.chunk.gzip,
			budgets.chunkOf[ slug ] ?? budgets.chunk
		);
		if ( ! page && ! block.isInner && ! isInDemo( block.name ) ) {
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
	for ( const [ room, { viewJs, viewCss } ] of Object.entries( rooms ) ) {
		const jsBudget = budgets.visitorJs[ room ] ?? 0;
		check( `${ room }, visitor's script`, viewJs.gzip, jsBudget );
		check( `${ room }, style sheet`, viewCss.gzip, budgets.visitorCss );
	}
	// Of scripts that stand beside WordPress's own on screens that are not ours.
	for ( const [ name, budget ] of Object.entries( budgets.adminJs ) ) {
		check( `${ name }.js`, screens[ name ]?.gzip ?? Infinity, budget );
	}
	check(
		'Editor script before any block is used',
		start.gzip,
		budgets.editor.gzip
	);
	if ( pages[ '' ].js + pages[ '' ].css > 0 ) {
		failures.push( 'A page without our blocks loads something of ours.' );
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
			[ `editor.js (budget ${ budgets.editor.gzip })`, size( start ) ],
			...Object.keys( budgets.adminJs ).map( ( name ) => [
				`${ name }.js (budget ${ budgets.adminJs[ name ] })`,
				size( screens[ name ] ?? { raw: 0 } ),
			] ),
			...Object.entries( rooms ).map( ( [ room, { viewJs } ] ) => [
				`${ room }/view.js`,
				size( viewJs ),
			] ),
			...Object.entries( lazy ).map( ( [ file, weight ] ) => [
				`${ file } (lazy)`,
				size( weight ),
			] ),
		]
	);
	console.log( '' );
	return failures;
}
