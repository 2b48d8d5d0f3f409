/**
 * `npm run release -- 1.1.0`: writes the version wherever it stands, and names the unreleased changes in CHANGELOG.md after it.
 * It commits nothing; CONTRIBUTING.md says what comes next.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/paths.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { nameChanges, writeVersion } from './lib/versions.mjs';

function main() {
	const version = process.argv[ 2 ] ?? '';
	if ( ! /^\d+\.\d+\.\d+$/.test( version ) ) {
		throw new Problem( 'Type the version: npm run release -- 1.1.0' );
	}
	const file = path.join( root, 'CHANGELOG.md' );
	const changelog = fs.readFileSync( file, 'utf8' );
	if ( changelog.includes( `## [${ version }]` ) ) {
		throw new Problem( `CHANGELOG.md has a version ${ version } already.` );
	}
	const today = new Date().toISOString().slice( 0, 10 );
	fs.writeFileSync( file, nameChanges( changelog, version, today ) );
	writeVersion( root, version );
	console.log(
		`The version is ${ version }. Write its upgrade notice in bin/docs/readme-template.txt, and type npm run docs.`
	);
}

try {
	main();
} catch ( error ) {
	reportAndExit( error );
}
