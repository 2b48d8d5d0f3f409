/** The steps of `npm test`, in their order. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { say } from '../lib/progress.mjs';
import { isBuilt } from '../lib/sources.mjs';
import { findPhp } from '../wordpress/php.mjs';
import { checkAudit } from './audit.mjs';
import { lintInWasm } from './lint-in-wasm.mjs';
import {
	findPhpFiles,
	lintPhp,
	runCommand,
	runJest,
	runPhpTests,
	runPlaywright,
	typescript,
	wpScripts,
} from './runners.mjs';

const NOTHING = { passed: 1, failed: 0, skipped: 0 };

async function checkPhp() {
	const php = await findPhp();
	if ( php === 'wasm' ) {
		return lintInWasm( findPhpFiles() );
	}
	return lintPhp( php );
}

/**
 * The tests of the PHP classes, which start further PHP processes: native PHP only.
 *
 * @param {string} wp WordPress version.
 */
async function testPhp( wp ) {
	if ( ( await findPhp() ) === 'wasm' ) {
		say( 'Left out: there is no PHP on this machine.' );
		return { passed: 0, failed: 0, skipped: 1 };
	}
	return runPhpTests( [ '--wp', wp ] );
}

function build() {
	return isBuilt() ? NOTHING : runCommand( [ 'bin/build.mjs' ] );
}

/**
 * One script of ours; a missing one is a failure, never a silent skip.
 *
 * @param {string}    file Path below the root.
 * @param {...string} args Its arguments.
 */
function script( file, ...args ) {
	if ( ! fs.existsSync( path.join( root, file ) ) ) {
		throw new Problem( `${ file } is missing.` );
	}
	return runCommand( [ file, ...args ] );
}

/** @typedef {{name: string, run: () => Promise<Object>, needs?: Step[]}} Step */

/** @type {Step} */
const make = { name: 'build', run: build };

/** Tests in Jest: a step for each of its projects. */
const jestSteps = ( filter, update ) => ( {
	unit: {
		name: 'unit and component tests',
		run: () => runJest( 'unit', filter ),
	},
	content: {
		name: 'content fixtures',
		run: () =>
			runJest(
				'content',
				filter,
				update ? { UPDATE_FIXTURES: '1' } : {}
			),
	},
} );

/** All that needs no test browser. What takes longest first, so that the lanes end together. */
function checkSteps( { unit, content } ) {
	const afterBuild = ( name, run ) => ( { name, run, needs: [ make ] } );
	return [
		make,
		unit,
		{
			name: 'types',
			run: () => runCommand( [ typescript, '--noEmit', '-p', '.' ] ),
		},
		...[ '7.1', '6.8' ].map( ( version ) =>
			afterBuild( `PHP classes, WordPress ${ version }`, () =>
				testPhp( version )
			)
		),
		{
			name: 'lint: scripts',
			run: () => runCommand( [ wpScripts, 'lint-js', '.' ] ),
		},
		content,
		afterBuild( 'plugin zip', () => script( 'tests/zip/run.mjs' ) ),
		afterBuild( 'pictures and languages', () =>
			script( 'tests/tools/run.mjs' )
		),
		{
			name: 'a block from outside',
			run: () => script( 'tests/new-block/run.mjs' ),
		},
		afterBuild( 'payload budgets', () =>
			script( 'bin/bench.mjs', '--bytes' )
		),
		{
			name: 'lint: styles',
			run: () =>
				runCommand( [
					wpScripts,
					'lint-style',
					'{blocks,extensions,shared,src}/**/*.scss',
				] ),
		},
		{ name: 'lint: PHP', run: checkPhp },
		{ name: 'audit of dependencies', run: () => checkAudit( root ) },
	];
}

/**
 * Tests in a browser. Each version has a site and artifacts of its own, so that both can run at
 * once.
 *
 * @param {string[]} filter Parts of file names.
 * @param {string}   wp     One version of WordPress only.
 * @return {Step[]} Steps.
 */
function browserSteps( filter, wp ) {
	const endToEnd = ( version, args, workers ) => ( {
		name: `end to end, WordPress ${ version }`,
		run: () =>
			runPlaywright( args, {
				MAINSTREET_WP: version,
				WP_ARTIFACTS_PATH: path.join( root, 'artifacts', version ),
				MAINSTREET_WORKERS: process.env.MAINSTREET_WORKERS ?? workers,
			} ),
	} );
	const newest = endToEnd( '7.1', filter, '2' );
	// The shorter one fills the pauses of the longer one: two and one for two cores.
	const oldest = endToEnd(
		'6.8',
		[
			'--grep',
			'@core',
			// What is asked for may have no test that also runs there.
			...( filter.length && ! wp ? [ '--pass-with-no-tests' ] : [] ),
			...filter,
		],
		'1'
	);
	const steps = {
		undefined: [ newest, oldest ],
		7.1: [ newest ],
		6.8: [ oldest ],
	}[ wp ];
	if ( ! steps ) {
		throw new Problem( `--wp ${ wp } is not known; use 7.1 or 6.8.` );
	}
	return steps;
}

/** PHP in WebAssembly is busy enough with one site. */
const browserLanes = async () => ( ( await findPhp() ) === 'wasm' ? 1 : 2 );

/**
 * The steps of a part of the suite.
 *
 * @param {string}   part    'all', 'unit', 'content' or 'e2e'.
 * @param {Object}   options Flags.
 * @param {string[]} filter  Handed to the test tool: parts of file names.
 * @return {{steps: Step[], lanes?: number | () => Promise<number>}[]} Stages, one after the
 *   other; in each so many lanes (or 1) take the next step whenever they are free, of those whose
 *   needed steps of the stage are over.
 */
export function stepsOf( part, { update, wp } = {}, filter = [] ) {
	const jest = jestSteps( filter, update );
	const browser = { steps: browserSteps( filter, wp ), lanes: browserLanes };
	const parts = {
		unit: [ { steps: [ jest.unit ] } ],
		content: [ { steps: [ jest.content ] } ],
		e2e: [ { steps: [ make ] }, browser ],
		all: [ { steps: checkSteps( jest ), lanes: 2 }, browser ],
	};
	if ( ! parts[ part ] ) {
		throw new Problem(
			`There is no part "${ part }"; use unit, content or e2e, or none for everything.`
		);
	}
	return parts[ part ];
}
