/** The Node version that package.json asks for: the locked packages accept it, the commands check it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
	describeRange,
	getLowestVersions,
	isInRange,
} from '../../bin/lib/node-range.mjs';

const root = path.resolve( __dirname, '../..' );

const readJson = ( file: string ) =>
	JSON.parse( readFileSync( path.join( root, file ), 'utf8' ) );

const lock: Record< string, { engines?: { node?: string } } > =
	readJson( 'package-lock.json' ).packages;

/** Packages that ask for a newer Node than they need here; npm only warns. */
const EXCEPTIONS = [
	// Version 2.0 asks for Node 22.19; the browser tests that use it run on Node 20, too.
	'node_modules/@wordpress/e2e-test-utils-playwright',
];

const range: string = readJson( 'package.json' ).engines.node;

describe( 'engines', () => {
	it( 'is the same in the lockfile', () => {
		expect( lock[ '' ]?.engines?.node ).toBe( range );
	} );

	it.each( getLowestVersions( range ) )(
		'every locked package accepts Node %s',
		( version: string ) => {
			const refusing = Object.entries( lock ).filter(
				( [ , { engines } ] ) =>
					engines?.node && ! isInRange( version, engines.node )
			);
			expect(
				refusing
					.filter( ( [ name ] ) => ! EXCEPTIONS.includes( name ) )
					.map(
						( [ name, { engines } ] ) =>
							`${ name }: ${ engines?.node }`
					)
			).toEqual( [] );
		}
	);

	it( 'has no exception that is not needed', () => {
		expect(
			EXCEPTIONS.filter( ( name ) =>
				getLowestVersions( range ).every( ( version: string ) =>
					isInRange( version, lock[ name ]?.engines?.node ?? '*' )
				)
			)
		).toEqual( [] );
	} );
} );

describe( 'A range', () => {
	it.each( [
		[ '20.19.0', '^20.19.0 || >=24', true ],
		[ '20.20.1', '^20.19.0 || >=24', true ],
		[ '20.18.9', '^20.19.0 || >=24', false ],
		[ '22.99.0', '^20.19.0 || >=24', false ],
		[ '24.0.0', '^20.19.0 || >=24', true ],
		[ '100.0.0', '>= 0.10', true ],
		[ '14.16.0', '>=16 || 14 >=14.17', false ],
		[ '14.17.0', '>=16 || 14 >=14.17', true ],
		[ '20.19.0', '18 || 20', true ],
		[ '21.0.0', '18 || 20', false ],
		[ '6.4.0', '6.* || >=v12.22.7', true ],
		[ '12.22.6', '6.* || >=v12.22.7', false ],
		[ '8.0.0', '*', true ],
	] )( '%s in %s: %s', ( version, text, expected ) => {
		expect( isInRange( version, text ) ).toBe( expected );
	} );

	it( 'that is written in another way is an error', () => {
		expect( () => isInRange( '20.0.0', '<21' ) ).toThrow( '<21' );
	} );
} );

/** Runs a command as a given version of Node would. */
function runAs( version: string, ...args: string[] ) {
	const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${ version }'}})`;
	return new Promise< { code: number | null; output: string } >(
		( resolve ) => {
			const child = spawn(
				process.execPath,
				[ '--import', `data:text/javascript,${ pretend }`, ...args ],
				{ cwd: root, timeout: 15_000 }
			);
			let output = '';
			child.stdout.on( 'data', ( data ) => ( output += data ) );
			child.stderr.on( 'data', ( data ) => ( output += data ) );
			child.on( 'close', ( code ) => resolve( { code, output } ) );
		}
	);
}

describe( 'An older Node', () => {
	it.each( [ [ 'start.mjs' ], [ 'test.mjs', 'unit', 'no-such-test' ] ] )(
		'is refused by bin/%s with a sentence',
		async ( command, ...args ) => {
			const { code, output } = await runAs(
				'20.18.3',
				path.join( root, 'bin', command ),
				...args
			);
			expect( output.trim() ).toBe(
				`Error: Node 20.18.3 cannot run this; install Node ${ describeRange(
					range
				) }.`
			);
			expect( code ).toBe( 1 );
		},
		20_000
	);

	it( 'is told which versions there are', () => {
		expect( describeRange( '^20.19.0 || ^22.13.0 || >=24' ) ).toBe(
			'20.19 or newer in the 20 series, 22.13 or newer in the 22 series, or 24 or newer'
		);
	} );
} );
