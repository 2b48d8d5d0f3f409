/** What the tests of the PHP classes take for the outside world. */
import http from 'node:http';
import zlib from 'node:zlib';

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

/**
 * Starts it.
 *
 * @return {Promise<{url: string, stop: () => void}>} Its address, and how to end it.
 */
export function startWorld() {
	const server = http.createServer( ( request, response ) => {
		const url = new URL( request.url, 'http://world' );
		const answer = answers[ url.pathname ];
		if ( answer ) {
			answer( response, url, request );
		} else {
			response.writeHead( 404 ).end( 'nothing here' );
		}
	} );
	const stop = () => {
		server.closeAllConnections();
		server.close();
	};
	return new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', () =>
			resolve( {
				url: `http://127.0.0.1:${ server.address().port }`,
				stop,
			} )
		)
	);
}
