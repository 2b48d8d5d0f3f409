import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const folder = path.join(
	process.env.WP_ARTIFACTS_PATH ?? 'artifacts',
	'turns'
);
const PAUSE = 100; // ms

const list = ( kind: string, but: string ): string[] =>
	fs
		.readdirSync( folder )
		.filter( ( name ) => name.startsWith( kind ) && name !== but );

/**
 * Waits for a test's turn. Tests run beside each other; one that needs the site for
 * itself waits until the others have ended, and they wait for it. Each worker leaves
 * a file for what it runs.
 *
 * @param worker  Number of the worker.
 * @param isAlone Whether the test needs the site for itself.
 * @return Ends the turn.
 */
export async function takeTurn(
	worker: number,
	isAlone: boolean
): Promise< () => void > {
	fs.mkdirSync( folder, { recursive: true } );
	const name = `${ isAlone ? 'alone' : 'beside' }-${ worker }`;
	const file = path.join( folder, name );
	const end = () => fs.rmSync( file, { force: true } );
	// A worker that broke down left its file; its successor has the same number.
	for ( const kind of [ 'alone', 'beside' ] ) {
		fs.rmSync( path.join( folder, `${ kind }-${ worker }` ), {
			force: true,
		} );
	}
	for (;;) {
		// Announce first, then look: two that announce at once see each other.
		fs.writeFileSync( file, '' );
		const others = list( 'alone', name );
		if (
			isAlone
				? others.every( ( other ) => other > name )
				: ! others.length
		) {
			break;
		}
		if ( ! isAlone ) {
			end();
		}
		await sleep( PAUSE );
	}
	while ( isAlone && list( 'beside', name ).length ) {
		await sleep( PAUSE );
	}
	return end;
}
