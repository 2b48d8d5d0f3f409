/**
 * What each kind of request costs with the plugin and without, in instructions: they do not depend on how busy the machine
 * is. On MariaDB, one PHP process, opcache warm.
 */
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { startWordPress } from '../wordpress/index.mjs';
import { hasMariaDb, startMariaDb } from '../../tests/load/mariadb.mjs';
import { hasCallgrind, startCounted } from './callgrind.mjs';
import { NONE, publish, readDemos } from './measure-pages.mjs';
import { printTable } from './table.mjs';

/** Requests before one is counted. */
const WARM_UP = 3;

/** A cookie of the administrator. */
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
async function prepare( site ) {
	const { none } = await publish( site, {
		none: NONE,
		blocks: Object.values( readDemos( root ) ).join( '\n\n' ),
	} );
	const page = await site.runPhp( `
		$post = get_page_by_path( 'bench-blocks', OBJECT, 'post' );
		wp_update_post( array( 'ID' => $post->ID, 'post_type' => 'page' ) );
		return get_permalink( $post->ID );` );
	const tail = ( link ) => new URL( link ).pathname + new URL( link ).search;
	return {
		'front page': '/',
		'single post': tail( none ),
		'page with every block': tail( page ),
		'REST wp/v2/posts': '/?rest_route=/wp/v2/posts',
		'REST like, read': '/?rest_route=/mainstreet/v1/likes/1',
		'admin-ajax, unknown action': '/wp-admin/admin-ajax.php?action=none',
		'cron, nothing due': '/wp-cron.php?doing_wp_cron',
		'login page': '/wp-login.php',
		dashboard: '/wp-admin/index.php',
		'editor, new post': '/wp-admin/post-new.php',
	};
}

/**
 * Measures and prints; says so where valgrind or MariaDB is missing.
 */
export async function measureRequests() {
	if ( ! hasCallgrind() || ! hasMariaDb() ) {
		console.log(
			'Instructions are not counted: that takes valgrind and MariaDB (on Debian: apt-get install valgrind mariadb-server php-mysql).'
		);
		return;
	}
	const mariadb = await startMariaDb();
	let site;
	let counted;
	try {
		site = await startWordPress( {
			testing: true,
			debug: false,
			database: mariadb.database,
		} );
		const requests = await prepare( site );
		const cookie = await site.runPhp( LOG_IN );
		counted = await startCounted(
			site.php,
			{
				MAINSTREET_BENCH_HOST: new URL( site.url ).host,
				MAINSTREET_BENCH_LOG: path.join( site.dir, 'bench.log' ),
			},
			path.join( root, 'bin/bench/router.php' )
		);
		const rows = [];
		for ( const [ what, address ] of Object.entries( requests ) ) {
			const isAdmin = /\/(?:index|post-new)\.php$/.test( address );
			const found = {};
			for ( const way of [ 'without', 'with' ] ) {
				const ask = async () => {
					const answer = await fetch( counted.url + address, {
						redirect: 'manual',
						headers: {
							...( isAdmin && { Cookie: cookie } ),
							...( way === 'without' && {
								'X-Mainstreet-Without': '1',
							} ),
						},
					} );
					await answer.text();
				};
				for ( let run = 0; run < WARM_UP; run++ ) {
					await ask();
				}
				found[ way ] = await counted.count( ask );
			}
			const more = 100 * ( found.with / found.without - 1 );
			rows.push( [
				what,
				found.without.toFixed( 1 ),
				found.with.toFixed( 1 ),
				`+${ more.toFixed( 1 ) } %`,
			] );
		}
		console.log( '\nMillions of instructions, one warm request.\n' );
		printTable( [ 'request', 'WordPress alone', 'with us', '' ], rows );
	} finally {
		counted?.stop();
		await site?.stop();
		await mariadb.stop();
	}
}
