/**
 * `npm test`: everything, or a part. Goes on after a failing step and ends with
 * one summary.
 */
import { readArgs } from './lib/args.mjs';
import { ensureDependencies } from './lib/prepare.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { say } from './lib/progress.mjs';
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

async function runStep( { name, run } ) {
	say( `\n── ${ name } ${ '─'.repeat( Math.max( 3, 60 - name.length ) ) }` );
	const started = Date.now();
	let counts;
	try {
		counts = await run();
	} catch ( error ) {
		console.error( error instanceof Problem ? error.message : error );
		counts = { passed: 0, failed: 1, skipped: 0 };
	}
	return {
		name,
		...counts,
		seconds: Math.round( ( Date.now() - started ) / 1000 ),
	};
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
	const steps = stepsOf( part, values, filter );
	await ensureDependencies();
	const results = [];
	for ( const step of steps ) {
		results.push( await runStep( step ) );
	}
	say( `\n${ formatSummary( results ) }` );
	process.exitCode = results.some( ( { failed } ) => failed ) ? 1 : 0;
}

main().catch( reportAndExit );
