/** Runs a site with the machine's own PHP. */
import fs from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { SETTINGS } from './php.mjs';
import { serve } from './server.mjs';
import { buildConfig, layOut, phpFolder } from './site.mjs';

const environment = ( { core, dir, env } ) => ( {
	...process.env,
	// Large memory pages, where the system has them: on virtual machines, PHP loads WordPress in half of the time.
	USE_ZEND_ALLOC_HUGE_PAGES: '1',
	...env,
	MAINSTREET_CORE: core,
	MAINSTREET_SITE: dir,
} );

/** Runs a file of ours with WordPress's own environment. */
async function runFile( php, site, name, input = '' ) {
	const { code, stdout, stderr } = await run(
		php,
		[ ...SETTINGS, path.join( phpFolder, name ) ],
		{ env: environment( site ), input, cwd: site.dir }
	);
	if ( code !== 0 ) {
		throw new Error( `${ name } failed in PHP:\n${ stderr }${ stdout }` );
	}
	return stdout;
}

/**
 * @typedef {Object} Engine What runs PHP.
 * @property {(site: Object) => Promise<void>}                        prepare Lays the site out and configures it.
 * @property {(site: Object) => Promise<void>}                        install Installs WordPress in a prepared site.
 * @property {(site: Object) => Promise<{stop: () => Promise<void>}>} serve   Serves it.
 * @property {(site: Object, code: string) => Promise<string>}        runCode Runs PHP code in it.
 * @property {(site: Object) => Object}                               program How to start PHP in it by oneself.
 */

/**
 * The machine's own PHP.
 *
 * @param {string} php Its path.
 * @return {Engine} The engine.
 */
export function createNative( php ) {
	return {
		async prepare( site ) {
			layOut( site );
			fs.writeFileSync(
				path.join( site.dir, 'wp-config.php' ),
				buildConfig( {
					...site,
					content: path.join( site.dir, 'wp-content' ),
					log: path.join( site.dir, 'debug.log' ),
					journal: 'WAL',
				} )
			);
		},
		install: ( site ) => runFile( php, site, 'install.php' ),
		serve: ( site ) => serve( { ...site, php, env: environment( site ) } ),
		runCode: ( site, code ) => runFile( php, site, 'run.php', code ),
		program: ( site ) => ( {
			command: php,
			args: SETTINGS,
			env: environment( site ),
		} ),
	};
}
