/** Keeps build/ up to date while somebody works: for `npm run dev` and `npm start -- --watch`. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { reportPercent, say } from '../lib/progress.mjs';
import { unmarkBuilt } from '../lib/sources.mjs';
import { startCompiling } from './compile.mjs';
import { copySources } from './copy.mjs';
import { lockDev } from './lock.mjs';

const build = path.join( root, 'build' );
const PLACES = [ 'blocks', 'extensions', 'shared', 'src', 'store' ];

/** Files whose coming and going changes what webpack starts from. */
const ENTRY = /(?:^|[\\/])(?:block\.json|view\.ts|index\.tsx?|[^_\\/]*\.scss)$/;

/** Milliseconds in which editors finish writing a file. */
const SETTLE = 50;

const listEntries = () =>
	PLACES.flatMap( ( place ) =>
		fs
			.readdirSync( path.join( root, place ), { recursive: true } )
			.filter( ( name ) => ENTRY.test( name ) )
			.map( ( name ) => `${ place }/${ name }` )
	)
		.sort()
		.join( '\n' );

/** Calls a function when files have changed, once for changes that come together. */
function watchFiles( onChange ) {
	let timer;
	const watchers = PLACES.map( ( place ) =>
		fs.watch( path.join( root, place ), { recursive: true }, () => {
			clearTimeout( timer );
			timer = setTimeout( onChange, SETTLE );
		} )
	);
	return () => {
		clearTimeout( timer );
		watchers.forEach( ( watcher ) => watcher.close() );
	};
}

const time = () => new Date().toLocaleTimeString( 'en-GB' );

/** Copies what PHP reads. A block.json that is being written is not JSON for a moment. */
function copy() {
	try {
		const { changed } = copySources( build );
		if ( changed.length ) {
			say(
				`${ time() }  copied ${ changed.slice( 0, 3 ).join( ', ' ) }${ changed.length > 3 ? ` and ${ changed.length - 3 } more` : '' }`
			);
		}
	} catch ( error ) {
		console.error( `${ time() }  ${ error.message }` );
	}
}

/**
 * Builds and goes on building after each change.
 *
 * @return {Promise<{stop: () => Promise<void>}>} Resolves when the first build is there, also if it has errors.
 */
export async function startWatching() {
	const unlock = await lockDev();
	fs.mkdirSync( build, { recursive: true } );
	// What is made here is not minified: tests and the zip build again.
	unmarkBuilt( build );
	copySources( build );
	let compiling;
	const compile = () =>
		new Promise( ( resolve ) => {
			const progress = reportPercent( 'Building' );
			const ready = new Set();
			compiling = startCompiling( {
				watch: true,
				onProgress: ( percent ) =>
					ready.size < 2 && progress.update( percent ),
				onCompiled( { index, errors } ) {
					if ( errors ) {
						console.error( errors );
					} else if ( ready.size === 2 ) {
						say( `${ time() }  compiled` );
					}
					ready.add( index );
					if ( ready.size === 2 ) {
						progress.end();
						resolve();
					}
				},
			} );
			compiling.ended.catch( () => {} );
		} );
	let entries = listEntries();
	const close = watchFiles( () => {
		copy();
		const now = listEntries();
		if ( now !== entries ) {
			entries = now;
			say( `${ time() }  starting anew with the new files` );
			compiling.stop();
			compile();
		}
	} );
	await compile();
	return {
		async stop() {
			close();
			compiling.stop();
			await unlock();
		},
	};
}
