/**
 * Outside services on loopback. One Node server answers for every service in
 * services/; the address of a request names the host it was meant for:
 * `http://127.0.0.1:PORT/api.mapbox.com/tokens/v2?…`.
 *
 * PHP gets here through mu-plugin.php, the browser through tests/e2e/fakes.ts.
 * Both send `X-Mainstreet-Test`, the id of the running test: modes and logs are
 * kept per test, so that tests can run side by side.
 *
 *   GET  /__log?test=ID[&host=HOST]      requests so far, oldest first
 *   POST /__control?test=ID {"mode":"ok|401|404|429|500|timeout|garbage|slow","host":"…","path":"…"}
 *   POST /__reset?test=ID                forgets modes and log of a test (all without `test`)
 *   GET  /__hosts                        the hosts it answers for
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'services'
);
const MODES = [
	'ok',
	'401',
	'404',
	'429',
	'500',
	'timeout',
	'garbage',
	'slow',
];
const SLOW = 2000; // ms

const json = ( body, status = 200 ) => ( {
	status,
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify( body ),
} );

const troubles = {
	401: () => json( { message: 'Not Authorized - Invalid Token' }, 401 ),
	404: () => json( { message: 'Not Found' }, 404 ),
	429: () => ( {
		...json( { message: 'Too Many Requests' }, 429 ),
		headers: { 'Content-Type': 'application/json', 'Retry-After': '30' },
	} ),
	500: () => json( { message: 'Internal Server Error' }, 500 ),
	garbage: () => ( {
		status: 200,
		headers: { 'Content-Type': 'application/json' },
		body: '<<<{"half": \u0000 of it',
	} ),
};

async function loadServices() {
	const services = new Map();
	for ( const file of fs.readdirSync( folder ).sort() ) {
		if ( ! file.endsWith( '.mjs' ) ) {
			continue;
		}
		const { hosts, handle } = await import(
			pathToFileURL( path.join( folder, file ) ).href
		);
		for ( const host of hosts ) {
			services.set( host, handle );
		}
	}
	return services;
}

async function readBody( request ) {
	const chunks = [];
	for await ( const chunk of request ) {
		chunks.push( chunk );
	}
	return Buffer.concat( chunks ).toString( 'utf8' );
}

/** Modes and log of one test. */
class Scope {
	modes = [];
	log = [];

	modeOf( host, pathname ) {
		const rule = this.modes.find(
			( { host: ruleHost, path: prefix } ) =>
				( ! ruleHost || ruleHost === host ) &&
				( ! prefix || pathname.startsWith( prefix ) )
		);
		return rule?.mode ?? 'ok';
	}
}

/**
 * Starts the server.
 *
 * @param {Object}                                                                    options
 * @param {number}                                                                    options.port     Port to listen on; 0 takes a free one.
 * @param {(asked: Object, next: () => Promise<Object|null>) => Promise<Object|null>} [options.around]
 *                                                                                                     Stands before every service: answers itself, or changes what `next()` gives. `npm start` shows its demo by it.
 * @return {Promise<{ url: string, hosts: string[], stop: () => Promise<void> }>} Where it listens.
 */
export async function startFakes( {
	port = 0,
	around = ( asked, next ) => next(),
} = {} ) {
	const services = await loadServices();
	const scopes = new Map();
	const scopeOf = ( id ) => {
		if ( ! scopes.has( id ) ) {
			scopes.set( id, new Scope() );
		}
		return scopes.get( id );
	};

	const control = {
		async __log( { query } ) {
			const host = query.get( 'host' );
			const { log } = scopeOf( query.get( 'test' ) ?? '' );
			return json(
				host ? log.filter( ( entry ) => entry.host === host ) : log
			);
		},
		async __control( { query, body } ) {
			const rule = JSON.parse( body || '{}' );
			if ( ! MODES.includes( rule.mode ) ) {
				return json( { message: `mode: ${ MODES.join( '|' ) }` }, 400 );
			}
			scopeOf( query.get( 'test' ) ?? '' ).modes.unshift( rule );
			return json( { ok: true } );
		},
		async __reset( { query } ) {
			if ( query.has( 'test' ) ) {
				scopes.delete( query.get( 'test' ) );
			} else {
				scopes.clear();
			}
			return json( { ok: true } );
		},
		async __hosts() {
			return json( [ ...services.keys() ] );
		},
	};

	async function askService( asked ) {
		const { host, query, headers } = asked;
		const scope = scopeOf( headers[ 'x-mainstreet-test' ] ?? '' );
		const mode = scope.modeOf( host, asked.path );
		scope.log.push( {
			...asked,
			query: Object.fromEntries( query ),
			mode,
		} );
		const handle = services.get( host );
		if ( ! handle ) {
			return json( { message: `There is no fake of ${ host }.` }, 501 );
		}
		if ( mode === 'timeout' ) {
			return null;
		}
		if ( mode === 'slow' ) {
			await new Promise( ( resolve ) => setTimeout( resolve, SLOW ) );
		}
		return (
			troubles[ mode ]?.() ??
			( await handle( asked, { json } ) ) ??
			json( { message: 'Not Found' }, 404 )
		);
	}

	async function answer( request ) {
		const body = await readBody( request );
		const { pathname, searchParams: query } = new URL(
			request.url ?? '/',
			'http://fakes'
		);
		const host = pathname.split( '/' )[ 1 ];
		if ( Object.hasOwn( control, host ) ) {
			return control[ host ]( { query, body } );
		}
		const asked = {
			host,
			method: request.method,
			path: pathname.slice( host.length + 1 ) || '/',
			query,
			headers: request.headers,
			body,
		};
		return around( asked, () => askService( asked ) );
	}

	const server = http.createServer( ( request, response ) => {
		answer( request ).then(
			( result ) => {
				// Without an answer the caller waits until it gives up.
				if ( result ) {
					response.writeHead( result.status ?? 200, result.headers );
					response.end( result.body );
				}
			},
			( error ) => {
				response.writeHead( 500 );
				response.end( String( error?.stack ?? error ) );
			}
		);
	} );
	await new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( port, '127.0.0.1', resolve );
	} );
	return {
		url: `http://127.0.0.1:${ server.address().port }`,
		hosts: [ ...services.keys() ],
		stop: () =>
			new Promise( ( resolve ) => {
				server.closeAllConnections();
				server.close( () => resolve() );
			} ),
	};
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const { url, hosts } = await startFakes( {
		port: Number( process.env.PORT ?? 0 ),
	} );
	console.log( `${ url } answers for ${ hosts.join( ', ' ) }` );
}
