/**
 * Names of classes in PHP: whatever is imported exists and is used, and whatever is named is imported. PHP itself only notices
 * when the line runs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );

type File = { name: string; text: string };

const DECLARATION = /^\s*(?:final |abstract )*(?:class|interface) (\w+)/gm;
const IMPORT = /^use (Mainstreet\\[\w\\]+?)(?: as (\w+))?;$/gm;
/** A class before `::` or a parameter, or after a keyword or the colon of a return type. */
const NAMES =
	/(?<![\w\\$>:'"])([A-Z]\w+)(?=::|\s+[&$.])|(?:\bnew|\binstanceof|\bextends|\bimplements|\): \??) ?([A-Z]\w+)\b/g;

const getNamespace = ( { text }: File ) =>
	/^namespace ([\w\\]+);/m.exec( text )?.[ 1 ] ?? '';

const getShortName = ( name: string ) => name.split( '\\' ).pop() ?? '';

const stripComments = ( text: string ) =>
	text.replace( /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '' );

const stripStrings = ( text: string ) =>
	text.replace( /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/gs, "''" );

/** Full names of all classes, by their short name. */
function findClasses( files: File[] ): Map< string, Set< string > > {
	const classes = new Map< string, Set< string > >();
	for ( const file of files ) {
		for ( const [ , name = '' ] of file.text.matchAll( DECLARATION ) ) {
			const full = `${ getNamespace( file ) }\\${ name }`;
			classes.set(
				name,
				( classes.get( name ) ?? new Set() ).add( full )
			);
		}
	}
	return classes;
}

/** What is wrong with the names in these files. */
export function findNameFaults( files: File[] ): string[] {
	const classes = findClasses( files );
	const exists = ( name: string ) =>
		classes.get( getShortName( name ) )?.has( name ) ?? false;
	return files.flatMap( ( file ) => {
		const namespace = getNamespace( file );
		const withoutImports = file.text.replace( IMPORT, '' );
		const imports = new Map(
			[ ...file.text.matchAll( IMPORT ) ].map(
				( [ , full = '', as ] ) => [ as ?? getShortName( full ), full ]
			)
		);
		const faults: string[] = [];
		for ( const [ name, full ] of imports ) {
			if ( ! exists( full ) ) {
				faults.push( `imports ${ full }, which does not exist` );
			}
			if ( ! new RegExp( `\\b${ name }\\b` ).test( withoutImports ) ) {
				faults.push( `does not use ${ full }` );
			}
		}
		const code = stripStrings( stripComments( withoutImports ) );
		const named = new Set(
			[ ...code.matchAll( NAMES ) ].map(
				( [ , before, after ] ) => before ?? after ?? ''
			)
		);
		for ( const name of named ) {
			if (
				classes.has( name ) &&
				! imports.has( name ) &&
				! exists( `${ namespace }\\${ name }` )
			) {
				faults.push( `does not import ${ name }` );
			}
		}
		return faults.map( ( fault ) => `${ file.name } ${ fault }` );
	} );
}

const readFiles = () =>
	execFileSync( 'git', [ 'ls-files', '*.php' ], {
		cwd: root,
		encoding: 'utf8',
	} )
		.split( '\n' )
		.filter( ( name ) => name && existsSync( path.join( root, name ) ) )
		.map( ( name ) => ( {
			name,
			text: readFileSync( path.join( root, name ), 'utf8' ),
		} ) );

it( 'finds names that are not imported, unused, or of no class', () => {
	const boat = {
		name: 'class-boat.php',
		text: '<?php\nnamespace Mainstreet\\Sea;\nfinal class Boat {}\n',
	};
	const port = {
		name: 'port.php',
		text: '<?php\nnamespace Mainstreet\\Land;\nuse Mainstreet\\Sea\\Raft;\nfunction moor(): Boat { return new Boat(); }\n',
	};
	expect( findNameFaults( [ boat, port ] ) ).toEqual( [
		'port.php imports Mainstreet\\Sea\\Raft, which does not exist',
		'port.php does not use Mainstreet\\Sea\\Raft',
		'port.php does not import Boat',
	] );
} );

it( 'every class in PHP is named by an import that exists and is used', () => {
	expect( findNameFaults( readFiles() ) ).toEqual( [] );
} );
