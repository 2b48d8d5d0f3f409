/** The steps of `npm test` and `npm run test:all`, in their order. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { say } from '../lib/progress.mjs';
import { isBuilt } from '../lib/sources.mjs';
import { findPhp } from '../wordpress/php.mjs';
import { checkAudit } from './audit.mjs';
import { lintInWasm } from './lint-in-wasm.mjs';
import { checkPhpStyle } from './php-style.mjs';
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

/** @typedef {{name: string, run: () => Promise<Object>, needs?: Step[]}} Step */

/**
 * @typedef {Object} Selection Which tests of a step run.
 * @property {string[]} words    Parts of file names; none for all tests.
 * @property {string[]} [files]  Files to lint; all if left out.
 * @property {boolean}  [update] Record the content fixtures anew.
 * @property {string}   [wp]     One version of WordPress only, for browser tests.
 */

/** Given a filter word, most steps may have no test of that name. */
const MAY_BE_EMPTY = '--pass-with-no-tests';

async function checkPhpSyntax( files ) {
	const php = await findPhp();
	return php === 'wasm' ? lintInWasm( files ) : lintPhp( php, files );
}

/**
 * The tests of the PHP classes, which start further PHP processes: native PHP only.
 *
 * @param {string[]} args Arguments of tests/php/run.mjs.
 */
