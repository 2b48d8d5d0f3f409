/** A screen for browsers that need one, on machines without. */
import { spawn } from 'node:child_process';
import { which } from '../../bin/lib/run.mjs';

/**
 * Starts Xvfb on a free display.
 *
 * @return {Promise<{name: string, stop: () => void}|undefined>} The display; undefined where there is no Xvfb.
 */
export async function startDisplay() {
	const program = which( 'Xvfb' );
	if ( ! program ) {
		return undefined;
	}
	const child = spawn(
		program,
		[
			'-displayfd',
			'3',
			'-screen',
			'0',
			'1280x1024x24',
			'-nolisten',
			'tcp',
		],
		{ stdio: [ 'ignore', 'ignore', 'ignore', 'pipe' ] }
	);
	process.on( 'exit', () => child.kill() );
	const number = await new Promise( ( resolve ) => {
		let text = '';
		child.stdio[ 3 ].on( 'data', ( data ) => {
			text += data;
			if ( text.includes( '\n' ) ) {
				resolve( text.trim() );
			}
		} );
		child.on( 'exit', () => resolve( '' ) );
	} );
	return number
		? { name: `:${ number }`, stop: () => child.kill() }
		: undefined;
}
