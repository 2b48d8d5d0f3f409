/** The site's own web server gives players the part of a file that they ask for. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const ROUTER = path.resolve( __dirname, '../../bin/wordpress/php/router.php' );

/** Without PHP the site runs in WebAssembly, which has a server of its own. */
const maybe = spawnSync( 'php', [ '-v' ] ).status === 0 ? describe : xdescribe;

const findPort = () =>
	new Promise< number >( ( resolve ) => {
		const server = net.createServer();
		server.listen( 0, '127.0.0.1', () => {
			const address = server.address();
			server.close( () =>
				resolve(
					address && typeof address === 'object' ? address.port : 0
				)
			);
		} );
	} );

maybe( 'the web server of the site', () => {
	const dir = fs.mkdtempSync( path.join( os.tmpdir(), 'demo-server-' ) );
	let server: ChildProcess;
	let file = '';

	beforeAll( async () => {
		fs.mkdirSync( path.join( dir, 'wp-content' ) );
		fs.writeFileSync(
			path.join( dir, 'wp-content/film.webm' ),
			'0123456789'
		);
		const host = `127.0.0.1:${ await findPort() }`;
		file = `http://${ host }/wp-content/film.webm`;
		server = spawn( 'php', [ '-S', host, '-t', dir, ROUTER ], {
			env: { ...process.env, MAINSTREET_SITE: dir },
			stdio: [ 'ignore', 'ignore', 'pipe' ],
		} );
		// It says so when it listens.
		await new Promise( ( resolve ) =>
			server.stderr?.once( 'data', resolve )
		);
	} );

	afterAll( () => {
		server.kill();
		fs.rmSync( dir, { recursive: true } );
	} );

	/** What Node’s own fetch() gets of a part: its status, range and content. */
	const ask = ( range = '' ) => {
		const { stdout } = spawnSync(
			process.execPath,
			[
				'-e',
				`fetch( process.argv[ 1 ], { headers: process.argv[ 2 ] ? { Range: process.argv[ 2 ] } : {} } ).then( async ( response ) =>
					console.log( response.status, response.headers.get( 'content-range' ), await response.text() ) )`,
				file,
				range,
			],
			{ encoding: 'utf8' }
		);
		return stdout.trim();
	};

	it.each( [
		[ 'all of it', '', '200 null 0123456789' ],
		[ 'from its beginning', 'bytes=0-3', '206 bytes 0-3/10 0123' ],
		[ 'from somewhere to its end', 'bytes=7-', '206 bytes 7-9/10 789' ],
		[ 'to behind its end', 'bytes=8-99', '206 bytes 8-9/10 89' ],
		[ 'its end', 'bytes=-2', '206 bytes 8-9/10 89' ],
		[ 'what is behind its end', 'bytes=10-', '416 bytes */10' ],
		[ 'what ends before it begins', 'bytes=5-3', '200 null 0123456789' ],
		[ 'another unit', 'lines=1-2', '200 null 0123456789' ],
	] )( 'gives %s', ( _what, range, answer ) => {
		expect( ask( range ) ).toBe( answer );
	} );
} );
