/**
 * A proxy for the browsers under test: requests to an outside service get the response of its fake,
 * all others are refused and recorded. It answers TLS itself, with a certificate that the browsers
 * are told to accept, because WebDriver cannot intercept requests.
 */
import http from 'node:http';
import https from 'node:https';

/** Hosts that a browser asks for itself. */
const BROWSERS_OWN = /(?:^|\.)(?:mozilla\.(?:com|net|org)|firefox\.com)$/;

/** Every page may read the response. */
const SHARED = {
	'access-control-allow-origin': '*',
	'access-control-allow-headers': '*',
};

const readBody = async ( request ) => {
	const chunks = [];
	for await ( const chunk of request ) {
		chunks.push( chunk );
	}
	return chunks.length ? Buffer.concat( chunks ) : undefined;
};

/**
 * Starts a proxy.
 *
 * @param {Object} options
 * @param {Object} options.fakes       Of startFakes().
 * @param {Object} options.certificate PEM texts `key` and `cert`.
 * @return {Promise<{port: number, takeFaults: () => string[], stop: () => void}>} The proxy.
 */
export async function startOutsideProxy( { fakes, certificate } ) {
	let faults = [];
	const respond = async ( request, response ) => {
		if ( request.method === 'OPTIONS' ) {
			response.writeHead( 204, SHARED ).end();
			return;
		}
		const body = await readBody( request );
		const { range, 'content-type': type } = request.headers;
		const answer = await fetch(
			`${ fakes.url }/${ request.headers.host }${ request.url }`,
			{
				method: request.method,
				headers: {
					...( range && { range } ),
					...( type && { 'content-type': type } ),
				},
				body,
				redirect: 'manual',
			}
		);
		const content = Buffer.from( await answer.arrayBuffer() );
		response.writeHead( answer.status, {
			...Object.fromEntries( answer.headers ),
			...SHARED,
		} );
		response.end( content );
	};
	const inside = https.createServer( certificate, ( request, response ) => {
		respond( request, response ).catch( ( error ) => {
			faults.push( `the fake of ${ request.headers.host }: ${ error }` );
			response.destroy();
		} );
	} );
	const refuse = ( host ) => {
		if ( ! BROWSERS_OWN.test( host ) ) {
			faults.push( `request to another host: ${ host }` );
		}
	};
	const server = http.createServer( ( request, response ) => {
		refuse( new URL( request.url, 'http://nowhere' ).hostname );
		response.writeHead( 502 ).end();
	} );
	const sockets = new Set();
	server.on( 'connect', ( request, socket ) => {
		const [ host ] = request.url.split( ':' );
		// A browser that is closed cuts its connections off.
		socket.on( 'error', () => {} );
		if ( ! fakes.hosts.includes( host ) ) {
			refuse( host );
			socket.end( 'HTTP/1.1 502 Bad Gateway\r\n\r\n' );
			return;
		}
		sockets.add( socket );
		socket.on( 'close', () => sockets.delete( socket ) );
		socket.write( 'HTTP/1.1 200 Connection Established\r\n\r\n' );
		inside.emit( 'connection', socket );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return {
		port: server.address().port,
		takeFaults() {
			const taken = faults;
			faults = [];
			return taken;
		},
		stop() {
			sockets.forEach( ( socket ) => socket.destroy() );
			server.closeAllConnections();
			server.close();
		},
	};
}
