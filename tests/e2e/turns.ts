import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const folder = path.join(
	process.env.WP_ARTIFACTS_PATH ?? 'artifacts',
	'turns'
);
/** Held by the one test that has the site for itself; its worker's number. */
const site = path.join( folder, 'site' );
const PAUSE = 100; // ms

const list = ( kind: string, but: string ): string[] =>
	fs
		.readdirSync( folder )
		.filter( ( name ) => name.startsWith( kind ) && name !== but );

/** Takes the site for one test, unless another has it: making the file both asks and takes. */
function takeSite( worker: number ): boolean {
	try {
		fs.writeFileSync( site, String( worker ), { flag: 'wx' } );
		return true;
	} catch {
		return false;
	}
}

/** A worker that broke down left its files; its successor has the same number. */
function forget( worker: number ): void {
	for ( const kind of [ 'alone', 'beside' ] ) {
		fs.rmSync( path.join( folder, `${ kind }-${ worker }` ), {
			force: true,
		} );
	}
	if (
		fs.existsSync( site ) &&
		fs.readFileSync( site, 'utf8' ) === String( worker )
	) {
		fs.rmSync( site, { force: true } );
	}
}

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
	forget( worker );
	const name = `${ isAlone ? 'alone' : 'beside' }-${ worker }`;
	const file = path.join( folder, name );
	// Announce first, then look: those beside begin nothing any more.
	fs.writeFileSync( file, '' );
	if ( isAlone ) {
		while ( ! takeSite( worker ) ) {
			await sleep( PAUSE );
		}
		while ( list( 'beside', name ).length ) {
			await sleep( PAUSE );
		}
		return () => forget( worker );
	}
	while ( list( 'alone', name ).length ) {
		fs.rmSync( file, { force: true } );
		await sleep( PAUSE );
		fs.writeFileSync( file, '' );
	}
	return () => forget( worker );
}
