/**
 * Tests of the PHP classes against a real WordPress: starts one for each worker, runs the *.test.php of rooms and
 * blocks (their test/) and of this folder in one PHP process per worker and prints "N passed, N failed".
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArgs } from '../../bin/lib/args.mjs';
import { Problem, reportAndExit } from '../../bin/lib/problem.mjs';
import { run } from '../../bin/lib/run.mjs';
import { ensureCore } from '../../bin/wordpress/core.mjs';
import { makeRunPhp, startWordPress } from '../../bin/wordpress/index.mjs';
import { phpFolder } from '../../bin/wordpress/site.mjs';
import { startFakes } from '../fakes/server.mjs';
import { hasMariaDb, startMariaDb } from '../load/mariadb.mjs';
import { deal, findTests, isAlone, pickOlder } from './files.mjs';
import { startWorld } from './world.mjs';

/** Variables in which cURL looks for a proxy. */
const PROXIES = [
	'http_proxy',
	'https_proxy',
	'HTTPS_PROXY',
	'all_proxy',
	'ALL_PROXY',
];

const HELP = `Usage: node tests/php/run.mjs [options] [part of a file's path …]

  --wp VERSION          WordPress 7.1 (default) or 6.8
  --subset older        only files whose result can differ on the older WordPress
  --database NAME       sqlite (default) or mariadb
  --every-value         sweeps try every value on everything, not a third (share_of() in lib.php)
  --workers N           processes beside each other, each with a site of its own; default: 2 for all files, else 1
  --output FILE         writes the report, with the seconds of each test, as JSON
  --times               prints the slowest files and tests
  --pass-with-no-tests  no matching file is no failure
  --help                this text`;

const here = path.dirname( fileURLToPath( import.meta.url ) );

/**
 * How to run PHP code in a site for minutes: with the opcode cache, as web servers do, which takes a third of the time. For
 * a short program compiling for it takes longer than it saves.
 */
function makeRunLong( site ) {
	if ( ! site.php ) {
		return site.runPhp;
	}
	const { command, args, env } = site.php;
	const runCode = async ( { dir }, input ) => {
		const { code, stdout, stderr } = await run(
			command,
			[
				...args,
				'-d',
				'opcache.enable_cli=1',
				// Hundreds of files share the process; what tests remember stays.
				'-d',
				'memory_limit=2G',
				path.join( phpFolder, 'run.php' ),
			],
			{ env, input, cwd: dir }
		);
		if ( code !== 0 ) {
			throw new Error( `The tests ended early:\n${ stderr }${ stdout }` );
		}
		return stdout;
	};
	return makeRunPhp( { runCode }, site );
}

/** Runs files in a WordPress of their own; resolves with the report of lib.php's run(). */
async function runFiles( files, { wp, database, 'every-value': isWhole } ) {
	const ends = [];
	const keep = ( thing, end ) => {
		ends.unshift( end );
		return thing;
	};
	try {
		const world = await startWorld();
		keep( world, world.stop );
		// Tests ask for it where they want a whole service (tests/php/fakes.php); the others answer themselves.
		const fakes = await startFakes();
		keep( fakes, fakes.stop );
		const mariadb =
			database === 'mariadb' ? await startMariaDb() : undefined;
		if ( mariadb ) {
			keep( mariadb, mariadb.stop );
		}
		const site = await startWordPress( {
			testing: true,
			...( wp && { version: wp } ),
			...( mariadb && { database: mariadb.database } ),
			env: {
				MAINSTREET_WORLD: world.url,
				MAINSTREET_FAKE_SERVICES: fakes.url,
				MAINSTREET_EVERY_VALUE: isWhole ? '1' : '',
				// A developer's proxy would have requests to typed addresses refused (Address_Pin::PROXY_VARIABLES).
				...Object.fromEntries(
					PROXIES.map( ( name ) => [ name, '' ] )
				),
			},
		} );
		keep( site, site.stop );
		const report = await makeRunLong( site )(
			`require ${ JSON.stringify( path.join( here, 'lib.php' ) ) };
			return Mainstreet\\Tests\\run( json_decode( ${ JSON.stringify( JSON.stringify( files ) ) }, true ) );`
		);
		return { ...report, version: site.version };
	} finally {
		for ( const end of ends ) {
			await end();
		}
	}
}

/** One report of several. */
function join( reports ) {
	const all = ( key ) => reports.flatMap( ( report ) => report[ key ] );
	return {
		php: reports[ 0 ].php,
		version: reports[ 0 ].version,
		names: all( 'names' ),
		passed: reports.reduce( ( sum, { passed } ) => sum + passed, 0 ),
		skipped: 0,
		failed: all( 'failed' ),
		flaky: all( 'flaky' ),
		times: Object.assign( {}, ...all( 'times' ) ),
	};
}

