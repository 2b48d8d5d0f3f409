/**
 * Load tests: what must hold when much happens at once and processes die.
 *
 *   npm run test:load                                  # everything, on SQLite and MariaDB
 *   npm run test:load -- newsletter --database mariadb
 *   npm run test:load -- newsletter --recipients 1000 --kills 3
 *   npm run test:load -- --heads 2                     # the site on two web heads, and nothing else
 *   npm run test:load -- --write                       # also writes the figures into docs/performance.md
 *
 *   npm run test:load -- --help                        # names the tests
 *
 * Each tests/load/<name>.mjs with an export `load( options )` is one; it resolves with `lines`
 * (figures) and `failures`. A test whose export `databases` names one database runs on that alone.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { writePerformance } from '../../bin/bench/performance.mjs';
import { hasMariaDb } from './mariadb.mjs';

const folder = path.dirname( fileURLToPath( import.meta.url ) );
const names = [];
const options = {};
const args = process.argv.slice( 2 );
while ( args.length ) {
	const [ name, given ] = args.shift().split( '=' );
	if ( ! name.startsWith( '--' ) ) {
		names.push( name );
		continue;
	}
	if ( name === '--help' ) {
		options.help = true;
		continue;
	}
	if ( name === '--write' ) {
		options.write = true;
		continue;
	}
	const value = given ?? args.shift() ?? '';
	options[ name.slice( 2 ) ] = /^\d+$/.test( value )
		? Number( value )
		: value;
}
if ( options.heads && ! names.length ) {
	names.push( 'heads' );
}

/** The load tests by name. */
const tests = new Map();
for ( const file of fs.readdirSync( folder ).sort() ) {
	const name = path.basename( file, '.mjs' );
	const module =
		file.endsWith( '.mjs' ) && name !== 'run'
			? await import( path.join( folder, file ) )
			: {};
	if ( module.load ) {
		tests.set( name, module );
	}
}
const known = [ ...tests.keys() ].join( ', ' );
const unknown = names.filter( ( name ) => ! tests.has( name ) );
if ( options.help || unknown.length ) {
	console.log(
		unknown.length
			? `There is no load test ${ unknown.join( ', ' ) }; there are ${ known }.`
			: `npm run test:load [-- NAME …] runs load tests: ${ known }. Options: --database sqlite or mariadb, --heads 2, --write.`
	);
	process.exit( unknown.length ? 1 : 0 );
}

const failures = [];
for ( const [ name, { load, databases = [ 'sqlite', 'mariadb' ] } ] of tests ) {
	if ( names.length && ! names.includes( name ) ) {
		continue;
	}
	for ( const database of databases ) {
		if ( options.database && options.database !== database ) {
			continue;
		}
		if ( database === 'mariadb' && ! hasMariaDb() ) {
			console.log( `${ name }: MariaDB is not installed here, left out` );
			continue;
		}
		const outcome = await load( { ...options, database } );
		outcome.lines.forEach( ( line ) => console.log( line ) );
		if ( options.write && ! outcome.failures.length ) {
			writePerformance( `### ${ name }, ${ database }`, [
				'```',
				...outcome.lines,
				'```',
			] );
		}
		failures.push( ...outcome.failures );
	}
}
failures.forEach( ( line ) => console.error( `✗ ${ line }` ) );
process.exitCode = failures.length ? 1 : 0;
