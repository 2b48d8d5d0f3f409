import type { EngineFiles } from './load';

/** Version of the library: part of its address, so that browsers let go of an older one. */
export const ENGINE_VERSION = '1.13.3';

/**
 * Addresses of the library. They follow from where the running script came from and are never
 * read from the page, which people write who may not bring in scripts.
 *
 * @param base Address of the build folder, with a trailing slash.
 */
export function getEngineFiles( base: string ): EngineFiles {
	const at = ( file: string ) =>
		`${ base }blocks/map/${ file }?ver=${ ENGINE_VERSION }`;
	return { script: at( 'mapbox-gl.js' ), style: at( 'mapbox-gl.css' ) };
}
