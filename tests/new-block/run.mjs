/**
 * Adds a block from outside to a copy of the plugin, by its folder alone, and looks whether all
 * that should find it does: build, editor, page, routes, settings, newsletter, uninstall, sweeps.
 *
 *   node tests/new-block/run.mjs
 *
 * In the copy it runs the block's own tests (guest-book/test) and, for this block, the sweeps and
 * content tests. What these demand of a new block (a fixture for each style; for each route a row
 * that says who may call it, and a reason where strangers may) is missing on purpose: they must say so.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../bin/lib/paths.mjs';
import { Problem, reportAndExit } from '../../bin/lib/problem.mjs';
import { ensureDependencies } from '../../bin/lib/prepare.mjs';
import { step } from '../../bin/lib/progress.mjs';
import { run } from '../../bin/lib/run.mjs';
import { withScratch } from '../../bin/lib/scratch.mjs';
import { hashSources, markBuilt } from '../../bin/lib/sources.mjs';
import { findPhp } from '../../bin/wordpress/php.mjs';

const SLUG = 'guest-book';
const ROUTES = [ 'GET', 'POST' ].flatMap( ( method ) =>
	[ 'mainstreet/v1', 'wpcom/v2' ].map(
		( space ) => `${ space } ${ method } /${ SLUG }`
	)
);
const outside = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	SLUG
);

/** What the repository holds, also what is not committed yet. */
async function copyPlugin( copy ) {
	const { code, stdout, stderr } = await run(
		'git',
		[ 'ls-files', '-z', '--cached', '--others', '--exclude-standard' ],
		{ cwd: root }
	);
	if ( code !== 0 ) {
		throw new Problem( `git can’t list the files: ${ stderr.trim() }` );
	}
	for ( const name of stdout.split( '\0' ).filter( Boolean ) ) {
		const source = path.join( root, name );
		if ( fs.existsSync( source ) ) {
			fs.cpSync( source, path.join( copy, name ) );
		}
	}
	// Linked one by one: what tools keep in node_modules/.cache is each copy's own.
	const modules = path.join( root, 'node_modules' );
	fs.mkdirSync( path.join( copy, 'node_modules' ) );
	for ( const name of fs.readdirSync( modules ) ) {
		if ( name !== '.cache' ) {
			fs.symlinkSync(
				path.join( modules, name ),
				path.join( copy, 'node_modules', name ),
				'junction'
			);
		}
	}
}

/** Puts the block into its place, without what the sweeps then miss. */
function addBlock( copy ) {
	const block = path.join( copy, 'blocks', SLUG );
	fs.cpSync( outside, block, { recursive: true } );
	fs.rmSync( path.join( block, 'test/fixtures/framed.html' ) );
	// Step 3 of CONTRIBUTING’s "How to add a block": a script of visitors has a budget.
	const file = path.join( copy, 'bin/bench/budgets.json' );
	const budgets = JSON.parse( fs.readFileSync( file, 'utf8' ) );
	budgets.bytes.visitorJs[ SLUG ] = 512;
	fs.writeFileSync( file, JSON.stringify( budgets ) );
}

/**
 * Builds the checkout and the new block into the copy: webpack's cache of the checkout holds nearly
 * all of it.
 */
async function buildCopy( copy ) {
	const build = path.join( copy, 'build' );
	const { code, stdout, stderr } = await run(
		process.execPath,
		[ 'bin/build.mjs' ],
		{
			cwd: root,
			env: {
				...process.env,
				MAINSTREET_BUILD: build,
				MAINSTREET_EXTRA_BLOCKS: path.join( copy, 'blocks', SLUG ),
			},
		}
	);
	assert.equal( code, 0, `${ stdout }\n${ stderr }` );
	markBuilt( hashSources( copy ), build );
}

/** Runs a program of Node’s in the copy and reads the report it writes. */
async function runTool( copy, report, args, env = {} ) {
	const { stdout, stderr } = await run( process.execPath, args, {
		cwd: copy,
		env: { ...process.env, CI: 'true', ...env },
	} );
	const file = path.join( copy, report );
	assert.ok( fs.existsSync( file ), `${ stdout }\n${ stderr }` );
	return JSON.parse( fs.readFileSync( file, 'utf8' ) );
}

/**
 * Compares what tests say with what they should.
 *
 * @param {{name: string, problem: string}[]} results  Tests; `problem` is '' for those that passed.
 * @param {Object<string, string[]>}          demanded What must be said, by part of the test’s name.
 */
