/**
 * A large file over a poor line, by tus-js-client: the line is cut, PHP processes are killed with -9, the browser is
 * closed and the upload goes on the next day. The file in the library is the same byte for byte, once, and nothing is left behind.
 *
 *   npm run test:load -- uploads --megabytes 2000
 */
import { createHash, randomFillSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as tus from 'tus-js-client';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startMariaDb } from './mariadb.mjs';
import { Pool } from './php-pool.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const CHUNK = 10_000_000;
const MEMORY = 64 * 1024 * 1024;

/** A box of an MP4 file. */
function box( type, ...parts ) {
	const content = Buffer.concat( parts );
	const head = Buffer.alloc( 8 );
	head.writeUInt32BE( 8 + content.length );
	head.write( type, 4, 'latin1' );
	return Buffer.concat( [ head, content ] );
}

/**
 * Writes a film of noise, and gives its sum.
 *
 * @param {string} file  Path.
 * @param {number} bytes Its length.
 * @return {string} SHA-256.
 */
export function writeFilm( file, bytes ) {
	const movie = Buffer.alloc( 100 );
	movie.writeUInt32BE( 1000, 12 );
	movie.writeUInt32BE( 2000, 16 );
	movie.writeUInt32BE( 2, 96 );
	const head = Buffer.concat( [
		box( 'ftyp', Buffer.from( 'mp42\0\0\0\0mp42isom', 'latin1' ) ),
		box( 'moov', box( 'mvhd', movie ) ),
	] );
	const data = Buffer.alloc( 8 );
	data.writeUInt32BE( bytes - head.length );
	data.write( 'mdat', 4, 'latin1' );
	const sum = createHash( 'sha256' );
	const out = fs.openSync( file, 'w' );
	const block = Buffer.alloc( 4 * 1024 * 1024 );
	const write = ( buffer ) => {
		fs.writeSync( out, buffer );
		sum.update( buffer );
	};
	write( head );
	write( data );
	for ( let left = bytes - head.length - 8; left > 0; ) {
		randomFillSync( block );
		const part = block.subarray( 0, Math.min( left, block.length ) );
		write( part );
		left -= part.length;
	}
	fs.closeSync( out );
	return sum.digest( 'hex' );
}

/** What is kept of an upload while no browser is there. */
export class Notebook {
	entries = new Map();

	async findAllUploads() {
		return [ ...this.entries.values() ];
	}

	async findUploadsByFingerprint( fingerprint ) {
		return [ ...this.entries.values() ].filter(
			( entry ) => entry.fingerprint === fingerprint
		);
	}

	async removeUpload( key ) {
		this.entries.delete( key );
	}

	async addUpload( fingerprint, upload ) {
		const urlStorageKey = `${ fingerprint }-${ this.entries.size }`;
		this.entries.set( urlStorageKey, {
			...upload,
			fingerprint,
			urlStorageKey,
		} );
		return urlStorageKey;
	}
}

/** Sends each request to any of the processes. */
class PoolStack extends tus.DefaultHttpStack {
	constructor( pool ) {
		super( {} );
		this.pool = pool;
	}

	createRequest( method, url ) {
		const { pathname, search } = new URL( url );
		return super.createRequest(
			method,
			`${ this.pool.pick().url }${ pathname }${ search }`
		);
	}

	getName() {
		return 'PoolStack';
	}
}

/**
 * One browser's part of an upload: until it is done, or `onProgress()` says that somebody closed the window.
 *
 * @param {Object}   options
 * @param {Object}   options.site       The site: `url`.
 * @param {Object}   options.pool       Who takes the next request: `pick()`, `{ url }`.
 * @param {string}   options.file       Path of the film.
 * @param {string}   options.token      As getToken().
 * @param {Notebook} options.notebook   What the browser keeps.
 * @param {number}   options.chunk      Bytes of a piece.
 * @param {Function} options.onRequest  Told of each request before it is sent.
 * @param {Function} options.onProgress Told of the bytes that are there; true closes the window.
 * @return {Promise<{closed: boolean, id?: number}>} How it ended.
 */
export function uploadPart( {
	site,
	pool,
	file,
	token,
	notebook,
	chunk = CHUNK,
	onRequest,
	onProgress,
} ) {
	return new Promise( ( resolve, reject ) => {
		let headers = {};
		const upload = new tus.Upload( fs.createReadStream( file ), {
			endpoint: `${ site.url }/wp-json/mainstreet/v1/tus`,
			httpStack: new PoolStack( pool ),
			chunkSize: chunk,
			retryDelays: [ 0, 1000, 3000, 5000, 10000 ],
			headers: { 'x-videopress-upload-token': token },
			metadata: { filename: 'Harbour.mp4', filetype: 'video/mp4' },
			urlStorage: notebook,
			fingerprint: async () => 'harbour',
			storeFingerprintForResuming: true,
			onBeforeRequest: ( request ) => onRequest( request ),
			onAfterResponse: ( request, response ) => {
				if ( response.getHeader( 'x-videopress-upload-media-id' ) ) {
					headers = {
						id: Number(
							response.getHeader( 'x-videopress-upload-media-id' )
						),
					};
				}
			},
			onChunkComplete: ( size, sent ) => {
				if ( onProgress( sent ) ) {
					upload.abort();
					resolve( { closed: true } );
				}
			},
			onError: reject,
			onSuccess: () => resolve( { closed: false, ...headers } ),
		} );
		upload.findPreviousUploads().then( ( [ previous ] ) => {
			if ( previous ) {
				upload.resumeFromPreviousUpload( previous );
			}
			upload.start();
		}, reject );
	} );
}

