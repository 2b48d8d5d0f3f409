import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import {
	createServer,
	request as ask,
	type IncomingMessage,
	type Server,
	type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A request on its way to the server, and what came of it. */
export type Passed = {
	method: string;
	size: number;
	/** Offset that the piece says it begins at. */
	offset: number;
	/** Status of the answer; 0 while there is none. */
	status: number;
};

/** What the proxy does instead of passing a request on; nothing to pass it on. */
export type Interfere = (
	request: Passed,
	incoming: IncomingMessage,
	response: ServerResponse
) => boolean;

const CORS = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Allow-Headers': '*',
	'Access-Control-Allow-Methods': '*',
	'Access-Control-Expose-Headers': 'Location, Upload-Length, Upload-Offset',
};

/** Answers with a status, as a web server in front would. */
export function refuse(
	incoming: IncomingMessage,
	response: ServerResponse,
	status: number,
	headers: Record< string, string > = {}
): true {
	incoming.resume().on( 'end', () => {
		response.writeHead( status, { ...CORS, ...headers } );
		response.end();
	} );
	return true;
}

/** A server of tus by its inventors, behind a proxy that can refuse and cut. */
export class TusPeer {
	passed: Passed[] = [];
	interfere: Interfere = () => false;
	private readonly folder = mkdtempSync( path.join( tmpdir(), 'tus-' ) );
	private process?: ChildProcess;
	private proxy?: Server;

	/** Starts both; the address of uploads. */
	async open(): Promise< string > {
		const child = spawn( process.execPath, [
			path.join( __dirname, 'tus-server.mjs' ),
			this.folder,
		] );
		this.process = child;
		const port = await new Promise< number >( ( found, failed ) => {
			let errors = '';
			child.stdout.once( 'data', ( data ) => found( Number( data ) ) );
			child.stderr.on( 'data', ( data ) => ( errors += data ) );
			child.once( 'exit', () => failed( new Error( errors ) ) );
		} );
		const proxy = createServer( ( incoming, response ) =>
			this.pass( port, incoming, response )
		);
		this.proxy = proxy;
		await new Promise< void >( ( done ) =>
			proxy.listen( 0, '127.0.0.1', done )
		);
		const address = proxy.address();
		return typeof address === 'object' && address
			? `http://127.0.0.1:${ address.port }/tus`
			: '';
	}

	/** Ends both. */
	async close(): Promise< void > {
		this.proxy?.closeAllConnections();
		await new Promise( ( done ) => this.proxy?.close( done ) );
		const { process: child } = this;
		if ( child ) {
			const ended = new Promise( ( done ) => child.once( 'exit', done ) );
			child.stdin?.end();
			await ended;
		}
		rmSync( this.folder, { recursive: true } );
	}

	/** Files that the server has, without its notes about them. */
	get files(): string[] {
		return readdirSync( this.folder ).filter(
			( file ) => ! file.endsWith( '.json' )
		);
	}

	/** What the server has of the one file. */
	get content(): Uint8Array {
		return Uint8Array.from(
			readFileSync( path.join( this.folder, this.files[ 0 ] ?? '' ) )
		);
	}

	/** What the client said of the one file. */
	get metadata(): unknown {
		return JSON.parse(
			readFileSync(
				path.join( this.folder, `${ this.files[ 0 ] }.json` ),
				'utf8'
			)
		).metadata;
	}

	/** The pieces that were sent. */
	get pieces(): Passed[] {
		return this.passed.filter( ( { method } ) => method === 'PATCH' );
	}

	private pass(
		port: number,
		incoming: IncomingMessage,
		response: ServerResponse
	): void {
		const { method = '', url, headers } = incoming;
		const passed: Passed = {
			method,
			size: Number( headers[ 'content-length' ] ?? 0 ),
			offset: Number( headers[ 'upload-offset' ] ?? 0 ),
			status: 0,
		};
		this.passed.push( passed );
		if ( this.interfere( passed, incoming, response ) ) {
			return;
		}
		const onward = ask(
			{ host: '127.0.0.1', port, method, path: url, headers },
			( answer ) => {
				passed.status = answer.statusCode ?? 0;
				response.writeHead( passed.status, answer.headers );
				answer.pipe( response );
			}
		);
		onward.on( 'error', () => response.destroy() );
		incoming.pipe( onward );
		incoming.on( 'error', () => onward.destroy() );
	}
}