/** The slowest of a list of names, as lines: seconds on the clock, on the processor, name. */
function slowest( times, count ) {
	return [ ...times ]
		.sort( ( [ , a ], [ , b ] ) => b[ 0 ] - a[ 0 ] )
		.slice( 0, count )
		.map(
			( [ name, [ clock, processor ] ] ) =>
				`${ clock.toFixed( 1 ).padStart( 7 ) } ${ processor.toFixed( 1 ).padStart( 7 ) }  ${ name }`
		);
}

function printTimes( { times } ) {
	const files = new Map();
	for ( const [ name, [ clock, processor ] ] of Object.entries( times ) ) {
		const file = name.slice( 0, name.indexOf( ': ' ) );
		const [ a, b ] = files.get( file ) ?? [ 0, 0 ];
		files.set( file, [ a + clock, b + processor ] );
	}
	console.log(
		[
			'  clock     cpu  file',
			...slowest( files, 25 ),
			'  clock     cpu  test',
			...slowest( Object.entries( times ), 25 ),
		].join( '\n' )
	);
}

function print( report ) {
	for ( const [ mark, tests ] of [
		[ '✗', report.failed ],
		[ 'At the second try:', report.flaky ],
	] ) {
		for ( const { name, problem } of tests ) {
			console.error(
				`${ mark } ${ name }\n  ${ problem.replace( /\n/g, '\n  ' ) }`
			);
		}
	}
	console.log(
		`PHP ${ report.php }, WordPress ${ report.version }: ${ report.passed } passed, ${ report.failed.length } failed`
	);
}

/** A report of nothing. */
const NOTHING = { passed: 0, skipped: 0, failed: [], flaky: [], times: {} };

function readWorkers( text ) {
	if ( ! /^[1-9]$/.test( text ) ) {
		throw new Problem( `--workers ${ text } is no number from 1 to 9.` );
	}
	return Number( text );
}

/** Arguments, checked. */
function readOptions() {
	const { values, positionals } = readArgs(
		process.argv.slice( 2 ),
		{
			wp: { type: 'string' },
			subset: { type: 'string' },
			database: { type: 'string', default: 'sqlite' },
			'every-value': { type: 'boolean' },
			workers: { type: 'string' },
			output: { type: 'string' },
			times: { type: 'boolean' },
			'pass-with-no-tests': { type: 'boolean' },
			help: { type: 'boolean' },
		},
		'node tests/php/run.mjs --help lists the options.'
	);
	if ( ! [ 'sqlite', 'mariadb' ].includes( values.database ) ) {
		throw new Problem(
			`--database ${ values.database } is not known; use sqlite or mariadb.`
		);
	}
	if ( ! [ undefined, 'older' ].includes( values.subset ) ) {
		throw new Problem(
			`--subset ${ values.subset } is not known; use older.`
		);
	}
	const wp = values.wp ?? ( values.subset && '6.8' );
	return { ...values, wp, parts: positionals };
}

/** The files that are asked for: `lists` for the workers, and those that run `alone` behind them. */
async function pickFiles( { parts, subset, wp, workers, ...options } ) {
	const all = findTests( parts );
	if ( ! all.length && ! options[ 'pass-with-no-tests' ] ) {
		throw new Problem(
			`No PHP test file has ${ parts.map( ( part ) => `"${ part }"` ).join( ' or ' ) } in its path (--pass-with-no-tests lets that pass).`
		);
	}
	const files = subset
		? pickOlder( all, await ensureCore( '7.1' ), await ensureCore( wp ) )
		: all;
	if ( subset ) {
		console.log(
			`${ files.length } of ${ all.length } files can differ on WordPress ${ wp }.`
		);
	}
	const many = parts.length || os.availableParallelism() < 2 ? '1' : '2';
	return {
		lists: deal(
			files.filter( ( file ) => ! isAlone( file ) ),
			readWorkers( workers ?? many )
		),
		alone: files.filter( isAlone ),
	};
}

/** Runs what is asked for; resolves with a report. */
async function runAll( options ) {
	const { lists, alone } = await pickFiles( options );
	if ( ! lists.length && ! alone.length ) {
		console.log( 'There is no PHP test to run.' );
		return NOTHING;
	}
	if ( options.database === 'mariadb' && ! hasMariaDb() ) {
		console.log(
			'Left out: MariaDB is not installed (on Debian: apt-get install mariadb-server php-mysql).'
		);
		return { ...NOTHING, skipped: 1 };
	}
	const reports = await Promise.all(
		lists.map( ( files ) => runFiles( files, options ) )
	);
	for ( const file of alone ) {
		reports.push( await runFiles( [ file ], options ) );
	}
	const report = join( reports );
	print( report );
	process.exitCode = report.failed.length || ! report.passed ? 1 : 0;
	return report;
}

async function main() {
	const options = readOptions();
	if ( options.help ) {
		console.log( HELP );
		return;
	}
	const report = await runAll( options );
	if ( options.times ) {
		printTimes( report );
	}
	if ( options.output ) {
		fs.writeFileSync( options.output, JSON.stringify( report ) );
	}
}

main().catch( reportAndExit );
