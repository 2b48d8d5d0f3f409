/** `npm run create-block`: which files it writes and what it refuses. */
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );

let folder = '';

beforeEach( () => {
	folder = mkdtempSync( path.join( os.tmpdir(), 'create-block-' ) );
} );

afterEach( () => rmSync( folder, { recursive: true } ) );

const create = ( ...args: string[] ) => {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[
			path.join( root, 'bin/create-block.mjs' ),
			...args,
			'--into',
			folder,
		],
		{ encoding: 'utf8' }
	);
	return { status, output: `${ stdout }${ stderr }`.trim() };
};

const read = ( name: string ) =>
	readFileSync( path.join( folder, 'opening-times', name ), 'utf8' );

const listFiles = () => {
	const block = path.join( folder, 'opening-times' );
	return readdirSync( block, { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => statSync( path.join( block, name ) ).isFile() )
		.sort();
};

const FILES = [
	'README.md',
	'attributes.ts',
	'block.json',
	'demo.html',
	'edit/index.tsx',
	'icon.tsx',
	'index.ts',
	'module.php',
	'save.tsx',
	'style.scss',
	'test/arbitrary.ts',
	'test/attributes.test.ts',
	'test/fixtures/default.html',
	'test/fixtures/default.json',
	'test/fixtures/default.serialized.html',
	'types.ts',
];

describe( 'A new block', () => {
	it.each( [
		[ [], [] ],
		[ [ '--view' ], [ 'view.ts' ] ],
		[ [ '--dynamic' ], [ 'render.php' ] ],
		[
			[ '--view', '--dynamic' ],
			[ 'render.php', 'view.ts' ],
		],
	] )( 'with %p has all files, without placeholders', ( flags, more ) => {
		expect( create( 'opening-times', ...flags ).status ).toBe( 0 );
		expect( listFiles() ).toEqual( [ ...FILES, ...more ].sort() );
		for ( const name of listFiles() ) {
			expect( read( name ) ).not.toMatch( /\{\{|\}\}|undefined/ );
		}
		const metadata = JSON.parse( read( 'block.json' ) );
		expect( metadata ).toMatchObject( {
			name: 'jetpack/opening-times',
			title: 'Opening Times',
		} );
		expect( [ metadata.viewScriptModule, metadata.render ] ).toEqual( [
			more.includes( 'view.ts' ) ? 'file:./view.js' : undefined,
			more.includes( 'render.php' ) ? 'file:./render.php' : undefined,
		] );
	} );

	it( 'has the title that was given', () => {
		create( 'opening-times', '--title', 'Öffnungszeiten (neu)' );
		expect( JSON.parse( read( 'block.json' ) ).title ).toBe(
			'Öffnungszeiten (neu)'
		);
		expect( read( 'module.php' ) ).toContain( "'Öffnungszeiten (neu)'" );
		expect( read( 'module.php' ) ).toContain(
			'namespace Mainstreet\\Blocks\\Opening_Times;'
		);
	} );

	it( 'with a script is told where its budget goes', () => {
		expect( create( 'opening-times', '--view' ).output ).toContain(
			'bin/bench/budgets.json: "opening-times": 512'
		);
	} );
} );

describe( 'Refused with a sentence', () => {
	it.each( [
		[ [], 'is no slug' ],
		[ [ 'Opening' ], '"Opening" is no slug' ],
		[ [ '../up' ], 'is no slug' ],
		[ [ 'two--hyphens' ], 'is no slug' ],
		[ [ 'a'.repeat( 41 ) ], 'is no slug' ],
		[ [ 'opening', 'times' ], 'is more than one slug' ],
		[ [ 'opening-times', '--title', "Baker's" ], 'is no title' ],
		[ [ 'opening-times', '--title', '' ], 'is no title' ],
		[ [ 'opening-times', '--nonsense' ], '--help lists the options' ],
	] )( '%p', ( args, sentence ) => {
		const { status, output } = create( ...args );
		expect( status ).toBe( 1 );
		expect( output ).toContain( sentence );
		expect( output.split( '\n' ) ).toHaveLength( 1 );
		expect( readdirSync( folder ) ).toEqual( [] );
	} );

	it( 'a slug whose folder exists', () => {
		mkdirSync( path.join( folder, 'opening-times' ) );
		expect( create( 'opening-times' ) ).toEqual( {
			status: 1,
			output: 'Error: The folder blocks/opening-times exists; choose another slug.',
		} );
	} );

	it( 'a slug that is the name of an inner block', () => {
		const inner = path.join( folder, 'hours/opening-times' );
		mkdirSync( inner, { recursive: true } );
		writeFileSync(
			path.join( inner, 'block.json' ),
			'{ "name": "jetpack/opening-times" }'
		);
		expect( create( 'opening-times' ).output ).toContain(
			'in blocks/hours/opening-times; choose another slug.'
		);
		expect( existsSync( path.join( folder, 'opening-times' ) ) ).toBe(
			false
		);
	} );
} );
