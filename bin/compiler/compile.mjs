/** Starts webpack for build.mjs and dev.mjs. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** Which compilations share a process. The scripts take as long as all others together. */
const PROCESSES = [ 'scripts', 'styles,view' ];

/**
 * Starts the compilations.
 *
 * @param {Object}                    options
 * @param {boolean}                   [options.watch]    Compile again after each change.
 * @param {Object}                    [options.env]      Further environment variables.
 * @param {(percent: number) => void} options.onProgress Receives the mean of all processes.
 * @param {(result: Object) => void}  options.onCompiled Receives `index` of the process, `assets` (names) and `errors` (text, or '').
 * @return {{ended: Promise<void>, stop: () => void}} `ended` rejects if a process fails.
 */
export function startCompiling( {
	watch = false,
	env = {},
	onProgress,
	onCompiled,
} ) {
	const percents = PROCESSES.map( () => 0 );
	const children = PROCESSES.map( ( names, index ) => {
		const child = fork(
			path.join( root, 'bin/compiler/compile.cjs' ),
			watch ? [ names, '--watch' ] : [ names ],
			{ cwd: root, env: { ...process.env, ...env } }
		);
		child.on( 'message', ( { percent, ...result } ) => {
			if ( percent === undefined ) {
				onCompiled( { index, ...result } );
				return;
			}
			percents[ index ] = percent;
			onProgress(
				Math.floor(
					percents.reduce( ( sum, each ) => sum + each ) /
						percents.length
				)
			);
		} );
		return child;
	} );
	const ended = Promise.all(
		children.map(
			( child ) =>
				new Promise( ( resolve, reject ) =>
					child.on( 'close', ( code ) =>
						code === 0
							? resolve()
							: reject( new Error( 'Webpack ended early.' ) )
					)
				)
		)
	);
	return {
		ended,
		stop: () => children.forEach( ( child ) => child.kill() ),
	};
}
