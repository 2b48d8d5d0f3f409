/** A Redis of one's own, which can be emptied, moved on in time, stopped and killed at any moment. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { Problem } from '../../../bin/lib/problem.mjs';
import { startServer } from '../../../bin/wordpress/server.mjs';

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** Moves every end on, as if time had passed; what has no end stays for ever. */
const LATER = `for _, key in ipairs( redis.call( 'KEYS', '*' ) ) do
	local left = redis.call( 'PTTL', key )
	if left >= 0 then
		redis.call( 'PEXPIRE', key, math.max( 0, left - tonumber( ARGV[1] ) ) )
	end
end
return 1`;

/** Says something to the server; resolves with the start of its answer. */
function say( socket, words ) {
	const text = words
		.map( ( word ) => `$${ Buffer.byteLength( word ) }\r\n${ word }\r\n` )
		.join( '' );
	return new Promise( ( resolve, reject ) => {
		const client = net.connect( socket );
		client.once( 'error', reject );
		client.once( 'data', ( data ) => {
			client.destroy();
			resolve( data.toString() );
		} );
		client.write( `*${ words.length }\r\n${ text }` );
	} );
}

/** The server. */
export class Redis {
	/**
	 * Starts none yet.
	 *
	 * @param {string} program Path of redis-server.
	 * @param {string} dir     Folder of its own.
	 */
	constructor( program, dir ) {
		this.program = program;
		this.dir = dir;
		this.socket = path.join( dir, 'redis.sock' );
	}

	/** Starts it, empty. */
	async start() {
		fs.rmSync( this.socket, { force: true } );
		this.server = startServer(
			this.program,
			[
				...[ '--port', '0', '--unixsocket', this.socket ],
				...[ '--save', '', '--appendonly', 'no', '--dir', this.dir ],
			],
			process.env,
			path.join( this.dir, 'redis.log' )
		);
		for ( let tries = 0; tries < 200; tries++ ) {
			const answer = await say( this.socket, [ 'PING' ] ).catch(
				() => ''
			);
			if ( answer.startsWith( '+PONG' ) ) {
				return;
			}
			await wait( 50 );
		}
		throw new Problem( 'Redis did not start.' );
	}

	/** Forgets everything. */
	flush() {
		return say( this.socket, [ 'FLUSHALL' ] );
	}

	/**
	 * Lets time pass.
	 *
	 * @param {number} seconds How much.
	 */
	async later( seconds ) {
		if ( this.server && ! this.isHung ) {
			await say( this.socket, [
				...[ 'EVAL', LATER, '0', String( seconds * 1000 ) ],
			] );
		}
	}

	/** Connects, and never answers: as a machine that is overloaded. */
	hang() {
		this.isHung = true;
		process.kill( this.server.pid, 'SIGSTOP' );
	}

	/** Ends it at once; connections are refused from now on. */
	async kill() {
		if ( this.server ) {
			process.kill( this.server.pid, 'SIGKILL' );
			await this.server.stop();
			this.server = null;
			this.isHung = false;
			fs.rmSync( this.socket, { force: true } );
		}
	}
}
