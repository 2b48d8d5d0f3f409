/** Paths, links and npm scripts that documents name are there. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );
const read = ( file: string ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );
const files = execFileSync( 'git', [ 'ls-files' ], { cwd: root } )
	.toString()
	.split( '\n' )
	.filter( ( file ) => fs.existsSync( path.join( root, file ) ) );
const { scripts } = JSON.parse( read( 'package.json' ) );

/** A file or folder of the project; a module may be named without its ending. */
const isThere = ( name: string ) =>
	files.some(
		( file ) =>
			`${ file }.`.startsWith( name ) &&
			/^[/.-]/.test( `${ file }.`.slice( name.length ) )
	);

/** Finds `file: name` for each name in the documents that is not right. */
const findWrong = (
	pattern: RegExp,
	isRight: ( name: string, folder: string ) => boolean
) =>
	files
		.filter( ( file ) => file.endsWith( '.md' ) )
		.flatMap( ( file ) =>
			[ ...read( file ).matchAll( pattern ) ]
				.map( ( [ , name = '' ] ) => name )
				.filter( ( name ) => ! isRight( name, path.dirname( file ) ) )
				.map( ( name ) => `${ file }: ${ name }` )
		);

const PATH =
	/(?<![\w/.-])((?:bin|blocks|docs|extensions|shared|src|store|tests)(?:\/[\w.-]*\w)+)(?![\w/.-]*[*<{…])/g;
const LINK = /\]\((?![a-z]+:)([^)#\s]+?)\/?[)#]/g;

it( 'has each path, link and npm script that documents name', () => {
	expect( findWrong( PATH, () => false ).length ).toBeGreaterThan( 300 );
	expect( isThere( 'src/core' ) ).toBe( true );
	expect( isThere( 'src/cor' ) ).toBe( false );
	expect( [
		...findWrong(
			PATH,
			( name, folder ) =>
				isThere( name ) || isThere( path.posix.join( folder, name ) )
		),
		...findWrong( LINK, ( name, folder ) =>
			isThere( path.posix.join( folder, name ) )
		),
		...findWrong( /\bnpm run ([\w:-]+)/g, ( name ) => name in scripts ),
	] ).toEqual( [] );
} );