async function testPhp( args ) {
	if ( ( await findPhp() ) === 'wasm' ) {
		say( 'Left out: there is no PHP on this machine.' );
		return { passed: 0, failed: 0, skipped: 1 };
	}
	return runPhpTests( args );
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

/** @type {Step} */
const build = {
	name: 'build',
	run: async () => {
		const { failed } = isBuilt()
			? { failed: 0 }
			: await runCommand( [ 'bin/build.mjs' ] );
		// A build is not a test.
		return { passed: 0, failed, skipped: 0 };
	},
};

const afterBuild = ( name, run ) => ( { name, run, needs: [ build ] } );

/** Content tests are found by the name of their block, such as `jetpack/map`. */
const toBlockNames = ( words ) =>
	words.map( ( word ) => path.posix.basename( word ) ).join( '|' );

/** @type {(selection: Selection) => Step} */
const unit = ( { words } ) => ( {
	name: 'unit and component tests',
	run: () =>
		runJest(
			'unit',
			words.length ? [ ...words, '--passWithNoTests' ] : []
		),
} );

/** @type {(selection: Selection) => Step} */
const content = ( { words, update } ) => ( {
	name: 'content fixtures',
	run: async () => {
		const counts = await runJest(
			'content',
			words.length
				? [ `--testNamePattern=${ toBlockNames( words ) }` ]
				: [],
			update ? { UPDATE_FIXTURES: '1' } : {}
		);
		// Jest calls tests of other names skipped.
		return words.length ? { ...counts, skipped: 0 } : counts;
	},
} );

/**
 * The PHP tests in one set-up.
 *
 * @param {string}    name      Name of the step.
 * @param {Selection} selection Which tests.
 * @param {string[]}  args      Further arguments of tests/php/run.mjs.
 */
const php = ( name, { words }, args = [] ) =>
	afterBuild( name, () =>
		testPhp( [
			...args,
			...( words.length ? [ MAY_BE_EMPTY ] : [] ),
			...words,
		] )
	);

/**
 * Checks that read sources.
 *
 * @param {Selection} selection Which files. A filter word leaves these checks out.
 * @return {Step[]} Steps.
 */
function lint( { words, files } ) {
	if ( words.length && ! files ) {
		return [];
	}
	const pick = ( pattern, all ) =>
		files?.filter( ( file ) => pattern.test( file ) ) ?? all;
	const scripts = pick( /\.(?:[cm]?js|tsx?)$/, [ '.' ] );
	const styles = pick( /\.scss$/, [
		'{blocks,extensions,shared,src}/**/*.scss',
	] );
	const phpFiles = pick( /\.php$/, findPhpFiles() ).map( ( file ) =>
		path.resolve( root, file )
	);
	const steps = [
		{
			name: 'types',
			run: () => runCommand( [ typescript, '--noEmit', '-p', '.' ] ),
		},
		scripts.length && {
			name: 'lint: scripts',
			run: () => runCommand( [ wpScripts, 'lint-js', ...scripts ] ),
		},
		styles.length && {
			name: 'lint: styles',
			run: () => runCommand( [ wpScripts, 'lint-style', ...styles ] ),
		},
		phpFiles.length && {
			name: 'lint: PHP',
			run: () => checkPhpSyntax( phpFiles ),
		},
		phpFiles.length && {
			name: 'lint: PHP style',
			run: () => checkPhpStyle( root ),
		},
	];
	return steps.filter( Boolean );
}

/**
 * Browser tests in one set-up. Each has artifacts of its own.
 *
 * @param {string}    name            Name of the step.
 * @param {Selection} selection       Which tests.
 * @param {Object}    options
 * @param {string}    options.wp      Version of WordPress.
 * @param {string[]}  options.args    Arguments of Playwright.
 * @param {string}    options.workers How many sites and browsers.
 */
const browser = ( name, { words }, { wp = '7.1', args = [], workers = '2' } ) =>
	afterBuild( name, async () =>
		runPlaywright(
			[ ...args, ...( words.length ? [ MAY_BE_EMPTY ] : [] ), ...words ],
			{
				MAINSTREET_WP: wp,
				WP_ARTIFACTS_PATH: path.join( root, 'artifacts', wp ),
				MAINSTREET_WORKERS:
					process.env.MAINSTREET_WORKERS ??
					// PHP in WebAssembly is busy enough with one site.
					( ( await findPhp() ) === 'wasm' ? '1' : workers ),
			}
		)
	);

/** What everyone runs: `npm test`. */
const quickStages = ( selection ) => [
	{
		// What takes longest first, so that both lanes end together.
		steps: [
			build,
			unit( selection ),
			// One worker: the other lane is busy.
			php( 'PHP classes', selection, [ '--workers', '1' ] ),
			browser( 'browser, one way through each feature', selection, {
				args: [ '--grep', '@main' ],
			} ),
			...lint( selection ),
			content( selection ),
			...( selection.words.length
				? []
				: [
						afterBuild( 'budgets of bytes and requests', () =>
							script( 'bin/bench.mjs', '--bytes', '--counts' )
						),
					] ),
		],
		lanes: async () => ( ( await findPhp() ) === 'wasm' ? 1 : 2 ),
	},
];

/** Arguments of Playwright: all tests, or the part of them that MAINSTREET_SHARD names, such as `2/3`. */
const readShard = () =>
	process.env.MAINSTREET_SHARD
		? [ `--shard=${ process.env.MAINSTREET_SHARD }` ]
		: [];

/** What `npm run test:all` adds. */
const remainingStages = ( selection ) => [
	{
		steps: [
			build,
			php( 'PHP classes, MariaDB', selection, [
				'--workers',
				'1',
				'--database',
				'mariadb',
				'--every-value',
			] ),
			php( 'PHP classes, WordPress 6.8', selection, [
				'--workers',
				'1',
				'--subset',
				'older',
			] ),
			...( selection.words.length
				? []
				: [
						afterBuild( 'PHP 7.4 and the newest', () =>
							script( 'tests/php-versions/run.mjs' )
						),
						afterBuild( 'a block from outside', () =>
							script( 'tests/new-block/run.mjs' )
						),
						afterBuild( 'plugin zip', () =>
							script( 'tests/zip/run.mjs' )
						),
						afterBuild( 'images and languages', () =>
							script( 'tests/tools/run.mjs' )
						),
						{
							name: 'audit of dependencies',
							run: () => checkAudit( root ),
						},
					] ),
		],
		lanes: 2,
	},
	...( selection.words.length
		? []
		: [
				{
					// Two browsers beside each other.
					steps: [
						afterBuild( 'Firefox and WebKit', () =>
							script( 'tests/engines/run.mjs' )
						),
					],
				},
			] ),
	{
		steps: [
			browser( 'browser, everything else', selection, {
				args: [ '--grep-invert', '@main', ...readShard() ],
			} ),
			// The shorter one fills the pauses of the longer one: two and one for two cores.
			browser( 'browser, WordPress 6.8', selection, {
				wp: '6.8',
				args: [ '--grep', '@core' ],
				workers: '1',
			} ),
		],
		lanes: async () => ( ( await findPhp() ) === 'wasm' ? 1 : 2 ),
	},
];

/** All browser tests of a version, for `npm run test:e2e`. */
function browserStages( selection ) {
	const versions = {
		7.1: browser( 'browser, WordPress 7.1', selection, {} ),
		6.8: browser( 'browser, WordPress 6.8', selection, {
			wp: '6.8',
			args: [ '--grep', '@core' ],
		} ),
	};
	const { wp = '7.1' } = selection;
	if ( ! versions[ wp ] ) {
		throw new Problem( `--wp ${ wp } is not known; use 7.1 or 6.8.` );
	}
	return [ { steps: [ build ] }, { steps: [ versions[ wp ] ] } ];
}

/** By name, what can be run. */
const PARTS = {
	quick: quickStages,
	rest: remainingStages,
	all: ( selection ) => [
		...quickStages( selection ),
		...remainingStages( selection ),
	],
	unit: ( selection ) => [ { steps: [ unit( selection ) ] } ],
	content: ( selection ) => [ { steps: [ content( selection ) ] } ],
	php: ( selection ) => [
		{ steps: [ build ] },
		{ steps: [ php( 'PHP classes', selection ) ] },
	],
	e2e: browserStages,
};

/** Names of the parts that the command line takes. */
export const partNames = Object.keys( PARTS );

/**
 * The steps of a part of the suite.
 *
 * @param {string}    part      One of `partNames`.
 * @param {Selection} selection Which tests of them.
 * @return {{steps: Step[], lanes?: number | (() => Promise<number>)}[]} Stages, one after the
 *   other; in each so many lanes (or 1) take the next step whenever they are free, of those whose
 *   needed steps are over.
 */
export function stepsOf( part, selection ) {
	return PARTS[ part ]( selection );
}