function compare( results, demanded ) {
	for ( const [ part, words ] of Object.entries( demanded ) ) {
		const found = results.find( ( { name } ) => name.includes( part ) );
		assert.ok( found, `No test has the name “… ${ part } …”.` );
		for ( const word of words ) {
			assert.ok(
				found.problem.includes( word ),
				`“${ found.name }” does not demand “${ word }”: ${
					found.problem || 'it passed.'
				}`
			);
		}
	}
	const others = results.filter(
		( { name } ) =>
			! Object.keys( demanded ).some( ( part ) => name.includes( part ) )
	);
	assert.ok( others.length > 0, 'No test of the block was run.' );
	assert.deepEqual(
		others.filter( ( { problem } ) => problem ),
		[],
		'Something does not find the block, or finds a fault.'
	);
	return others.length;
}

/** Fixtures and generated attributes of the block. */
async function checkContent( copy ) {
	const report = await runTool( copy, 'content.json', [
		'node_modules/@wordpress/scripts/bin/wp-scripts.js',
		'test-unit-js',
		'--selectProjects=content',
		'--json',
		'--outputFile=content.json',
		`--testNamePattern=jetpack/${ SLUG }`,
	] );
	return compare(
		report.testResults
			.flatMap( ( { assertionResults } ) => assertionResults )
			.filter( ( { status } ) => status !== 'pending' )
			.map( ( { fullName, status, failureMessages } ) => ( {
				name: fullName,
				problem:
					status === 'passed'
						? ''
						: failureMessages.join( '\n' ) || status,
			} ) ),
		{ 'has a fixture for each style': [ 'style framed' ] }
	);
}

/** The block’s tests of PHP, and the sweeps over routes, hostile attributes and what strangers may call. */
async function checkPhp( copy ) {
	if ( ( await findPhp() ) === 'wasm' ) {
		console.log(
			'Left out: tests of PHP. There is no PHP on this machine.'
		);
		return 0;
	}
	const report = await runTool(
		copy,
		'php.json',
		[
			'tests/php/run.mjs',
			'--output',
			'php.json',
			`blocks/${ SLUG }/`,
			'public-entrances',
			'tests/php/hostile',
			'route-access',
		],
		{ MAINSTREET_BLOCK: SLUG }
	);
	return compare(
		report.names.map( ( name ) => ( {
			name,
			problem:
				report.failed.find( ( test ) => test.name === name )?.problem ??
				'',
		} ) ),
		{
			'every REST route that strangers may call': [ `GET ${ SLUG }` ],
			'every route is in the table': ROUTES,
		}
	);
}

const flatten = ( suites ) =>
	suites.flatMap( ( { suites: inner = [], specs = [] } ) => [
		...specs,
		...flatten( inner ),
	] );

/** The block’s tests in a browser, and the sweeps over blocks. */
async function checkInBrowser( copy ) {
	const artifacts = path.join( copy, 'artifacts' );
	const report = await runTool(
		copy,
		'browser.json',
		[
			'node_modules/@playwright/test/cli.js',
			'test',
			'-c',
			'tests/e2e/playwright.config.ts',
			'--reporter=json',
			'--retries=0',
			SLUG,
			'sweeps/(?:editor|visitor|reading)\\.e2e',
			'--grep',
			// What sweeps divide among tests: one block is in the first part.
			'Guest book|(?:without keys|on the page|plain).*part 1 of',
		],
		{
			MAINSTREET_BLOCK: SLUG,
			PLAYWRIGHT_JSON_OUTPUT_NAME: path.join( copy, 'browser.json' ),
			WP_ARTIFACTS_PATH: artifacts,
		}
	);
	assert.deepEqual( report.errors, [] );
	return compare(
		flatten( report.suites ).map( ( { title, ok, tests } ) => ( {
			name: title,
			problem: ok
				? ''
				: tests
						.flatMap( ( { results } ) => results )
						.flatMap( ( { errors } ) => errors )
						.map( ( { message } ) => message )
						.join( '\n' ) || 'It was not run.',
		} ) ),
		{}
	);
}

async function main() {
	await ensureDependencies();
	await withScratch( undefined, async ( scratch ) => {
		const copy = path.join( scratch, 'mainstreet-blocks' );
		await copyPlugin( copy );
		addBlock( copy );
		await step(
			'Building a copy of the plugin with a block from outside',
			() => buildCopy( copy )
		);
		const checks = await step( 'Looking for the block everywhere', () =>
			// Both to their end: until then they use the copy.
			Promise.allSettled( [
				checkInBrowser( copy ),
				checkContent( copy ).then(
					async ( count ) => count + ( await checkPhp( copy ) )
				),
			] )
		);
		const failures = checks.filter( ( { reason } ) => reason );
		failures.forEach( ( { reason } ) => console.error( reason.message ) );
		if ( failures.length ) {
			throw new Problem(
				'A block from outside is not found everywhere.'
			);
		}
		console.log(
			`${ checks.reduce(
				( sum, { value } ) => sum + value,
				0
			) } tests find the block; three name what it lacks.`
		);
	} );
}

main().catch( reportAndExit );
