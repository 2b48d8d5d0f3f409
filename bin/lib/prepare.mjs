/** What a command needs before it can begin: Node, dependencies, a build. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isWatched } from '../compiler/lock.mjs';
import { describeRange, isInRange } from './node-range.mjs';
import { runNpm } from './npm.mjs';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { step } from './progress.mjs';
import { isBuilt } from './sources.mjs';

function readPackages( file ) {
	try {
		return JSON.parse( fs.readFileSync( path.join( root, file ), 'utf8' ) )
			.packages;
	} catch {
		return undefined;
	}
}

/** Whether node_modules holds what the lockfile says. */
export function hasDependencies() {
	const wanted = readPackages( 'package-lock.json' );
	const installed = readPackages( 'node_modules/.package-lock.json' );
	return Boolean(
		wanted &&
		installed &&
		Object.entries( wanted ).every(
			( [ name, { version, optional, peer } ] ) =>
				! name ||
				( installed[ name ]
					? installed[ name ].version === version
					: optional || peer )
		)
	);
}

/** Refuses a version of Node that the locked packages do not run on. */
function checkNode() {
	const { engines } = JSON.parse(
		fs.readFileSync( path.join( root, 'package.json' ), 'utf8' )
	);
	if ( ! isInRange( process.versions.node, engines.node ) ) {
		throw new Problem(
			`Node ${ process.versions.node } cannot run this; install Node ${ describeRange( engines.node ) }.`
		);
	}
}

/** Installs the dependencies when they are missing or outdated. */
export async function ensureDependencies() {
	checkNode();
	if ( hasDependencies() ) {
		return;
	}
	const { code, stderr } = await step(
		'Installing dependencies (a few minutes the first time)',
		() =>
			runNpm( [ 'ci', '--no-fund', '--no-audit', '--loglevel=error' ], {
				cwd: root,
			} )
	);
	if ( code !== 0 ) {
		const reason = stderr
			.split( '\n' )
			.filter( ( line ) => /npm err/i.test( line ) )
			.slice( 0, 3 )
			.join( ' ' )
			.replace( /npm (?:error|ERR!) ?/gi, '' );
		throw new Problem(
			`The dependencies could not be installed: ${ reason }`
		);
	}
}

/**
 * Builds the plugin unless build/ is up to date. What `npm run dev` keeps up to date serves a
 * site, too: it is not minified.
 *
 * @param {Object}  [options]
 * @param {boolean} [options.orDevelopment] Take a build that `npm run dev` maintains.
 */
export async function ensureBuild( { orDevelopment = false } = {} ) {
	if ( isBuilt() || ( orDevelopment && ( await isWatched() ) ) ) {
		return;
	}
	const code = await new Promise( ( resolve ) =>
		spawn( process.execPath, [ path.join( root, 'bin/build.mjs' ) ], {
			cwd: root,
			stdio: [ 'ignore', 'inherit', 'inherit' ],
		} ).on( 'close', resolve )
	);
	if ( code !== 0 ) {
		throw new Problem( 'The build failed; see the messages above.' );
	}
}
