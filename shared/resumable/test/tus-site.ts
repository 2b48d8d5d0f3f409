import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of tus for tests: what it got, and what it is told to answer next. */
export class TusSite {
	received: Uint8Array[] = [];
	metadata = '';
	terminated = 0;
	created = 0;
	chunks: number[] = [];
	/** Answers to the next pieces instead of taking them; null takes one. */
	refuse: ( {
		status: number;
		headers?: Record< string, string >;
	} | null )[] = [];
	/** Pieces above this are answered 413. */
	largest = Infinity;
	/** Tokens that are taken. */
	tokens = [ 'first' ];
	private server: Server;
	private length = 0;
	/** From an answer of 404 on, until another upload is made. */
	private isGone = false;

	constructor() {
		this.server = createServer( ( request, response ) => {
			void this.answer( request ).then( ( { status, headers } ) => {
				response.writeHead( status, {
					'Access-Control-Allow-Origin': '*',
					'Access-Control-Allow-Headers': '*',
					'Access-Control-Allow-Methods': '*',
					'Access-Control-Expose-Headers':
						'Location, Upload-Offset, Upload-Length, x-videopress-upload-guid, x-videopress-upload-media-id, x-videopress-upload-src-url, x-videopress-upload-error',
					'Tus-Resumable': '1.0.0',
					...headers,
				} );
				response.end();
			} );
		} );
	}

	async open(): Promise< string > {
		await new Promise< void >( ( done ) =>
			this.server.listen( 0, '127.0.0.1', done )
		);
		const { port } = this.server.address() as AddressInfo;
		return `http://127.0.0.1:${ port }/tus`;
	}

	async close(): Promise< void > {
		this.server.closeAllConnections();
		await new Promise( ( done ) => this.server.close( done ) );
	}

	/** Bytes that have come. */
	get offset(): number {
		return this.received.reduce( ( sum, { length } ) => sum + length, 0 );
	}

	/** All of them. */
	get content(): string {
		return this.received.map( ( part ) => String( part ) ).join();
	}

	private where() {
		return {
			'Upload-Offset': String( this.offset ),
			'Upload-Length': String( this.length ),
		};
	}

	private async answer( request: IncomingMessage ) {
		const parts: Uint8Array[] = [];
		let size = 0;
		for await ( const part of request ) {
			parts.push( Uint8Array.from( part ) );
			size += part.length;
		}
		if ( request.method === 'OPTIONS' ) {
			return { status: 204, headers: {} };
		}
		if (
			! this.tokens.includes(
				String( request.headers[ 'x-videopress-upload-token' ] )
			)
		) {
			return { status: 403, headers: {} };
		}
		if ( request.method === 'POST' ) {
			this.created++;
			this.received = [];
			this.isGone = false;
			this.length = Number( request.headers[ 'upload-length' ] );
			this.metadata = String( request.headers[ 'upload-metadata' ] );
			return {
				status: 201,
				headers: { Location: '/tus/one', 'Upload-Offset': '0' },
			};
		}
		if ( request.method === 'DELETE' ) {
			this.terminated++;
			return { status: 204, headers: {} };
		}
		if ( request.method === 'HEAD' ) {
			return this.isGone
				? { status: 404, headers: {} }
				: { status: 200, headers: this.where() };
		}
		this.chunks.push( size );
		const refusal = this.refuse.shift();
		this.isGone ||= refusal?.status === 404;
		if ( refusal || size > this.largest ) {
			return { status: 413, headers: {}, ...refusal };
		}
		this.received.push( ...parts );
		return {
			status: 204,
			headers: {
				...this.where(),
				...( this.offset === this.length && {
					'x-videopress-upload-guid': 'Qa12bC3d',
					'x-videopress-upload-media-id': '61',
					'x-videopress-upload-src-url':
						'https://example.org/tide.mp4',
				} ),
			},
		};
	}
}
