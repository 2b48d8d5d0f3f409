/**
 * A real server of Bluesky with its directory of identifiers, on loopback and in memory or a folder that goes with it. Run in the folder
 * where its packages are installed: `node peer.cjs <folder of packages>`. Prints one line of JSON, `{ pds, plc, handle, password }`: where
 * both listen, and an account with an app password. Ends with SIGTERM.
 */
const { createRequire } = require( 'node:module' );
const { randomBytes } = require( 'node:crypto' );
const fs = require( 'node:fs' );
const net = require( 'node:net' );
const os = require( 'node:os' );
const path = require( 'node:path' );

const need = createRequire( path.join( process.argv[ 2 ], 'index.js' ) );
const HANDLE = 'aurora.test';
/** The name that PHP knows the server by: addresses with a port are none for accounts of people. */
const HOST = 'pds.bsky.example';

const hex = ( bytes ) => randomBytes( bytes ).toString( 'hex' );

// Both listen on all addresses by themselves.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function ( port, ...rest ) {
	return typeof port === 'number' && typeof rest[ 0 ] !== 'string'
		? listen.call(
				this,
				{ port, host: '127.0.0.1' },
				...rest.filter( ( each ) => typeof each === 'function' )
			)
		: listen.call( this, port, ...rest );
};

const freePort = () =>
	new Promise( ( resolve ) => {
		const server = net.createServer();
		server.listen( 0, '127.0.0.1', () => {
			const { port } = server.address();
			server.close( () => resolve( port ) );
		} );
	} );

async function startPlc() {
	const { PlcServer, Database } = need( '@did-plc/server' );
	const port = await freePort();
	const server = PlcServer.create( { db: Database.mock(), port } );
	await server.start();
	return { url: `http://127.0.0.1:${ port }`, stop: () => server.destroy() };
}

async function startPds( plc ) {
	const { PDS, envToCfg, envToSecrets } = need( '@atproto/pds' );
	const port = await freePort();
	const folder = fs.mkdtempSync( path.join( os.tmpdir(), 'pds-' ) );
	const env = {
		devMode: true,
		port,
		hostname: HOST,
		dataDirectory: folder,
		blobstoreDiskLocation: path.join( folder, 'blobs' ),
		didPlcUrl: plc,
		adminPassword: hex( 16 ),
		jwtSecret: hex( 16 ),
		plcRotationKeyK256PrivateKeyHex: hex( 32 ),
		inviteRequired: false,
		serviceHandleDomains: [ '.test' ],
		trustedOAuthClients: [],
		handleBackupNameservers: [],
		crawlers: [],
		disableSsrfProtection: true,
		rateLimitsEnabled: false,
		blobUploadLimit: 5_000_000,
	};
	const server = await PDS.create( envToCfg( env ), envToSecrets( env ) );
	await server.start();
	return {
		url: `http://127.0.0.1:${ port }`,
		stop: async () => {
			await server.destroy();
			fs.rmSync( folder, { recursive: true, force: true } );
		},
	};
}

/** Calls a method of the server, as its own app does. */
async function call( url, method, body, token = '' ) {
	const response = await fetch( `${ url }/xrpc/${ method }`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			...( token && { Authorization: `Bearer ${ token }` } ),
		},
		body: JSON.stringify( body ),
	} );
	const answer = await response.json();
	if ( ! response.ok ) {
		throw new Error( `${ method }: ${ JSON.stringify( answer ) }` );
	}
	return answer;
}

async function start() {
	const plc = await startPlc();
	const pds = await startPds( plc.url );
	const { accessJwt } = await call(
		pds.url,
		'com.atproto.server.createAccount',
		{
			handle: HANDLE,
			email: 'aurora@example.org',
			password: hex( 16 ),
		}
	);
	const { password } = await call(
		pds.url,
		'com.atproto.server.createAppPassword',
		{ name: 'Site' },
		accessJwt
	);
	process.on( 'SIGTERM', async () => {
		await pds.stop().catch( () => {} );
		await plc.stop().catch( () => {} );
		process.exit( 0 );
	} );
	process.stdout.write(
		`${ JSON.stringify( {
			pds: pds.url,
			plc: plc.url,
			handle: HANDLE,
			password,
			owner: accessJwt,
		} ) }\n`
	);
}

void start();
