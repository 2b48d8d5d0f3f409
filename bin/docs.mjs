/**
 * `npm run docs`: writes the documents that are made from the code, so that they are true: readme.txt,
 * THIRD-PARTY-NOTICES.txt, docs/hooks.md, docs/guide/command-line.md, section F of docs/server-contract.md and the table of blocks in README.md.
 *
 *   npm run docs
 *   npm run docs -- --check    only fails if one is not up to date
 */
import fs from 'node:fs';
import path from 'node:path';
import { findOutdated, makeDocuments } from './docs/documents.mjs';
import { readArgs } from './lib/args.mjs';
import { readPackages } from './lib/bundled.mjs';
import { root } from './lib/paths.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { isBuilt } from './lib/sources.mjs';

function main() {
	const { values } = readArgs(
		process.argv.slice( 2 ),
		{ check: { type: 'boolean' } },
		'there is --check'
	);
	// A build of other sources may hold other packages.
	const packages = ! values.check && isBuilt() ? readPackages() : null;
	const outdated = findOutdated( root, makeDocuments( root, packages ) );
	const names = outdated.map( ( { file } ) => file ).join( ', ' );
	if ( values.check && outdated.length ) {
		throw new Problem( `Not up to date: ${ names }. Type npm run docs.` );
	}
	for ( const { file, text } of outdated ) {
		fs.writeFileSync( path.join( root, file ), text );
	}
	console.log(
		names ? `Written: ${ names }.` : 'All documents are up to date.'
	);
}

try {
	main();
} catch ( error ) {
	reportAndExit( error );
}
