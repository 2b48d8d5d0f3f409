/** PHP of another version in WebAssembly: fetched once per user with npm, run in this process. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from '../../bin/lib/lock.mjs';
import { runNpm } from '../../bin/lib/npm.mjs';
import { cacheFolder } from '../../bin/lib/paths.mjs';
import { step } from '../../bin/lib/progress.mjs';
import { PLAYGROUND } from '../../bin/wordpress/sqlite.mjs';

const RELEASE = PLAYGROUND.split( '@' ).pop();

const packageOf = ( version ) =>
	`@php-wasm/node-${ version.replace( '.', '-' ) }`;

/**
 * Fetches PHP.
 *
 * @param {string} version Such as `7.4`.
 * @return {Promise<string|undefined>} Folder with the packages; undefined where npm cannot get them.
 */
export async function ensurePhpWasm( version ) {
	const folder = path.join(
		cacheFolder(),
		`php-wasm-${ version }-${ RELEASE }`
	);
	const mark = path.join( folder, 'complete' );
	await withLock( path.basename( folder ), async () => {
		if ( fs.existsSync( mark ) ) {
			return;
		}
		fs.mkdirSync( folder, { recursive: true } );
		fs.writeFileSync(
			path.join( folder, 'package.json' ),
			JSON.stringify( {
				private: true,
				dependencies: { [ packageOf( version ) ]: RELEASE },
			} )
		);
		const { code } = await step(
			`Fetching PHP ${ version } in WebAssembly (60 MB)`,
			() =>
				runNpm(
					[
						'install',
						'--no-audit',
						'--no-fund',
						'--prefer-offline',
						'--loglevel=error',
					],
					{ cwd: folder }
				)
		);
		if ( code === 0 ) {
			fs.writeFileSync( mark, '' );
		}
	} );
	return fs.existsSync( mark ) ? folder : undefined;
}

/**
 * Starts PHP. It sees the given folders at their own paths.
 *
 * @param {string}   version Such as `7.4`.
 * @param {string}   folder  Of ensurePhpWasm().
 * @param {string[]} places  Folders.
 * @return {Promise<Object>} PHP of @php-wasm/universal.
 */
export async function startPhp( version, folder, places ) {
	const require = createRequire( path.join( folder, 'package.json' ) );
	const load = ( name ) =>
		import( pathToFileURL( require.resolve( name ) ).href );
	const { getPHPLoaderModule } = await load( packageOf( version ) );
	const { loadPHPRuntime, PHP } = await load( '@php-wasm/universal' );
	const php = new PHP(
		await loadPHPRuntime( await getPHPLoaderModule(), {
			phpWasmAsyncMode: 'asyncify',
		} )
	);
	for ( const place of places ) {
		await php.mount( place, ( instance, FS, target ) => {
			FS.mkdirTree( target );
			FS.mount( FS.filesystems.NODEFS, { root: place }, target );
			return () => FS.unmount( target );
		} );
	}
	return php;
}
