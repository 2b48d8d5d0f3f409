/**
 * Builds the plugin into build/: bundles, style sheets, block.json and PHP of
 * every block, and the manifest WordPress registers them from.
 *
 *   node bin/build.mjs          everything
 *   node bin/build.mjs --copy   only block.json, PHP and the manifest (a second)
 *
 * Files are replaced in place and stale ones deleted at the end: a site that uses the build goes
 * on working. MAINSTREET_BUILD names another folder, MAINSTREET_EXTRA_BLOCKS further blocks
 * (see bin/lib/find-blocks.cjs).
 */
import fs from 'node:fs';
import path from 'node:path';
import { startCompiling } from './compiler/compile.mjs';
import { copySources, removeStale } from './compiler/copy.mjs';
import { lockBuild } from './compiler/lock.mjs';
import { readArgs } from './lib/args.mjs';
import { root } from './lib/paths.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { reportPercent } from './lib/progress.mjs';
import { writePackages } from './lib/bundled.mjs';
import { hashSources, markBuilt, unmarkBuilt } from './lib/sources.mjs';

const build = path.resolve( root, process.env.MAINSTREET_BUILD || 'build' );

/** Runs webpack to its end. Resolves to the names of the files it made and of the packages in them. */
async function compile() {
	const assets = [];
	const packages = [];
	const failures = [];
	const progress = reportPercent( 'Building' );
	await startCompiling( {
		onProgress: progress.update,
		onCompiled( result ) {
			assets.push( ...result.assets );
			packages.push( ...result.packages );
			failures.push( result.errors );
		},
	} ).ended;
	progress.end();
	const errors = failures.filter( Boolean );
	if ( errors.length ) {
		console.error( errors.join( '\n' ) );
		throw new Problem( 'The build failed; see the messages above.' );
	}
	return { assets, packages };
}

async function main() {
	const { values } = readArgs(
		process.argv.slice( 2 ),
		{ copy: { type: 'boolean' } },
		'there is --copy'
	);
	const started = Date.now();
	fs.mkdirSync( build, { recursive: true } );
	const unlock = await lockBuild( build );
	if ( values.copy ) {
		copySources( build );
	} else {
		const sources = hashSources();
		unmarkBuilt( build );
		// The copies first: they take the time in which webpack starts.
		const compiling = compile();
		const { names } = copySources( build );
		const { assets, packages } = await compiling;
		removeStale( build, new Set( [ ...names, ...assets ] ) );
		writePackages( packages, build );
		markBuilt( sources, build );
	}
	await unlock();
	console.log(
		`Built in ${ ( ( Date.now() - started ) / 1000 ).toFixed( 1 ) } s.`
	);
}

main().catch( reportAndExit );
