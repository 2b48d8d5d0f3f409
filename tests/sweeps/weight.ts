import zlib from 'node:zlib';
import type { Response } from '@playwright/test';

/**
 * Adds up what scripts weigh on their way.
 *
 * @param responses What the browser got.
 * @return Bytes after gzip.
 */
export async function weighScripts( responses: Response[] ): Promise< number > {
	const bodies = await Promise.all(
		responses.map( ( response ) => response.body() )
	);
	return bodies.reduce(
		( total, body ) =>
			total + zlib.gzipSync( new Uint8Array( body ) ).length,
		0
	);
}