/**
 * A token of the administrator.
 *
 * @param {Object} site  What runs PHP: `runPhp()`.
 * @param {number} shift Seconds by which the site's clock was put forward.
 */
export const getToken = ( site, shift = 0 ) =>
	site.runPhp(
		`return Mainstreet\\Uploads\\Server\\Upload_Token::create( 1, time() + ${ shift } );`
	);

/**
 * Uploads.
 *
 * @param {Object} [options]
 * @param {string} [options.database]  'sqlite' or 'mariadb'.
 * @param {number} [options.megabytes] Size of the file.
 * @param {number} [options.cuts]      How often the line is cut.
 * @param {number} [options.kills]     How many processes are killed at work.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function load( {
	database = 'sqlite',
	megabytes = 120,
	cuts = 20,
	kills = 5,
} = {} ) {
	const mariadb = database === 'mariadb' && ( await startMariaDb() );
	const site = await startWordPress( {
		testing: true,
		muPlugins: [ path.join( here, 'uploads-plugin.php' ) ],
		...( mariadb && { database: mariadb.database } ),
	} );
	const pool = new Pool( site );
	const file = path.join( site.dir, 'harbour.mp4' );
	try {
		const bytes = megabytes * 1_000_000 + 4321;
		const sum = writeFilm( file, bytes );
		await pool.fill();
		const notebook = new Notebook();
		const started = Date.now();
		let cut = 0;
		let killed = 0;
		let requests = 0;
		let sent = 0;
		let isEvening = false;
		const pieces = Math.ceil( bytes / CHUNK );
		const onRequest = ( request ) => {
			requests++;
			if ( request.getMethod() !== 'PATCH' ) {
				return;
			}
			// Spread over the file; after a cut the same place is sent again.
			const part = sent / bytes;
			if ( cut < cuts && part >= ( cut / cuts ) * 0.95 ) {
				cut++;
				setTimeout(
					() =>
						request
							.getUnderlyingObject()
							?.destroy( new Error( 'cut' ) ),
					Math.random() * 30
				);
			} else if ( killed < kills && part >= ( killed / kills ) * 0.9 ) {
				killed++;
				setTimeout( () => pool.kill(), 5 + Math.random() * 30 );
			}
		};
		const all = {
			site,
			pool,
			file,
			notebook,
			onRequest,
			onProgress: ( now ) => {
				sent = now;
				const close = ! isEvening && now >= bytes / 2;
				isEvening ||= close;
				return close;
			},
		};
		const first = await uploadPart( {
			...all,
			token: await getToken( site ),
		} );
		// The next day: everything is a day older, and the token of yesterday is none.
		await site.runPhp(
			"Mainstreet\\Core\\Database\\Sql::run( 'uploads', 'UPDATE {table} SET at = at - 93600, until = until - 93600' );"
		);
		const second = await uploadPart( {
			...all,
			token: await getToken( site ),
		} );
		const seconds = ( Date.now() - started ) / 1000;
		pool.stop();
		const found = await site.runPhp( `
			$path = get_attached_file( ${ Number( second.id ?? 0 ) } );
			return array(
				'sum'    => $path ? hash_file( 'sha256', $path ) : '',
				'media'  => count( get_posts( array( 'post_type' => 'attachment', 'numberposts' => 9 ) ) ),
				'parts'  => count( glob( Mainstreet\\Uploads\\Part_Files::get_folder( false ) . '/*.part' ) ),
				'open'   => count( Mainstreet\\Core\\Database\\Sql::rows( 'uploads', "SELECT id FROM {table} WHERE state = 'open'" ) ),
				'memory' => max( array_map( 'intval', file( WP_CONTENT_DIR . '/uploads-memory.log' ) ) ),
			);` );
		return {
			lines: [
				`uploads, ${ database }: ${ megabytes } MB in ${ pieces } pieces and ${ requests } requests, line cut ${ cut } times, ${ killed } processes killed, window closed once and resumed the next day: ${ Math.round( seconds ) } s, PHP at most ${ Math.round( found.memory / 1024 / 1024 ) } MB`,
			],
			failures: [
				...( first.closed ? [] : [ 'the window was never closed' ] ),
				...( found.sum === sum ? [] : [ 'the file is another one' ] ),
				...( found.media === 1
					? []
					: [ `${ found.media } media files` ] ),
				...( found.parts ? [ `${ found.parts } parts left` ] : [] ),
				...( found.open ? [ `${ found.open } uploads left` ] : [] ),
				...( found.memory < MEMORY
					? []
					: [ `PHP took ${ found.memory } bytes` ] ),
				...( cut === cuts && killed === kills
					? []
					: [ `only ${ cut } cuts and ${ killed } kills` ] ),
			],
		};
	} finally {
		pool.stop();
		await site.stop();
		await mariadb?.stop?.();
	}
}
