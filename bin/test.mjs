/**
 * `npm test`: everything, or a part. Goes on after a failing step and ends with
 * one summary.
 */
import fs from 'node:fs';
import { readArgs } from './lib/args.mjs';
import { ensureDependencies } from './lib/prepare.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { say } from './lib/progress.mjs';
import { aside } from './test/runners.mjs';
import { findChangedFiles, findConcerned, readUsers } from './test/changed.mjs';
import { partNames, stepsOf } from './test/steps.mjs';
import { formatSummary } from './test/summary.mjs';

const HELP = `Usage: npm test                        types, lint, unit, content, PHP, and one way
                                        through each feature in a browser
       npm run test:all                 that, and everything else: WordPress 6.8,
                                        databases, PHP versions, engines, every browser test
       npm run test:rest                what test:all runs beyond npm test
       npm test -- WORD …               only tests with WORD in the path of their file
       npm test -- --changed            only tests of folders that git calls changed,
                                        and of those that use them
       npm run test:unit [-- WORD]      unit and component tests
       npm run test:content [-- WORD]   saved markup of every block, old and new
       npm run test:php [-- WORD]       PHP classes
       npm run test:e2e [-- WORD]       every test in a browser

  --changed      as above; also with test:all
  --wp VERSION   test:e2e: the WordPress to use, 7.1 or 6.8 (7.1)
  --update       test:content: record the fixtures anew
  --help         this text`;

const getHeading = ( name ) =>
	`\n── ${ name } ${ '─'.repeat( Math.max( 3, 60 - name.length ) ) }`;

/** Lines of a failed step's output that are repeated below the table: how the output of CI ends is what is kept of it. */
const REPEATED_LINES = 25;

/**
 * Runs a step.
 *
 * @param {{name: string, run: () => Promise<Object>}} step    The step.
 * @param {boolean}                                    isAside Whether another step has the terminal: what it prints comes at its end.
 * @return {Promise<Object>} A line of the summary.
 */
async function runStep( { name, run }, isAside ) {
	const texts = [];
	if ( ! isAside ) {
		say( getHeading( name ) );
	}
	const started = Date.now();
	let counts;
	try {
		counts = await ( isAside ? aside.run( texts, run ) : run() );
	} catch ( error ) {
		const reason = error instanceof Problem ? error.message : error;
		console.error( reason );
		texts.push( String( reason ) );
		counts = { passed: 0, failed: 1, skipped: 0 };
	}
	if ( isAside ) {
		const text = texts.join( '' ).trim();
		say( `${ getHeading( name ) }\n${ text }` );
		if ( counts.failed ) {
			const end = text
				.split( '\n' )
				.slice( -REPEATED_LINES )
				.join( '\n' );
			counts.remarks = [
				...( counts.remarks ?? [] ),
				`failed; its output ended with\n${ end }`,
			];
		}
	}
	return {
		name,
		...counts,
		seconds: Math.round( ( Date.now() - started ) / 1000 ),
	};
}

/**
 * Runs the steps of a stage in lanes beside each other; the first has the terminal. A step
 * that needs others waits for them.
 *
 * @param {Object}              stage Of stepsOf().
 * @param {Map<Object, Object>} done  Results by step, of earlier stages too; those steps are not repeated.
 */
async function runStage( { steps, lanes = 1 }, done ) {
	const waiting = steps.filter( ( step ) => ! done.has( step ) );
	const running = new Map();
	const runLane = async ( lane ) => {
		while ( waiting.length ) {
			const next = waiting.findIndex( ( { needs = [] } ) =>
				needs.every( ( step ) => done.has( step ) )
			);
			if ( next < 0 ) {
				await Promise.race( running.values() );
				continue;
			}
			const [ step ] = waiting.splice( next, 1 );
			running.set( step, runStep( step, lane > 0 ) );
			done.set( step, await running.get( step ) );
			running.delete( step );
		}
	};
	const length = typeof lanes === 'function' ? await lanes() : lanes;
	await Promise.all( Array.from( { length }, ( _, n ) => runLane( n ) ) );
}

/**
 * Reads which tests to run.
 *
 * @param {string[]} words  Parts of file names.
 * @param {Object}   values Flags.
 * @return {Promise<Object | undefined>} A Selection of steps.mjs; undefined if nothing has changed.
 */
async function select( words, { changed, update, wp } ) {
	if ( ! changed ) {
		return { words, update, wp };
	}
	const files = await findChangedFiles();
	if ( ! files.length ) {
		return undefined;
	}
	const folders = findConcerned( files, readUsers() );
	if ( ! folders ) {
		say( 'A change concerns everything: all tests run.' );
		return { words, update, wp };
	}
	say( `Tests of ${ folders.join( ', ' ) }` );
	return {
		words: folders.map( ( folder ) => `${ folder }/` ),
		files: files.filter( ( file ) => fs.existsSync( file ) ),
		update,
		wp,
	};
}

async function main() {
	const { values, positionals } = readArgs(
		process.argv.slice( 2 ),
		{
			changed: { type: 'boolean' },
			wp: { type: 'string' },
			update: { type: 'boolean' },
			help: { type: 'boolean' },
		},
		'npm test -- --help lists the options.'
	);
	if ( values.help ) {
		say( HELP );
		return;
	}
	const isPart = partNames.includes( positionals[ 0 ] );
	const part = isPart ? positionals[ 0 ] : 'quick';
	const words = isPart ? positionals.slice( 1 ) : positionals;
	const selection = await select( words, values );
	if ( ! selection ) {
		say( 'Nothing has changed.' );
		return;
	}
	const stages = stepsOf( part, selection );
	await ensureDependencies();
	const started = Date.now();
	const done = new Map();
	for ( const stage of stages ) {
		await runStage( stage, done );
	}
	const seconds = Math.round( ( Date.now() - started ) / 1000 );
	const results = [ ...done.values() ];
	say( `\n${ formatSummary( results, seconds ) }` );
	if (
		words.length &&
		! results.some( ( { passed, failed } ) => passed || failed )
	) {
		throw new Problem(
			`No test has "${ words.join( '" or "' ) }" in the path of its file.`
		);
	}
	process.exitCode = results.some( ( { failed } ) => failed ) ? 1 : 0;
}

main().catch( reportAndExit );
