import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );

/** Runs a command of bin/ and resolves with what it printed. */
function runBin( name: string, ...args: string[] ) {
	return new Promise< { code: number | null; output: string } >(
		( resolve ) => {
			const child = spawn( process.execPath, [
				path.join( root, 'bin', name ),
				...args,
			] );
			let output = '';
			child.stdout.on( 'data', ( data ) => ( output += data ) );
			child.stderr.on( 'data', ( data ) => ( output += data ) );
			child.on( 'close', ( code ) => resolve( { code, output } ) );
		}
	);
}

/** Runs a module's code in Node itself, as Jest would compile it. */
async function evaluate( code: string ): Promise< unknown > {
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'bin-test-' ) );
	const file = path.join( folder, 'code.mjs' );
	fs.writeFileSync(
		file,
		code.replace( /BIN/g, path.join( root, 'bin' ).replace( /\\/g, '/' ) )
	);
	try {
		return await new Promise( ( resolve, reject ) => {
			const child = spawn( process.execPath, [ file ] );
			let output = '';
			child.stdout.on( 'data', ( data ) => ( output += data ) );
			child.stderr.on( 'data', ( data ) => ( output += data ) );
			child.on( 'close', ( exit ) =>
				exit
					? reject( new Error( output ) )
					: resolve( JSON.parse( output ) )
			);
		} );
	} finally {
		fs.rmSync( folder, { recursive: true } );
	}
}

describe( 'npm start', () => {
	it( 'says in one sentence that a port is taken', async () => {
		const server = net.createServer();
		await new Promise< void >( ( resolve ) =>
			server.listen( 0, '127.0.0.1', resolve )
		);
		const address = server.address();
		const port = address && typeof address === 'object' ? address.port : 0;
		const { code, output } = await runBin(
			'start.mjs',
			'--port',
			String( port )
		);
		server.close();
		expect( code ).toBe( 1 );
		expect( output.trim() ).toBe(
			`Error: Port ${ port } is taken by another program; stop it or choose another port with --port.`
		);
	} );

	it.each( [
		[ [ '--port', 'abc' ], /"abc" is no port/ ],
		[ [ '--port', '70000' ], /"70000" is no port/ ],
		[ [ '--nonsense' ], /--help lists the options/ ],
	] )( 'refuses %p with a sentence', async ( args, sentence ) => {
		const { code, output } = await runBin( 'start.mjs', ...args );
		expect( code ).toBe( 1 );
		expect( output ).toMatch( sentence );
		expect( output.trim().split( '\n' ) ).toHaveLength( 1 );
	} );

	it( 'explains itself', async () => {
		const { code, output } = await runBin( 'start.mjs', '--help' );
		expect( code ).toBe( 0 );
		expect( output ).toContain( '--reset' );
	} );
} );

describe( 'npm test', () => {
	it( 'refuses an unknown option', async () => {
		const { code, output } = await runBin( 'test.mjs', '--nonsense' );
		expect( code ).toBe( 1 );
		expect( output ).toContain( 'npm test -- --help lists the options' );
	} );

	it( 'closes with one line of counts', async () => {
		const text = await evaluate( `
			import { formatSummary } from 'BIN/test/summary.mjs';
			console.log( JSON.stringify( formatSummary( [
				{ name: 'types', passed: 1, failed: 0, skipped: 0, seconds: 3 },
				{ name: 'unit', passed: 40, failed: 2, skipped: 1, seconds: 10 },
			], 11 ) ) );` );
		const lines = String( text ).split( '\n' );
		expect( lines.at( -1 ) ).toBe( '41 passed, 2 failed, 1 skipped' );
		expect( lines[ 1 ] ).toMatch( /^types +ok +1 +0 +3$/ );
		expect( lines[ 2 ] ).toMatch( /^unit +FAILED +40 +2 +10$/ );
		expect( lines[ 3 ] ).toMatch( /^all +11$/ );
	} );
} );

describe( 'the style of PHP', () => {
	it( 'is left out on a machine without PHP_CodeSniffer', async () => {
		const counts = await evaluate( `
			import fs from 'node:fs';
			import os from 'node:os';
			import path from 'node:path';
			import { checkPhpStyle } from 'BIN/test/php-style.mjs';
			const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'style-' ) );
			process.env.PATH = '';
			console.log = () => undefined;
			const counts = await checkPhpStyle( folder );
			fs.rmSync( folder, { recursive: true } );
			process.stdout.write( JSON.stringify( counts ) );` );
		expect( counts ).toEqual( { passed: 0, failed: 0, skipped: 1 } );
	} );
} );

