/**
 * All PHP tests are read into one process: two functions of one name in one namespace end it before the first test.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );

const files = execFileSync( 'git', [ 'ls-files', '*.php' ], {
	cwd: root,
	encoding: 'utf8',
} )
	.split( '\n' )
	.filter( ( file ) => /\/test\/|^tests\/php\//.test( file ) )
	// Programs run in a process of their own.
	.filter( ( file ) => ! file.includes( '/processes/' ) );

test( 'no two PHP tests declare the same name', () => {
	const places = new Map< string, string[] >();
	for ( const file of files ) {
		const code = readFileSync( path.join( root, file ), 'utf8' );
		const space = /^namespace ([^;]+);/m.exec( code )?.[ 1 ] ?? '';
		for ( const [ , kind, name = '' ] of code.matchAll(
			/^(?:final )?(function|class|const) &?(\w+)/gm
		) ) {
			const key = `${ kind } ${ space }\\${ name.toLowerCase() }`;
			places.set( key, [ ...( places.get( key ) ?? [] ), file ] );
		}
	}
	expect( places.size ).toBeGreaterThan( 100 );
	expect(
		[ ...places ].filter( ( [ , where ] ) => where.length > 1 )
	).toEqual( [] );
} );
