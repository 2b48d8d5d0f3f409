/** A MariaDB of one's own for a load test: in a temporary folder, on a socket, gone when it ends. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Problem } from '../../bin/lib/problem.mjs';
import { run, which } from '../../bin/lib/run.mjs';
import { makeScratch } from '../../bin/lib/scratch.mjs';

/** Time the server may take to start, in ms. */
const PATIENCE = 60_000;

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** Programs by the names MariaDB and MySQL give them. */
function findPrograms() {
	const folders = [ '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin' ];
	const find = ( name ) =>
		which( name ) ??
		folders
			.map( ( folder ) => path.join( folder, name ) )
			.find( ( file ) => fs.existsSync( file ) );
	return {
		server: find( 'mariadbd' ),
		install: find( 'mariadb-install-db' ),
		client: find( 'mariadb' ),
	};
}

/**
 * Whether this machine can run one.
 *
 * @return {boolean} Whether its programs are there.
 */
export function hasMariaDb() {
	return Object.values( findPrograms() ).every( Boolean );
}

/**
 * Starts a server with an empty database.
 *
 * @return {Promise<{database: Object, stop: () => Promise<void>}>} `database` for startWordPress(), and how to end it.
 */
export async function startMariaDb() {
	const { server, install, client } = findPrograms();
	if ( ! server || ! install || ! client ) {
		throw new Problem(
			'MariaDB is not installed (on Debian: apt-get install mariadb-server php-mysql).'
		);
	}
	const scratch = makeScratch();
	const data = path.join( scratch.dir, 'data' );
	const socket = path.join( scratch.dir, 'socket' );
	// The server refuses to run as root without being told so.
	const user = process.getuid?.() === 0 ? [ '--user=root' ] : [];
	const made = await run( install, [
		'--no-defaults',
		`--datadir=${ data }`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
		...user,
	] );
	if ( made.code !== 0 ) {
		scratch.remove();
		throw new Problem(
			`MariaDB could not make its tables: ${ made.stderr || made.stdout }`
		);
	}
	const child = spawn(
		server,
		[
			'--no-defaults',
			`--datadir=${ data }`,
			`--socket=${ socket }`,
			'--skip-networking',
			`--pid-file=${ path.join( scratch.dir, 'pid' ) }`,
			...user,
		],
		{ stdio: 'ignore' }
	);
	const ended = new Promise( ( resolve ) => child.once( 'exit', resolve ) );
	// Whatever ends this process, its server ends with it.
	const end = () => child.kill();
	process.on( 'exit', end );
	const stop = async () => {
		process.off( 'exit', end );
		child.kill();
		await ended;
		scratch.remove();
	};
	const until = Date.now() + PATIENCE;
	const create = [
		'--no-defaults',
		`--socket=${ socket }`,
		'--user=root',
		'--execute=CREATE DATABASE wordpress CHARACTER SET utf8mb4',
	];
	while ( ( await run( client, create ) ).code !== 0 ) {
		if ( Date.now() > until || child.exitCode !== null ) {
			await stop();
			throw new Problem( 'MariaDB did not start.' );
		}
		await wait( 200 );
	}
	return {
		database: {
			host: `localhost:${ socket }`,
			name: 'wordpress',
			user: 'root',
			password: '',
		},
		stop,
	};
}