describe( 'npm run test:load', () => {
	it.each( [
		[ '--help', 0 ],
		[ 'no-such-test', 1 ],
	] )( 'names its tests and runs none: %s', async ( arg, exit ) => {
		const { code, output } = await runBin( '../tests/load/run.mjs', arg );
		expect( code ).toBe( exit );
		expect( output ).toContain( 'forms, growth, heads, likes' );
		expect( output.trim().split( '\n' ) ).toHaveLength( 1 );
	} );
} );

describe( 'apt sources', () => {
	it( 'finds the mirror of Debian’s main archive in both formats', async () => {
		const mirrors = await evaluate( `
			import { parseSources } from 'BIN/wordpress/core-debian.mjs';
			console.log( JSON.stringify( [
				parseSources( 'Types: deb\\n# a note\\nURIs: http://mirror.example/debian\\nSuites: bookworm\\nComponents: main\\nSigned-By: /keys/debian.gpg\\n\\nTypes: deb\\nURIs: http://mirror.example/debian-security\\nComponents: main\\n' ),
				parseSources( '# deb http://old.example/debian x main\\ndeb [signed-by=/k.gpg] http://mirror.example/debian/ bookworm main contrib\\ndeb http://other.example/tools stable main\\n' ),
			] ) );` );
		expect( mirrors ).toEqual( [
			[
				{
					uri: 'http://mirror.example/debian',
					signedBy: '/keys/debian.gpg',
				},
			],
			[ { uri: 'http://mirror.example/debian/', signedBy: '/k.gpg' } ],
		] );
	} );
} );

describe( 'locks', () => {
	it( 'let one at a time do what has the same name, also after one failed', async () => {
		const orders = await evaluate( `
			import fs from 'node:fs';
			import os from 'node:os';
			import path from 'node:path';
			import { setTimeout as wait } from 'node:timers/promises';
			import { withLock } from 'BIN/lib/lock.mjs';
			const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'lock-' ) );
			process.env.MAINSTREET_CACHE = folder;
			const order = [];
			const work = ( name, error ) => () => withLock( 'same', async () => {
				order.push( name + ' begins' );
				await wait( 300 );
				order.push( name + ' ends' );
				if ( error ) {
					throw error;
				}
			} );
			await Promise.allSettled( [ work( 'one', new Error() )(), work( 'two' )() ] );
			fs.rmSync( folder, { recursive: true } );
			console.log( JSON.stringify( order ) );` );
		expect( [
			[ 'one begins', 'one ends', 'two begins', 'two ends' ],
			[ 'two begins', 'two ends', 'one begins', 'one ends' ],
		] ).toContainEqual( orders );
	} );
} );

describe( 'zip archives', () => {
	it( 'come back as they were, and unsafe names stay inside', async () => {
		const result = await evaluate( `
			import fs from 'node:fs';
			import os from 'node:os';
			import path from 'node:path';
			import { unzip, zip } from 'BIN/lib/zip.mjs';
			const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'zip-' ) );
			const file = path.join( folder, 'a.zip' );
			fs.writeFileSync( file, await zip( [ { name: 'a/ü.txt', data: Buffer.from( 'x'.repeat( 5000 ) ) }, { name: 'b', data: Buffer.alloc( 0 ) } ] ) );
			const names = await unzip( file, path.join( folder, 'out' ) );
			const size = fs.readFileSync( path.join( folder, 'out/a/ü.txt' ) ).length;
			fs.writeFileSync( file, ( await zip( [ { name: '##/evil', data: Buffer.from( 'x' ) } ] ) ).toString( 'latin1' ).replaceAll( '##/', '../' ), 'latin1' );
			await unzip( file, path.join( folder, 'out' ) );
			const isOutside = fs.existsSync( path.join( folder, 'evil' ) );
			const isInside = fs.existsSync( path.join( folder, 'out/evil' ) );
			fs.rmSync( folder, { recursive: true } );
			console.log( JSON.stringify( { names, size, isOutside, isInside } ) );` );
		expect( result ).toEqual( {
			names: [ 'a/ü.txt', 'b' ],
			size: 5000,
			isOutside: false,
			isInside: true,
		} );
	} );
} );
