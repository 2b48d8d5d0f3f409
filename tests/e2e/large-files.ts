import { writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import type { Fixtures } from './fixtures';

/** Size of an upload chunk in these tests: the smallest that is allowed. */
export const CHUNK_BYTES = 262_144;

/** Makes a silent WAV file, by default slightly larger than two chunks. */
export function makeWavFile( bytes = 2 * CHUNK_BYTES + 50_000 ): Buffer {
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
 * Writes files to disk, so that a file that is chosen twice has the same modification date.
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
 * Limits the chunk size, so that small files are uploaded in chunks.
 *
 * @param pretend Fixture of that name.
 * @param user    Login name of the current user.
 */
export const limitChunkSize = (
	pretend: Fixtures[ 'pretend' ],
	user = 'author'
): Promise< void > =>
	pretend( {
		user,
		options: { _transient_mainstreet_upload_piece: CHUNK_BYTES },
	} );

/** The plugin's list of large files. */
export const getUploadList = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Large files' } );

/** Part of a file that was sent to the server, in bytes. */
export type Chunk = { offset: number; size: number };

/**
 * Records the chunks that the page sends, and lets a test make them fail.
 *
 * @param page The page.
 * @return `chunks` sent so far, and `failFrom()`, which makes chunks from an offset on fail with status 400.
 */
export async function recordChunks( page: Page ): Promise< {
	chunks: Chunk[];
	failFrom: ( offset: number ) => void;
} > {
	const chunks: Chunk[] = [];
	let failingOffset = Infinity;
	await page.route(
		/mainstreet\/v1\/tus|mainstreet%2Fv1%2Ftus/,
		( route ) => {
			const request = route.request();
			const offset = Number( request.headers()[ 'upload-offset' ] );
			if ( request.method() === 'PATCH' && offset >= failingOffset ) {
				return route.fulfill( { status: 400, body: '' } );
			}
			if ( request.method() === 'PATCH' ) {
				chunks.push( {
					offset,
					size: request.postDataBuffer()?.length ?? 0,
				} );
			}
			return route.continue();
		}
	);
	return { chunks, failFrom: ( offset ) => ( failingOffset = offset ) };
}

/** Error message of an upload that failed with an unknown response. */
export const UPLOAD_FAILED =
	'An error was encountered during the upload. Check your network connection.';

/** Chooses files in the input of the button “Select Files”. */
export const chooseFiles = ( page: Page, paths: string[] ) =>
	page
		.locator( '.moxie-shim input[type="file"]' )
		.last()
		.setInputFiles( paths );
