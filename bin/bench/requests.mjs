/** The kinds of requests that are measured, and the PHP process that answers them. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { NONE, publish, readDemos } from './measure-pages.mjs';

/** Front controller that switches the plugin off, counts and takes notes. */
export const benchRouter = path.join( root, 'bin/bench/router.php' );

/** A like that is read where the site has the constant MAINSTREET_EARLY_LIKES: at the address of its button. */
export const EARLY = 'REST like, read early';

/** Cookies of the administrator. */
const LOG_IN = `
	$ends  = time() + DAY_IN_SECONDS;
	$token = WP_Session_Tokens::get_instance( 1 )->create( $ends );
	return LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie( 1, $ends, 'logged_in', $token )
		. '; ' . AUTH_COOKIE . '=' . wp_generate_auth_cookie( 1, $ends, 'auth', $token );`;

/**
 * Addresses by what they are. The list of posts must not show the page of all blocks.
 *
 * @param {Object} site Of startWordPress().
 * @return {Promise<Object<string, string>>} From the host on.
 */
async function publishPages( site ) {
	const { none } = await publish( site, {
		none: NONE,
		blocks: Object.values( readDemos( root ) ).join( '\n\n' ),
	} );
	const page = await site.runPhp( `
		$post = get_page_by_path( 'bench-blocks', OBJECT, 'post' );
		wp_update_post( array( 'ID' => $post->ID, 'post_type' => 'page' ) );
		return get_permalink( $post->ID );` );
	const like = await site.runPhp(
		"return rest_url( 'mainstreet/v1/likes/1' );"
	);
	const tail = ( link ) => new URL( link ).pathname + new URL( link ).search;
	return {
		'front page': '/',
		'single post': tail( none ),
		'page with every block': tail( page ),
		'REST wp/v2/posts': '/?rest_route=/wp/v2/posts',
		'REST like, read': '/?rest_route=/mainstreet/v1/likes/1',
		[ EARLY ]: tail( like ),
		'admin-ajax, unknown action': '/wp-admin/admin-ajax.php?action=none',
		'cron, nothing due': '/wp-cron.php?doing_wp_cron',
		'login page': '/wp-login.php',
		dashboard: '/wp-admin/index.php',
		'list of posts': '/wp-admin/edit.php',
		'editor, new post': '/wp-admin/post-new.php',
	};
}

/**
 * Environment of benchRouter for a site.
 *
 * @param {Object} site Of startWordPress().
 * @return {Object} Variables by name.
 */
export const benchEnv = ( site ) => ( {
	MAINSTREET_BENCH_HOST: new URL( site.url ).host,
	MAINSTREET_BENCH_LOG: path.join( site.dir, 'bench.log' ),
} );

/**
 * Reads what router.php noted of the last request. It is written after the response.
 *
 * @param {string} log The file.
 * @return {Promise<Object>} `cpu`, `files`, `counts`.
 */
export async function readNote( log ) {
	for ( let tries = 0; tries < 5000; tries++ ) {
		const text = fs.readFileSync( log, 'utf8' );
		if ( text.endsWith( '\n' ) ) {
			return JSON.parse( text );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 2 ) );
	}
	throw new Problem( 'PHP does not say what a request cost.' );
}

/**
 * Publishes pages and prepares the kinds of requests.
 *
 * @param {Object} site Of startWordPress().
 * @return {Promise<Object<string, (base: string, headers?: Object) => Promise<void>>>} By what they are: functions that
 *   send a request to a process of benchRouter.
 */
export async function prepareRequests( site ) {
	const addresses = await publishPages( site );
	const cookie = await site.runPhp( LOG_IN );
	const prepare = ( what, address ) => {
		const isScreen = /\/(?:index|edit|post-new)\.php$/.test( address );
		return async ( base, headers = {} ) => {
			const response = await fetch( base + address, {
				redirect: 'manual',
				headers: {
					...( isScreen && { Cookie: cookie } ),
					...( what === EARLY && { 'X-Mainstreet-Early': '1' } ),
					...headers,
				},
			} );
			await response.text();
			const { status } = response;
			if ( ( status >= 300 && status < 400 ) || status >= 500 ) {
				throw new Problem( `${ address } answers ${ status }.` );
			}
		};
	};
	return Object.fromEntries(
		Object.entries( addresses ).map( ( [ what, address ] ) => [
			what,
			prepare( what, address ),
		] )
	);
}
