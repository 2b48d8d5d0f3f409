/** A mail server for load tests: takes every mail on loopback, and remembers to whom. */
import net from 'node:net';

/**
 * Starts it. A mail counts when its end has arrived, as with any mail server: one whose
 * connection breaks before is dropped.
 *
 * @return {Promise<{port: number, mails: Array<{to: string, id: string, at: number}>, stop: () => void}>}
 *   Its port, the mails taken so far (recipient, Message-ID and when), and how to end it.
 */
export async function startMailServer() {
	const mails = [];
	const sockets = new Set();
	const server = net.createServer( ( socket ) => {
		sockets.add( socket );
		socket.setNoDelay( true );
		let buffer = '';
		let to = '';
		let isData = false;
		const say = ( text ) =>
			socket.writable && socket.write( `${ text }\r\n` );
		const command = ( line ) => {
			const word = line.slice( 0, 4 ).toUpperCase();
			if ( word === 'RCPT' ) {
				to = /<([^>]*)>/.exec( line )?.[ 1 ] ?? '';
			}
			if ( word === 'DATA' ) {
				isData = true;
				return say( '354 go on' );
			}
			if ( word === 'QUIT' ) {
				say( '221 bye' );
				return socket.end();
			}
			return say( '250 ok' );
		};
		socket.on( 'close', () => sockets.delete( socket ) );
		socket.on( 'error', () => {} );
		socket.on( 'data', ( chunk ) => {
			buffer += chunk.toString( 'latin1' );
			for (;;) {
				const end = buffer.indexOf( isData ? '\r\n.\r\n' : '\r\n' );
				if ( end < 0 ) {
					return;
				}
				const text = buffer.slice( 0, end );
				buffer = buffer.slice( end + ( isData ? 5 : 2 ) );
				if ( isData ) {
					isData = false;
					const id = /^Message-ID: *<([^>]+)>/im.exec( text )?.[ 1 ];
					mails.push( { to, id: id ?? '', at: Date.now() } );
					say( '250 taken' );
				} else {
					command( text );
				}
			}
		} );
		say( '220 load test' );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return {
		port: server.address().port,
		mails,
		stop() {
			sockets.forEach( ( socket ) => socket.destroy() );
			server.close();
		},
	};
}
