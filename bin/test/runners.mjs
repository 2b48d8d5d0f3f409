/** Runs the test tools and counts what passed and failed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { withScratch } from '../lib/scratch.mjs';

/** @typedef {{passed: number, failed: number, skipped: number, remarks?: string[]}} Counts */

/** Where programs write while another step has the terminal: a list of texts. */
export const aside = new AsyncLocalStorage();

/**
 * Runs a program of Node's with its output on the terminal, or aside.
 *
 * @param {string[]} args Script and its arguments.
 * @param {Object}   env  Additions to the environment.
 * @return {Promise<number>} Exit code.
 */
export function runNode( args, env = {} ) {
	const texts = aside.getStore();
	const output = texts ? 'pipe' : 'inherit';
	return new Promise( ( resolve ) => {
		const child = spawn( process.execPath, args, {
			cwd: root,
			stdio: [ 'ignore', output, output ],
			env: { ...process.env, ...env },
		} );
		for ( const stream of [ child.stdout, child.stderr ] ) {
			stream?.setEncoding( 'utf8' );
			stream?.on( 'data', ( text ) => texts.push( text ) );
		}
		child.on( 'error', () => resolve( 127 ) );
		child.on( 'close', ( code ) => resolve( code ?? 1 ) );
	} );
}

/** A command counts as one test. */
export async function runCommand( args, env ) {
	const code = await runNode( args, env );
	return { passed: code ? 0 : 1, failed: code ? 1 : 0, skipped: 0 };
}

const inModules = ( file ) => path.join( root, 'node_modules', file );

export const wpScripts = inModules( '@wordpress/scripts/bin/wp-scripts.js' );

export const typescript = inModules( 'typescript7/bin/tsc' );

function readReport( file ) {
	try {
		return JSON.parse( fs.readFileSync( file, 'utf8' ) );
	} catch {
		return undefined; // The tool ended before it could write one.
	}
}

/** A tool that failed without naming a failed test counts as one failure. */
function withExitCode( code, counts ) {
	return code && ! counts.failed ? { ...counts, failed: 1 } : counts;
}

/** Lists tests that passed at the second try, which only CI grants: each is a defect. */
function listFlakyInJest( report ) {
	return ( report?.testResults ?? [] ).flatMap(
		( { name, assertionResults } ) =>
			assertionResults
				.filter(
					( { status, invocations } ) =>
						status === 'passed' && invocations > 1
				)
				.map(
					( { fullName } ) =>
						`passed at the second try: ${ path.relative( root, name ) }: ${ fullName }`
				)
	);
}

/**
 * What a process of Jest may hold between two files. Node keeps a part of each file's modules; all of the unit tests in one
 * process reach the four gigabytes at which Node gives up.
 */
const MAX_MEMORY = '2GB';

/**
 * Runs Jest.
 *
 * @param {string}   project One of jest.config.js.
 * @param {string[]} args    Parts of file names, and options.
 * @param {Object}   env     Additions to the environment.
 * @return {Promise<Counts>} Counts.
 */
export function runJest( project, args, env = {} ) {
	return withScratch( undefined, async ( folder ) => {
		const file = path.join( folder, 'jest.json' );
		const code = await runNode(
			[
				wpScripts,
				'test-unit-js',
				...args,
				`--selectProjects=${ project }`,
				`--workerIdleMemoryLimit=${ MAX_MEMORY }`,
				'--json',
				`--outputFile=${ file }`,
			],
			{
				...env,
				...( process.env.CI && { MAINSTREET_TRIES: '2' } ),
				CI: process.env.CI ?? 'true',
			}
		);
		const report = readReport( file );
		return withExitCode( code, {
			passed: report?.numPassedTests ?? 0,
			failed:
				( report?.numFailedTests ?? 0 ) +
				( report?.numRuntimeErrorTestSuites ?? 0 ),
			skipped:
				( report?.numPendingTests ?? 0 ) +
				( report?.numTodoTests ?? 0 ),
			remarks: listFlakyInJest( report ),
		} );
	} );
}

/** Tests of a Playwright report that passed at the second try only. */
function listFlakyInPlaywright( { suites = [], specs = [] } = {} ) {
	return [
		...suites.flatMap( listFlakyInPlaywright ),
		...specs
			.filter( ( { tests } ) =>
				tests.some( ( { status } ) => status === 'flaky' )
			)
			.map(
				( { file, title } ) =>
					`passed at the second try: ${ file }: ${ title }`
			),
	];
}

/**
 * Runs Playwright.
 *
 * @param {string[]} args Its arguments.
 * @param {Object}   env  Additions to the environment.
 * @return {Promise<Counts>} Counts.
 */
