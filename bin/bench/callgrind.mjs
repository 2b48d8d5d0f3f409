/** Counts the instructions of a PHP process by valgrind: the same count on a busy machine and on an idle one. */
import fs from 'node:fs';
import path from 'node:path';
import { run, which } from '../lib/run.mjs';
import { makeScratch } from '../lib/scratch.mjs';
import { startPhpProcess } from '../wordpress/php-process.mjs';

/**
 * Whether this machine can count instructions.
 *
 * @return {boolean} Whether valgrind's programs are there.
 */
export function hasCallgrind() {
	return Boolean( which( 'valgrind' ) && which( 'callgrind_control' ) );
}

/**
 * Starts a PHP process whose instructions are counted.
 *
 * @param {Object} php    `php` of startWordPress().
 * @param {Object} env    Additions to its environment.
 * @param {string} router Front controller.
 * @return {Promise<{url: string, count: (work: () => Promise<any>) => Promise<number>, stop: () => void}>} Its address, and `count()`,
 *   which resolves to the millions of instructions that the process took for some work.
 */
export async function startCounted( php, env, router ) {
	const scratch = makeScratch();
	const out = path.join( scratch.dir, 'out' );
	const { url, child } = await startPhpProcess(
		{
			...php,
			command: which( 'valgrind' ),
			args: [
				'--tool=callgrind',
				`--callgrind-out-file=${ out }`,
				php.command,
				...php.args,
			],
			// Large memory pages are not for valgrind.
			env: { ...php.env, USE_ZEND_ALLOC_HUGE_PAGES: '0' },
		},
		env,
		router
	);
	const control = ( option ) =>
		run( which( 'callgrind_control' ), [ option, String( child.pid ) ] );
	return {
		url,
		async count( work ) {
			await control( '--zero' );
			await work();
			fs.readdirSync( scratch.dir ).forEach( ( name ) =>
				fs.rmSync( path.join( scratch.dir, name ) )
			);
			await control( '--dump' );
			const [ dump ] = fs.readdirSync( scratch.dir );
			const text = fs.readFileSync(
				path.join( scratch.dir, dump ),
				'utf8'
			);
			return (
				Number( /^(?:summary|totals): (\d+)/m.exec( text )[ 1 ] ) / 1e6
			);
		},
		stop() {
			child.kill( 'SIGKILL' );
			scratch.remove();
		},
	};
}
