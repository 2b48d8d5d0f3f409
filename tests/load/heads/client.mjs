/** A visitor's browser, as far as the tests need one: says which address it has, and which site it means. */
import http from 'node:http';
import { HOST } from '../../../bin/wordpress/server.mjs';

/**
 * @typedef {Object} Answer
 * @property {number} status  Status; 0 when the connection broke.
 * @property {string} text    Body.
 * @property {any}    json    Body as JSON; null when it is none.
 * @property {Object} headers Headers by lower-case name; `set-cookie` is a list.
 */

function parse( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

/** Asks one web server. */
export class Client {
	/**
	 * Makes one.
	 *
	 * @param {number} port     Port of the web server.
	 * @param {number} sitePort Port of the site's address, which requests name.
	 */
	constructor( port, sitePort ) {
		this.port = port;
		this.site = `${ HOST }:${ sitePort }`;
	}

	/**
	 * Asks.
	 *
	 * @param {string} path              Path with query.
	 * @param {Object} [options]
	 * @param {string} [options.method]  Method.
	 * @param {string} [options.ip]      Address of the visitor.
	 * @param {any}    [options.body]    URLSearchParams, FormData or text.
	 * @param {Object} [options.headers] Further headers.
	 * @return {Promise<Answer>} Never fails.
	 */
	async ask( path, { method = 'GET', ip, body, headers = {} } = {} ) {
		// A Response makes bytes and a content type of either.
		const encoded = body && new Response( body );
		const bytes = encoded && Buffer.from( await encoded.arrayBuffer() );
		const all = {
			Host: this.site,
			Origin: `http://${ this.site }`,
			...( ip && { 'X-Forwarded-For': ip } ),
			...( bytes && {
				'Content-Type': encoded.headers.get( 'content-type' ),
				'Content-Length': bytes.length,
			} ),
			...headers,
		};
		return new Promise( ( resolve ) => {
			const fail = () =>
				resolve( { status: 0, text: '', json: null, headers: {} } );
			const request = http.request(
				{
					host: HOST,
					port: this.port,
					path,
					method,
					headers: all,
					agent: false,
					timeout: 120_000,
				},
				( response ) => {
					const chunks = [];
					response.on( 'data', ( chunk ) => chunks.push( chunk ) );
					response.on( 'error', fail );
					response.on( 'end', () => {
						const text =
							Buffer.concat( chunks ).toString( 'latin1' );
						resolve( {
							status: response.statusCode,
							headers: response.headers,
							text,
							json: parse( Buffer.concat( chunks ).toString() ),
						} );
					} );
				}
			);
			request.on( 'error', fail );
			request.on( 'timeout', () => request.destroy() );
			request.end( bytes );
		} );
	}
}