export function runPlaywright( args, env = {} ) {
	return withScratch( undefined, async ( folder ) => {
		const file = path.join( folder, 'playwright.json' );
		const code = await runNode(
			[
				inModules( '@playwright/test/cli.js' ),
				'test',
				'-c',
				'tests/e2e/playwright.config.ts',
				'--reporter=list,json',
				...args,
			],
			{ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
		);
		const report = readReport( file );
		const stats = report?.stats;
		return withExitCode( code, {
			// Flaky: passed at the second try, which only CI grants.
			passed: ( stats?.expected ?? 0 ) + ( stats?.flaky ?? 0 ),
			failed: stats?.unexpected ?? 0,
			skipped: stats?.skipped ?? 0,
			remarks: listFlakyInPlaywright( report ),
		} );
	} );
}

/**
 * Runs the tests of the PHP classes.
 *
 * @param {string[]} args Arguments of tests/php/run.mjs.
 * @return {Promise<Counts>} Counts.
 */
export function runPhpTests( args ) {
	return withScratch( undefined, async ( folder ) => {
		const file = path.join( folder, 'php.json' );
		const code = await runNode( [
			'tests/php/run.mjs',
			'--output',
			file,
			...args,
		] );
		const report = readReport( file );
		return withExitCode( code, {
			passed: report?.passed ?? 0,
			failed: report?.failed.length ?? 0,
			skipped: report?.skipped ?? 0,
			remarks: [
				...( report?.failed ?? [] ),
				...( report?.flaky ?? [] ),
			].map(
				( { name, problem } ) =>
					`${ name }: ${ problem.slice( 0, 300 ) }`
			),
		} );
	} );
}

const IGNORED = new Set( [
	'node_modules',
	'build',
	'vendor',
	'dist',
	'artifacts',
] );

/**
 * All PHP files of the sources.
 *
 * @param {string} folder Where to look.
 * @return {string[]} Paths.
 */
export function findPhpFiles( folder = root ) {
	return fs
		.readdirSync( folder, { withFileTypes: true } )
		.filter(
			( { name } ) => ! name.startsWith( '.' ) && ! IGNORED.has( name )
		)
		.flatMap( ( entry ) => {
			const file = path.join( folder, entry.name );
			if ( entry.isDirectory() ) {
				return findPhpFiles( file );
			}
			return entry.name.endsWith( '.php' ) ? [ file ] : [];
		} );
}

/** Lets OPcache compile in a short process of its own, every file, also one that was changed a moment ago. */
const COMPILER = Object.entries( {
	'opcache.enable': 1,
	'opcache.enable_cli': 1,
	'opcache.file_update_protection': 0,
	'opcache.max_accelerated_files': 20000,
	'opcache.optimization_level': 0,
	display_errors: 0,
	log_errors: 0,
	memory_limit: '512M',
} ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );

/**
 * The files that may be faulty. One process compiles all of them, where starting `php -l` for each costs most of its time.
 *
 * @param {string}   php   Path of PHP.
 * @param {string[]} files Absolute paths.
 * @return {Promise<string[]>} Those to look at with `php -l`; all of them where PHP has no OPcache.
 */
async function findSuspects( php, files ) {
	const { code, stdout } = await run(
		php,
		[ ...COMPILER, path.join( root, 'bin/test/compile.php' ) ],
		{ input: files.join( '\n' ) }
	);
	const [ suspects, done ] = stdout.split( '--done--\n' );
	return code === 0 && done === ''
		? suspects.split( '\n' ).filter( Boolean )
		: [ ...files ];
}

/**
 * Checks the syntax of PHP files, and what PHP finds when it compiles them, such as a method declared twice.
 *
 * @param {string}   php   Path of PHP.
 * @param {string[]} files Absolute paths.
 * @return {Promise<Counts>} One test passed, or as many failed as there are faulty files.
 */
export async function lintPhp( php, files = findPhpFiles() ) {
	const suspects = await findSuspects( php, files );
	let faulty = 0;
	const worker = async () => {
		for (
			let file = suspects.pop();
			file !== undefined;
			file = suspects.pop()
		) {
			const { code, stdout, stderr } = await run( php, [
				'-n',
				'-d',
				'display_errors=1',
				'-l',
				file,
			] );
			if ( code !== 0 ) {
				faulty++;
				console.error( ( stdout + stderr ).trim() );
			}
		}
	};
	await Promise.all( [ worker(), worker() ] );
	console.log( `${ files.length } PHP files, ${ faulty } with faults.` );
	return { passed: faulty ? 0 : 1, failed: faulty, skipped: 0 };
}
