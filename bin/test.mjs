/**
 * `npm test`: everything, or a part. Goes on after a failing step and ends with
 * one summary.
 */
import { readArgs } from './lib/args.mjs';
import { ensureDependencies } from './lib/prepare.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { say } from './lib/progress.mjs';
import { aside } from './test/runners.mjs';
import { stepsOf } from './test/steps.mjs';
import { formatSummary } from './test/summary.mjs';

const HELP = `Usage: npm test                       everything
       npm run test:unit [-- FILTER]  unit and component tests
       npm run test:content           saved markup of every block, old and new
       npm run test:e2e [-- FILTER]   a real browser in a real WordPress

  --wp VERSION   end to end on WordPress 7.1 or 6.8 only
  --update       content: record the fixtures anew
  --help         this text

FILTER is a part of a file's path, such as "map".`;

const getHeading = ( name ) =>
	`\n── ${ name } ${ '─'.repeat( Math.max( 3, 60 - name.length ) ) }`;

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
		console.error( error instanceof Problem ? error.message : error );
		counts = { passed: 0, failed: 1, skipped: 0 };
	}
	if ( isAside ) {
		say( `${ getHeading( name ) }\n${ texts.join( '' ).trim() }` );
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
 */
async function runStage( { steps, lanes = 1 } ) {
	const waiting = [ ...steps ];
	const running = new Map();
	const done = new Map();
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
	return steps.map( ( step ) => done.get( step ) );
}

async function main() {
	const { values, positionals } = readArgs(
		process.argv.slice( 2 ),
		{
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
	const [ part = 'all', ...filter ] = positionals;
	const stages = stepsOf( part, values, filter );
	await ensureDependencies();
	const started = Date.now();
	const results = [];
	for ( const stage of stages ) {
		results.push( ...( await runStage( stage ) ) );
	}
	const seconds = Math.round( ( Date.now() - started ) / 1000 );
	say( `\n${ formatSummary( results, seconds ) }` );
	process.exitCode = results.some( ( { failed } ) => failed ) ? 1 : 0;
}

main().catch( reportAndExit );
