/** A mail server for load tests: takes every mail on loopback, and remembers to whom. */
import net from 'node:net';

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/**
 * @typedef {Object} Mail
 * @property {string}  to         Recipient.
 * @property {string}  id         Message-ID.
 * @property {string}  subject    Subject as it was sent.
 * @property {string}  text       The mail.
 * @property {number}  at         When its end arrived, in ms.
 * @property {boolean} isAnswered Whether the client was told that it is taken.
 * @property {boolean} isKnown    Whether the client said anything behind that: it lived on.
 */

/** What one client says. */
class Session {
	buffer = '';
	to = '';
	isData = false;

	constructor( socket, mails, getDelay ) {
		Object.assign( this, { socket, mails, getDelay } );
	}

	say( text ) {
		return this.socket.writable && this.socket.write( `${ text }\r\n` );
	}

	/** Takes a mail, and says so when the delay is over, if somebody is still there. */
	async take( text ) {
		const find = ( pattern ) => pattern.exec( text )?.[ 1 ] ?? '';
		const mail = {
			to: this.to,
			id: find( /^Message-ID: *<([^>]+)>/im ),
			subject: find( /^Subject: *(.*)$/im ),
			text,
			at: Date.now(),
			isAnswered: false,
			isKnown: false,
		};
		this.mails.push( mail );
		this.last = mail;
		if ( this.getDelay() ) {
			await wait( this.getDelay() );
		}
		mail.isAnswered = ! this.isGone && Boolean( this.say( '250 taken' ) );
	}

	command( line ) {
		const word = line.slice( 0, 4 ).toUpperCase();
		if ( this.last ) {
			this.last.isKnown = true;
		}
		if ( word === 'RCPT' ) {
			this.to = /<([^>]*)>/.exec( line )?.[ 1 ] ?? '';
		}
		if ( word === 'DATA' ) {
			this.isData = true;
			return this.say( '354 go on' );
		}
		if ( word === 'QUIT' ) {
			this.say( '221 bye' );
			return this.socket.end();
		}
		return this.say( '250 ok' );
	}

	/** Reads what arrived. */
	read( chunk ) {
		this.buffer += chunk.toString( 'latin1' );
		for (;;) {
			const mark = this.isData ? '\r\n.\r\n' : '\r\n';
			const end = this.buffer.indexOf( mark );
			if ( end < 0 ) {
				return;
			}
			const text = this.buffer.slice( 0, end );
			this.buffer = this.buffer.slice( end + mark.length );
			if ( this.isData ) {
				this.isData = false;
				this.take( text );
			} else {
				this.command( text );
			}
		}
	}
}

/**
 * Starts it. A mail counts when its end has arrived, as with any mail server: one whose
 * connection breaks before is dropped, one whose client dies while it waits for the answer is not.
 *
 * @param {Object} [options]
 * @param {number} [options.delay] How long it takes to say that a mail is taken, in ms; `setDelay()` changes it.
 * @return {Promise<{port: number, mails: Mail[], setDelay: (ms: number) => void, stop: () => void}>}
 *   Its port, the mails taken so far, and how to end it.
 */
export async function startMailServer( { delay = 0 } = {} ) {
	const mails = [];
	const sockets = new Set();
	let current = delay;
	const server = net.createServer( ( socket ) => {
		const session = new Session( socket, mails, () => current );
		sockets.add( socket );
		socket.setNoDelay( true );
		socket.on( 'close', () => {
			session.isGone = true;
			sockets.delete( socket );
		} );
		socket.on( 'error', () => {} );
		socket.on( 'data', ( chunk ) => session.read( chunk ) );
		session.say( '220 load test' );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return {
		port: server.address().port,
		mails,
		setDelay: ( ms ) => ( current = ms ),
		stop() {
			sockets.forEach( ( socket ) => socket.destroy() );
			server.close();
		},
	};
}
