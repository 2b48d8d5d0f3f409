/** Style sheets that a script loads are the same in both directions of writing (shared/view/style-sheet.ts). */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';

// Has no types of its own.
const rtlcss = jest.requireActual< { process: ( css: string ) => string } >(
	'rtlcss'
);

const root = path.resolve( __dirname, '../..' );
const files = execFileSync( 'git', [ 'ls-files', 'blocks', 'src' ], {
	cwd: root,
	encoding: 'utf8',
} ).split( '\n' );

/** Names of the sheets that view modules load. */
const names = [
	...new Set(
		files
			.filter(
				( file ) =>
					/\/view\b.*\.ts$/.test( file ) && ! /\/test\//.test( file )
			)
			.flatMap( ( file ) => [
				...fs
					.readFileSync( path.join( root, file ), 'utf8' )
					.matchAll( /loadSheet\(\s*'([^']+)'/g ),
			] )
			.map( ( [ , name = '' ] ) => name )
	),
];

it( 'finds the sheets', () => {
	expect( names.length ).toBeGreaterThan( 3 );
} );

it.each( names )( 'is the same in both directions: %s', ( name ) => {
	// A block that is nested in another is a folder of its own in the build.
	const source = files.find( ( file ) =>
		file.endsWith( `${ name.replace( /^blocks/, '' ) }.scss` )
	);
	const { css } = compile( path.join( root, source ?? '' ) );
	expect( rtlcss.process( css ) ).toBe( css );
} );
