/**
 * A site on two web heads: php-fpm with a temporary folder for each, nginx, one MariaDB, one Redis
 * that behaves, misbehaves, is emptied or dies, and a slow mail server.
 *
 *   npm run test:load -- --heads 2
 *   npm run test:load -- --heads 2 --case limits,newsletter --submissions 1000
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Cluster } from './heads/cluster.mjs';
import { findPrograms } from './heads/programs.mjs';

const SIGNALS = [ 'SIGINT', 'SIGTERM', 'SIGHUP' ];

/** All heads need one database. */
export const databases = [ 'mariadb' ];

const folder = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'heads/cases'
);

/** Cases by name, each a site of its own. */
const all = () =>
	fs.readdirSync( folder ).map( ( file ) => path.basename( file, '.mjs' ) );

async function runCase( name, programs, options ) {
	const { run, ownUploads = false } = await import(
		path.join( folder, `${ name }.mjs` )
	);
	const begun = Date.now();
	let cluster;
	// What was started ends, also when this process is told to.
	const end = async () => {
		await cluster?.stop();
		process.exit( 130 );
	};
	SIGNALS.forEach( ( signal ) => process.once( signal, end ) );
	try {
		cluster = await Cluster.start( programs, { ...options, ownUploads } );
		const { lines, failures } = await run( cluster, options );
		const seconds = Math.round( ( Date.now() - begun ) / 1000 );
		return {
			lines: [ ...lines, `${ name }: ${ seconds } s` ],
			failures,
		};
	} catch ( error ) {
		return {
			lines: [],
			failures: [
				`${ name }: ${ error.stack }\n${ cluster?.errorLog().slice( -3000 ) ?? '' }`,
			],
		};
	} finally {
		SIGNALS.forEach( ( signal ) => process.off( signal, end ) );
		await cluster?.stop();
	}
}

/**
 * Tries the cases one after the other.
 *
 * @param {Object} [options]       Those of the cases, and:
 * @param {number} [options.heads] How many web heads.
 * @param {string} [options.case]  Names of cases, with commas between them; default: all.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function load( { heads = 2, case: chosen, ...options } = {} ) {
	const programs = findPrograms();
	if ( programs.missing.length ) {
		return {
			lines: [
				`heads: left out, as this machine lacks ${ programs.missing.join( ', ' ) }`,
			],
			failures: [],
		};
	}
	const names = chosen ? String( chosen ).split( ',' ) : all();
	const lines = [];
	const failures = [];
	for ( const name of names ) {
		if ( ! all().includes( name ) ) {
			failures.push( `heads: there is no case ${ name }` );
			continue;
		}
		const outcome = await runCase( name, programs, { heads, ...options } );
		// A case takes a while; its figures are shown as they come.
		outcome.lines.forEach( ( line ) => console.log( `heads, ${ line }` ) );
		failures.push(
			...outcome.failures.map( ( line ) => `heads, ${ line }` )
		);
	}
	return { lines, failures };
}
