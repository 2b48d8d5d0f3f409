/**
 * Tests of the PHP classes against a real WordPress: starts one, runs the *.test.php of rooms and
 * blocks (their test/) and of this folder in a single PHP process and prints "N passed, N failed".
 *
 *   node tests/php/run.mjs [--wp 6.8] [--database mariadb] [--output FILE] [part of a file's path …]
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { findFiles } from '../../bin/lib/find-files.mjs';
import { root } from '../../bin/lib/paths.mjs';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startFakes } from '../fakes/server.mjs';
import { startMariaDb } from '../load/mariadb.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		wp: { type: 'string' },
		database: { type: 'string' },
		output: { type: 'string' },
	},
} );

/** A host of the outside world, on loopback: redirects, large and slow answers. */
const answers = {
	'/redirect': ( response, { searchParams } ) => {
		const left = Number( searchParams.get( 'left' ) );
		response.writeHead( 302, {
			Location:
				left > 1
					? `/redirect?left=${ left - 1 }`
					: ( searchParams.get( 'to' ) ?? '/' ),
		} );
		response.end();
	},
	'/large': ( response ) => response.end( 'x'.repeat( 3 * 1024 * 1024 ) ),
	'/slow': () => {},
	// Packed twice: a hundred megabytes in a few hundred bytes.
	'/bomb': ( response ) => {
		response.writeHead( 200, { 'Content-Encoding': 'gzip' } );
		response.end( zlib.gzipSync( zlib.gzipSync( Buffer.alloc( 1e8 ) ) ) );
	},
	'/packed': ( response ) => {
		response.writeHead( 200, { 'Content-Encoding': 'gzip' } );
		response.end( zlib.gzipSync( 'packed once' ) );
	},
	// A byte every now and then, for as long as the caller stays.
	'/dribble': ( response ) => {
		const timer = setInterval( () => response.write( '.' ), 50 );
		response.on( 'close', () => clearInterval( timer ) );
	},
	'/': ( response, url, request ) =>
		response.end( JSON.stringify( request.headers ) ),
};

function startWorld() {
	const server = http.createServer( ( request, response ) => {
		const url = new URL( request.url, 'http://world' );
		const answer = answers[ url.pathname ];
		if ( answer ) {
			answer( response, url, request );
		} else {
			response.writeHead( 404 ).end( 'nothing here' );
		}
	} );
	return new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', () => resolve( server ) )
	);
}

/** The test files: what tests one room or block lives in it, sweeps over everything live here. */
const files = [
	'tests/php',
	...[ 'src', 'blocks', 'extensions' ].map(
		( place ) => `${ place }/*/test`
	),
]
	.flatMap( ( folder ) => findFiles( path.join( root, folder, '*' ) ) )
	.map( ( file ) => path.relative( root, file ) )
	.filter( ( file ) => file.endsWith( '.test.php' ) )
	.filter(
		( file ) =>
			! positionals.length ||
			positionals.some( ( part ) => file.includes( part ) )
	)
	// By their own names, wherever they live: all share one process, and the order stays when one moves.
	.sort( ( a, b ) => ( path.basename( a ) < path.basename( b ) ? -1 : 1 ) )
	.map( ( file ) => path.join( root, file ) );

const world = await startWorld();
// Tests ask for it where they want a whole service (tests/php/fakes.php); the others answer themselves.
const fakes = await startFakes();
const mariadb = values.database === 'mariadb' && ( await startMariaDb() );
const site = await startWordPress( {
	testing: true,
	...( values.wp && { version: values.wp } ),
	...( mariadb && { database: mariadb.database } ),
	env: {
		MAINSTREET_WORLD: `http://127.0.0.1:${ world.address().port }`,
		MAINSTREET_FAKE_SERVICES: fakes.url,
	},
} );
let report;
try {
	report = await site.runPhp(
		`require ${ JSON.stringify( path.join( here, 'lib.php' ) ) };
		return Mainstreet\\Tests\\run( json_decode( ${ JSON.stringify( JSON.stringify( files ) ) }, true ) );`
	);
} finally {
	await site.stop();
	await mariadb?.stop?.();
	await fakes.stop();
	world.closeAllConnections();
	world.close();
}

for ( const [ mark, tests ] of [
	[ '✗', report.failed ],
	[ 'At the second try:', report.flaky ],
] ) {
	for ( const { name, problem } of tests ) {
		console.error(
			`${ mark } ${ name }\n  ${ problem.replace( /\n/g, '\n  ' ) }`
		);
	}
}
console.log(
	`PHP ${ report.php }, WordPress ${ site.version }: ${ report.passed } passed, ${ report.failed.length } failed`
);
if ( values.output ) {
	fs.writeFileSync( values.output, JSON.stringify( report ) );
}
process.exitCode = report.failed.length || ! report.passed ? 1 : 0;
