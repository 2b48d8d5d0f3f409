import { writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import type { Fixtures } from './fixtures';

/** Bytes of a piece in these tests: the least there is. */
export const PIECE = 262_144;

/** A sound of silence, somewhat longer than two pieces. */
export function makeSound( bytes = 2 * PIECE + 50_000 ): Buffer {
	const sound = Buffer.alloc( bytes, 128 );
	sound.write( 'RIFF', 0 );
	sound.writeUInt32LE( bytes - 8, 4 );
	sound.write( 'WAVEfmt ', 8 );
	sound.writeUInt32LE( 16, 16 );
	// PCM, one channel, 8000 samples a second of one byte.
	sound.writeUInt16LE( 1, 20 );
	sound.writeUInt16LE( 1, 22 );
	sound.writeUInt32LE( 8000, 24 );
	sound.writeUInt32LE( 8000, 28 );
	sound.writeUInt16LE( 1, 32 );
	sound.writeUInt16LE( 8, 34 );
	sound.write( 'data', 36 );
	sound.writeUInt32LE( bytes - 44, 40 );
	return sound;
}

/**
 * Writes files as they lie on somebody's disk: chosen again they are the same, down to their date.
 *
 * @param testInfo The test.
 * @param files    Contents by name.
 * @return Their paths.
 */
export const writeFiles = (
	testInfo: TestInfo,
	files: Record< string, Buffer >
): string[] =>
	Object.entries( files ).map( ( [ name, content ] ) => {
		const path = testInfo.outputPath( name );
		writeFileSync( path, Uint8Array.from( content ) );
		return path;
	} );

/**
 * Has small files count as large, as on a site whose web server takes little.
 *
 * @param pretend Fixture of that name.
 * @param user    Who is logged in.
 */
export const takeLittle = (
	pretend: Fixtures[ 'pretend' ],
	user = 'author'
): Promise< void > =>
	pretend( {
		user,
		options: { _transient_mainstreet_upload_piece: PIECE },
	} );

/** Our list. */
export const getList = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Large files' } );

/** What the server gets of a file. */
export type Piece = { offset: number; size: number };

/**
 * Watches the pieces, and holds them back when told so.
 *
 * @param page The page.
 * @return `pieces` that went through so far; `refuseFrom()` has those from an offset on fail, as a web server would.
 */
export async function watchPieces( page: Page ): Promise< {
	pieces: Piece[];
	refuseFrom: ( offset: number ) => void;
} > {
	const pieces: Piece[] = [];
	let refused = Infinity;
	await page.route(
		/mainstreet\/v1\/tus|mainstreet%2Fv1%2Ftus/,
		( route ) => {
			const request = route.request();
			const offset = Number( request.headers()[ 'upload-offset' ] );
			if ( request.method() === 'PATCH' && offset >= refused ) {
				return route.fulfill( { status: 400, body: '' } );
			}
			if ( request.method() === 'PATCH' ) {
				pieces.push( {
					offset,
					size: request.postDataBuffer()?.length ?? 0,
				} );
			}
			return route.continue();
		}
	);
	return { pieces, refuseFrom: ( offset ) => ( refused = offset ) };
}

/** What is said where nothing of our server answers. */
export const FAILED =
	'An error was encountered during the upload. Check your network connection.';

/** Chooses files as “Select Files” does. */
export const choose = ( page: Page, paths: string[] ) =>
	page
		.locator( '.moxie-shim input[type="file"]' )
		.last()
		.setInputFiles( paths );
