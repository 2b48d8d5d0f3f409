/** `npm run create-block -- SLUG`: a new block with every file it needs, that passes all tests. */
import path from 'node:path';
import { createBlock } from './create-block/create-block.mjs';
import { readArgs } from './lib/args.mjs';
import { root } from './lib/paths.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { say } from './lib/progress.mjs';

const HELP = `Usage: npm run create-block -- SLUG [options]

Creates blocks/SLUG: a block that shows a line of text, to start from.

  --title TEXT    title in the inserter (made of the slug)
  --dynamic       render.php draws the block on the page
  --view          view.ts runs in visitors' browsers
  --into FOLDER   another folder than blocks
  --help          this text`;

const FLAGS = {
	title: { type: 'string' },
	dynamic: { type: 'boolean' },
	view: { type: 'boolean' },
	into: { type: 'string' },
	help: { type: 'boolean' },
};

function main() {
	const { values, positionals } = readArgs(
		process.argv.slice( 2 ),
		FLAGS,
		'npm run create-block -- --help lists the options.'
	);
	if ( values.help ) {
		say( HELP );
		return;
	}
	if ( positionals.length > 1 ) {
		throw new Problem(
			`"${ positionals.join( ' ' ) }" is more than one slug; join its words with hyphens, and quote the title.`
		);
	}
	const [ slug ] = positionals;
	const folder = path.resolve( values.into ?? path.join( root, 'blocks' ) );
	const names = createBlock( { ...values, slug, folder } );
	const place = path.relative( root, path.join( folder, slug ) );
	say(
		[
			`Created ${ names.length } files in ${ place }.`,
			...( values.view
				? [
						`Add the script's budget in bytes to bytes.visitorJs in bin/bench/budgets.json: "${ slug }": 512. Without it the budget is 0.`,
					]
				: [] ),
			'Next: npm start -- --watch shows the block; CONTRIBUTING.md says what each file is for.',
		].join( '\n' )
	);
}

try {
	main();
} catch ( error ) {
	reportAndExit( error );
}
