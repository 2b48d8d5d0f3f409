/**
 * Our Bluesky against a real server of Bluesky (`npm run test:pds`). It is no part of `npm test` and of `npm ci`: its packages take 250 MB and a
 * compiler. They are installed into a folder of their own, which is kept for the next time, and nothing leaves this machine but that.
 *
 *   node tests/pds/run.mjs [--folder FOLDER] [--wp 7.1]
 *
 * What PHP has written is then read by Bluesky's own library: facets, lengths.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../../bin/lib/paths.mjs';
import { startWordPress } from '../../bin/wordpress/index.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );
/** The versions that these tests were written with; later ones need a newer Node. */
const PACKAGES = [ '@atproto/pds@0.4.217', '@did-plc/server@0.0.1' ];
/** What of them is compiled. */
const COMPILED = 'better-sqlite3';

const { values } = parseArgs( {
	options: { wp: { type: 'string' }, folder: { type: 'string' } },
} );
const folder = path.resolve(
	values.folder ?? path.join( os.tmpdir(), 'mainstreet-pds' )
);

const run = ( command, args ) =>
	new Promise( ( resolve, reject ) => {
		const child = spawn( command, args, { stdio: 'inherit' } );
		child.on( 'error', reject );
		child.on( 'exit', ( code ) =>
			code === 0
				? resolve()
				: reject(
						new Error( `${ command } ${ args[ 0 ] }: ${ code }` )
					)
		);
	} );

const isInstalled = () =>
	fs.existsSync( path.join( folder, 'node_modules/@did-plc/server' ) ) &&
	fs.existsSync(
		path.join(
			folder,
			'node_modules',
			COMPILED,
			'build/Release/better_sqlite3.node'
		)
	);

async function install() {
	fs.mkdirSync( folder, { recursive: true } );
	const manifest = path.join( folder, 'package.json' );
	if ( ! fs.existsSync( manifest ) ) {
		// Newer npm compiles only what is named.
		fs.writeFileSync(
			manifest,
			JSON.stringify( {
				private: true,
				allowScripts: { [ COMPILED ]: true },
			} )
		);
	}
	await run( 'npm', [
		'install',
		'--no-save',
		'--no-audit',
		'--no-fund',
		'--prefix',
		folder,
		...PACKAGES,
	] );
}

/** Starts the server. */
async function startPeer() {
	const child = spawn(
		process.execPath,
		[ path.join( here, 'peer.cjs' ), folder ],
		{
			env: { ...process.env, LOG_ENABLED: 'false' },
			stdio: [ 'ignore', 'pipe', 'inherit' ],
		}
	);
	const ended = new Promise( ( resolve ) => child.on( 'exit', resolve ) );
	const lines = readline.createInterface( { input: child.stdout } );
	const first = await Promise.race( [
		new Promise( ( resolve ) => lines.once( 'line', resolve ) ),
		ended.then( () => {
			throw new Error( 'The server did not start.' );
		} ),
	] );
	return {
		...JSON.parse( first ),
		stop: () => {
			child.kill( 'SIGTERM' );
			return ended;
		},
	};
}

/**
 * What Bluesky's own library reads differently than we wrote it.
 *
 * @param {Object[]} records Records of posts, as the server has them.
 * @return {string[]} One sentence for each.
 */
function judge( records ) {
	const { RichText } = createRequire(
		path.join( folder, 'node_modules/@atproto/pds/package.json' )
	)( '@atproto/api' );
	const plain = ( facets = [] ) =>
		JSON.stringify(
			facets.map( ( { index, features } ) => [
				index.byteStart,
				index.byteEnd,
				features.map( ( { $type, uri, tag } ) => [
					$type,
					uri ?? tag,
				] ),
			] )
		);
	return records.flatMap( ( { text, facets } ) => {
		const read = new RichText( { text } );
		read.detectFacetsWithoutResolution();
		return [
			...( read.graphemeLength > 300
				? [ `“${ text }” is too long` ]
				: [] ),
			...( plain( read.facets ) === plain( facets )
				? []
				: [
						`“${ text }”: ${ plain( facets ) } and not ${ plain( read.facets ) }`,
					] ),
		];
	} );
}

if ( ! isInstalled() ) {
	await install();
}
const peer = await startPeer();
const site = await startWordPress( {
	testing: true,
	...( values.wp && { version: values.wp } ),
	env: {
		MAINSTREET_PDS: JSON.stringify( {
			pds: peer.pds,
			plc: peer.plc,
			handle: peer.handle,
			password: peer.password,
			owner: peer.owner,
		} ),
	},
} );
let report;
let faults = [];
try {
	report = await site.runPhp(
		`require ${ JSON.stringify( path.join( root, 'tests/php/lib.php' ) ) };
		return Mainstreet\\Tests\\run( array( ${ JSON.stringify( path.join( here, 'pds.test.php' ) ) } ) );`
	);
	const { did } = await (
		await fetch(
			`${ peer.pds }/xrpc/com.atproto.identity.resolveHandle?handle=${ peer.handle }`
		)
	).json();
	const { records } = await (
		await fetch(
			`${ peer.pds }/xrpc/com.atproto.repo.listRecords?repo=${ did }&collection=app.bsky.feed.post&limit=100`
		)
	).json();
	faults = records.length
		? judge( records.map( ( { value } ) => value ) )
		: [ 'The server has no posts.' ];
} finally {
	await site.stop();
	await peer.stop();
}
for ( const { name, problem } of report.failed ) {
	console.error( `✗ ${ name }\n  ${ problem.replace( /\n/g, '\n  ' ) }` );
}
for ( const fault of faults ) {
	console.error( `✗ Bluesky’s own library reads ${ fault }` );
}
console.log(
	`A real server of Bluesky, PHP ${ report.php }: ${ report.passed } passed, ${ report.failed.length + faults.length } failed`
);
process.exitCode =
	report.failed.length || faults.length || ! report.passed ? 1 : 0;
