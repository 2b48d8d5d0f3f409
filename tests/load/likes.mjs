/**
 * Pages of posts with very many likes: what showing them costs the database. A page reads all its numbers with one statement by their
 * key, and its HTML is the same for everybody and sets no cookie, so that what a cache keeps asks nothing.
 *
 *   npm run test:load -- likes [--database sqlite] [--likes 100000]
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeScratch } from '../../bin/lib/scratch.mjs';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startMariaDb } from './mariadb.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const POSTS = 10;
const RUNS = 7;

/** Stores posts with likes: half of them of the first post, the others shared out. */
const seed = ( likes ) => `
	$posts = array();
	for ( $n = 0; $n < ${ POSTS }; $n++ ) {
		$posts[] = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => "Liked $n", 'post_author' => 1, 'post_content' => '<!-- wp:jetpack/like /-->' ) );
	}
	$rows  = array();
	$tally = array_fill_keys( $posts, 0 );
	for ( $n = 0; $n < ${ likes }; $n++ ) {
		$post = $n % 2 ? $posts[0] : $posts[ ( $n / 2 ) % ${ POSTS } ];
		$tally[ $post ]++;
		$rows[] = array( 'post_id' => $post, 'actor' => array( md5( "visitor $n" ) ), 'user_id' => null, 'at' => 1700000000 + $n );
		if ( 500 === count( $rows ) || ${ likes } - 1 === $n ) {
			Mainstreet\\Core\\Database\\Sql::insert( 'likes', $rows );
			$rows = array();
		}
	}
	foreach ( $tally as $post => $n ) {
		Mainstreet\\Core\\Database\\Sql::insert( 'like_counts', array( array( 'post_id' => $post, 'n' => $n ) ) );
	}
	// Further posts that were liked once: in a table of ten rows no database looks for a key.
	for ( $n = 0; $n < 2000; $n++ ) {
		$rows[] = array( 'post_id' => 1000000 + $n, 'n' => 0 );
	}
	Mainstreet\\Core\\Database\\Sql::insert( 'like_counts', $rows );
	return $tally;`;

/** How MariaDB finds the rows of a statement: those that use no key, or read more than they give. */
const explain = ( sql ) => `
	global $wpdb;
	return array_filter( $wpdb->get_results( 'EXPLAIN ' . base64_decode( '${ Buffer.from( sql ).toString( 'base64' ) }' ), ARRAY_A ), static function ( $row ) { return 'PRIMARY' !== $row['key'] || $row['rows'] > ${ POSTS }; } );`;

/** Asks once; gives the answer and the statements about likes that it took. */
async function ask( url, log, headers = {} ) {
	fs.writeFileSync( log, '' );
	const started = performance.now();
	const response = await fetch( url, { headers } );
	const text = await response.text();
	const milliseconds = performance.now() - started;
	const statements = fs
		.readFileSync( log, 'utf8' )
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => JSON.parse( line ).sql );
	return { response, text, statements, milliseconds };
}

/** The middle of several, in ms. */
async function time( url, log ) {
	const times = [];
	for ( let run = 0; run < RUNS; run++ ) {
		times.push( ( await ask( url, log ) ).milliseconds );
	}
	return Math.round(
		times.sort( ( a, b ) => a - b )[ Math.floor( RUNS / 2 ) ]
	);
}

/**
 * Measures on a fresh site.
 *
 * @param {Object} [options]
 * @param {number} [options.likes]    How many.
 * @param {string} [options.database] 'sqlite' or 'mariadb'.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function load( { likes = 100_000, database = 'sqlite' } = {} ) {
	const mariadb = database === 'mariadb' && ( await startMariaDb() );
	const scratch = makeScratch();
	const log = path.join( scratch.dir, 'statements' );
	fs.writeFileSync( log, '' );
	const site = await startWordPress( {
		testing: true,
		muPlugins: [ path.join( here, 'likes-plugin.php' ) ],
		env: { MAINSTREET_LOAD_LOG: log },
		...( mariadb && { database: mariadb.database } ),
	} );
	const lines = [];
	const failures = [];
	const note = ( line, isRight ) => {
		const named = `likes (${ database }, ${ likes } likes), ${ line }`;
		lines.push( named );
		if ( ! isRight ) {
			failures.push( named );
		}
	};
	try {
		const tally = await site.runPhp( seed( likes ) );
		const [ [ post, number ] ] = Object.entries( tally ).sort(
			( [ , one ], [ , other ] ) => other - one
		);
		const shown = `<b>${ number.toLocaleString( 'en-US' ) }</b>`;
		for ( const [ name, url ] of [
			[ 'page of a post', `${ site.url }/?p=${ post }` ],
			[ 'front page', site.url ],
		] ) {
			const page = await ask( url, log );
			const slow = mariadb
				? await Promise.all(
						page.statements.map( ( sql ) =>
							site.runPhp( explain( sql ) )
						)
					)
				: [];
			const odd = slow.filter(
				( rows ) => Object.keys( rows ).length > 0
			);
			note(
				`${ name }: ${ page.statements.length } statements about likes, ${ odd.length } of them not by key; ${ await time( url, log ) } ms`,
				page.statements.length <= 1 &&
					odd.length === 0 &&
					( name === 'front page' || page.text.includes( shown ) )
			);
			// Somebody who likes it gets the same bytes, which are nobody's.
			const pressed = await fetch(
				`${ site.url }/wp-json/mainstreet/v1/likes/${ post }`,
				{ method: 'POST', headers: { Origin: site.url } }
			);
			const cookie = ( pressed.headers.get( 'set-cookie' ) ?? '' ).split(
				';'
			)[ 0 ];
			const [ stranger, fan ] = [
				await ask( url, log ),
				await ask( url, log, { Cookie: cookie } ),
			];
			note(
				`${ name }, kept by a cache: the same for everybody, no cookie`,
				cookie !== '' &&
					stranger.text === fan.text &&
					! fan.response.headers.has( 'set-cookie' ) &&
					! /no-store|private/.test(
						fan.response.headers.get( 'cache-control' ) ?? ''
					)
			);
		}
		const route = `${ site.url }/wp-json/mainstreet/v1/likes/${ post }`;
		const state = await ask( route, log );
		note(
			`what the script of a page asks when the button is seen: ${ state.statements.length } statements about likes; ${ await time( route, log ) } ms`,
			state.response.ok && state.statements.length <= 1
		);
		return { lines, failures };
	} finally {
		await site.stop();
		await mariadb?.stop?.();
		scratch.remove();
	}
}
