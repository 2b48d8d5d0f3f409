/**
 * A film that goes up in pieces, each to any head, while processes die, the line is cut, the window is closed and a day passes; then made
 * private and sent by each head, by PHP and by nginx, the same to the byte.
 */
import fs from 'node:fs';
import path from 'node:path';
import { HOST } from '../../../../bin/wordpress/server.mjs';
import { getToken, Notebook, uploadPart, writeFilm } from '../../uploads.mjs';
import { tally, together, withKills } from '../together.mjs';

const CHUNK = 500_000;
const DAY = 86_400;
const TUS = '/wp-json/mainstreet/v1/tus';

/** Parts of the file that are asked for: first, last, across, and beyond the end. */
const getRanges = ( bytes ) => [
	'bytes=0-0',
	`bytes=${ bytes - 1 }-`,
	'bytes=-1000',
	'bytes=499990-500010',
	`bytes=${ bytes }-`,
];

/** Takes each request to another head than the last one. */
class Turns {
	count = 0;

	constructor( heads ) {
		this.heads = heads;
	}

	pick() {
		const { port } = this.heads[ this.count++ % this.heads.length ];
		return { url: `http://${ HOST }:${ port }` };
	}
}

/** What the site has of the film. */
const FOUND = ( id ) => `
	$path = get_attached_file( ${ Number( id ) } );
	return array(
		'sum'   => $path ? hash_file( 'sha256', $path ) : '',
		'media' => count( get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'video', 'numberposts' => 9 ) ) ),
		'parts' => count( glob( Mainstreet\\Uploads\\Part_Files::get_folder( false ) . '/*.part' ) ),
		'open'  => count( Mainstreet\\Core\\Database\\Sql::rows( 'uploads', "SELECT id FROM {table} WHERE state = 'open'" ) ),
	);`;

/** Makes the film private on one head; gives the path of its signed address, as another head has it. */
async function makePrivate( [ first, second ], id ) {
	await first.runPhp( `
		update_post_meta( ${ Number( id ) }, 'videopress_privacy_setting', '1' );
		return Mainstreet\\Videos\\Files\\Video_Storage::move_files( ${ Number( id ) } );` );
	const address = await second.runPhp(
		`return Mainstreet\\Videos\\Files\\Video_Storage::get_url( ${ Number( id ) } );`
	);
	const { pathname, search } = new URL( address );
	return pathname + search;
}

/** Asks every head for parts of the film; gives what is wrong. */
async function readParts( heads, address, film ) {
	const failures = [];
	for ( const range of getRanges( film.length ) ) {
		const [ , begin, end ] = /bytes=(\d*)-(\d*)/.exec( range );
		const wanted = begin
			? film.subarray(
					Number( begin ),
					end ? Number( end ) + 1 : film.length
				)
			: film.subarray( -Number( end ) );
		for ( const { name, client } of heads ) {
			const { status, text } = await client.ask( address, {
				headers: { Range: range },
			} );
			const isRight = wanted.length
				? status === 206 &&
					Buffer.from( text, 'latin1' ).equals( wanted )
				: status === 416;
			if ( ! isRight ) {
				failures.push( `films: ${ range } of ${ name }: ${ status }` );
			}
		}
	}
	return failures;
}

/** Announces ten files at once to all heads; gives what they were told, and takes back what was made. */
async function announce( heads, token ) {
	const own = {
		'Tus-Resumable': '1.0.0',
		'X-VideoPress-Upload-Token': token,
	};
	const answers = await together( 10, 10, ( index ) =>
		heads[ index % heads.length ].client.ask( TUS, {
			method: 'POST',
			headers: {
				...own,
				'Upload-Length': 4000,
				'Upload-Metadata': `filename ${ btoa( `${ index }.mp4` ) }`,
			},
		} )
	);
	for ( const { headers } of answers.filter(
		( { status } ) => status === 201
	) ) {
		await heads[ 0 ].client.ask( new URL( headers.location ).pathname, {
			method: 'DELETE',
			headers: own,
		} );
	}
	return tally( answers.map( ( { status } ) => String( status ) ).sort() );
}

/**
 * Tries it.
 *
 * @param {Object} cluster             The site.
 * @param {Object} [options]
 * @param {number} [options.megabytes] Size of the film.
 * @param {number} [options.cuts]      How often the line is cut.
 * @param {number} [options.pause]     Time between two kills, in ms.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run(
	cluster,
	{ megabytes = 60, cuts = 10, pause = 400 } = {}
) {
	await cluster.useCache( 'misbehaving' );
	const { heads } = cluster;
	const file = path.join( cluster.shared, 'harbour.mp4' );
	const bytes = megabytes * 1_000_000 + 4321;
	const sum = writeFilm( file, bytes );
	let cut = 0;
	let sent = 0;
	let isEvening = false;
	const all = {
		site: cluster,
		pool: new Turns( heads ),
		file,
		chunk: CHUNK,
		notebook: new Notebook(),
		onRequest: ( request ) => {
			if (
				request.getMethod() === 'PATCH' &&
				cut < cuts &&
				sent / bytes >= cut / cuts
			) {
				cut++;
				setTimeout(
					() =>
						request
							.getUnderlyingObject()
							?.destroy( new Error( 'cut' ) ),
					Math.random() * 30
				);
			}
		},
		onProgress: ( now ) => {
			sent = now;
			const close = ! isEvening && now >= bytes / 2;
			isEvening ||= close;
			return close;
		},
	};
	const { outcome: uploaded, killed } = await withKills(
		cluster,
		pause,
		async () => {
			await uploadPart( {
				...all,
				token: await getToken( heads[ 0 ] ),
			} );
			await cluster.later( DAY );
			return uploadPart( {
				...all,
				token: await getToken( heads[ 1 ], cluster.shift ),
			} );
		}
	);
	const announced = await announce(
		heads,
		await getToken( heads[ 0 ], cluster.shift )
	);
	const found = await heads[ 0 ].runPhp( FOUND( uploaded.id ) );
	const address = await makePrivate( heads, uploaded.id );
	const film = fs.readFileSync( file );
	const byPhp = await readParts( heads, address, film );
	cluster.set( 'nginx-sends', '1' );
	const byNginx = await readParts( heads, address, film );
	const { status: outside } =
		await heads[ 0 ].client.ask( '/mainstreet-sent/' );
	return {
		lines: [
			`films: ${ megabytes } MB in pieces to ${ heads.length } heads in turn, line cut ${ cut } times, ${ killed } processes killed, window closed once and resumed a day later; ten more at once: ${ announced }`,
		],
		failures: [
			...( found.sum === sum
				? []
				: [ 'films: the file is another one' ] ),
			...( found.media === 1 && found.parts === 0 && found.open === 0
				? []
				: [ `films: left behind: ${ JSON.stringify( found ) }` ] ),
			...( announced === '3 201, 7 429'
				? []
				: [
						`films: of ten at once ${ announced }, where three may be`,
					] ),
			...( cut === cuts ? [] : [ `films: only ${ cut } cuts` ] ),
			...byPhp,
			...byNginx.map( ( line ) => `${ line }, sent by nginx` ),
			...( outside === 404
				? []
				: [ 'films: what is internal to nginx is not' ] ),
		],
	};
}
