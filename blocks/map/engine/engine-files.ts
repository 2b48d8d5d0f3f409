import type { EngineFiles } from './load';

/** Version of the library. It is part of the URL, so that browsers do not use a cached older one. */
export const ENGINE_VERSION = '1.13.3';

/**
 * Returns the URLs of the library. They depend on the URL of the running script and are never read from the page, whose authors may not be
 * allowed to add scripts.
 *
 * @param base Address of the build folder, with a trailing slash.
 */
export function getEngineFiles( base: string ): EngineFiles {
	const at = ( file: string ) =>
		`${ base }blocks/map/${ file }?ver=${ ENGINE_VERSION }`;
	return { script: at( 'mapbox-gl.js' ), style: at( 'mapbox-gl.css' ) };
}
