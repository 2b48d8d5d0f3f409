<?php
/**
 * Which posts hold something paid for, or name plans: kept, and right after every change.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Paid_Posts;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Plans\Paid_Post_Index;
use Mainstreet\Payments\Screen\Plan_Usage;

use function Mainstreet\Tests\{ act_as, analyze, counts_rows, examines_at_most, in_process, rows_read, same, test, truly };

require_once dirname( __DIR__, 3 ) . '/tests/php/growth.php';

const PAID = '<!-- wp:premium-content/container --><!-- wp:premium-content/subscriber-view --><!-- wp:paragraph --><p>Zanzibarquux</p><!-- /wp:paragraph --><!-- /wp:premium-content/subscriber-view --><!-- /wp:premium-content/container -->';
const OPEN = '<!-- wp:paragraph --><p>Zanzibarquux</p><!-- /wp:paragraph -->';

function a_post( $content, array $more = array() ) {
	return wp_insert_post( wp_slash( $more + array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_content' => $content ) ) );
}

/** Posts as an import by SQL adds them. */
function posts_by_sql( $count, $content ) {
	global $wpdb;
	$first = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
	foreach ( array_chunk( range( 0, $count - 1 ), 500 ) as $numbers ) {
		$rows = array();
		foreach ( $numbers as $number ) {
			$rows[] = $wpdb->prepare( "( %d, %s, 'Tides', 'publish', 'post', '2026-01-01', '2026-01-01', '', '', '', '' )", $first + $number, $content );
		}
		$wpdb->query( "INSERT INTO {$wpdb->posts} ( ID, post_content, post_title, post_status, post_type, post_date, post_date_gmt, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ', ', $rows ) );
	}
	analyze( $wpdb->posts );
	return $first;
}

/** SQL of a visitor's search. */
function search_sql() {
	// WordPress keeps what a query found, and hears of no change by SQL.
	wp_cache_flush();
	act_as( '' );
	$query = new \WP_Query( array( 's' => 'Zanzibarquux' ) );
	act_as( 'administrator' );
	return $query;
}

/** Posts that a visitor's search finds. */
function found() {
	$ids = wp_list_pluck( search_sql()->posts, 'ID' );
	sort( $ids );
	return $ids;
}

test( 'where nothing is paid for, a search is WordPress’s own', function () {
	$open = a_post( OPEN );
	Paid_Post_Index::run();
	$sql = strstr( search_sql()->request, 'FROM' );
	same( array( $open ), found() );
	remove_all_filters( 'posts_search' );
	remove_all_filters( 'posts_search_orderby' );
	// Which columns it asks for depends on what the cache holds.
	same( strstr( search_sql()->request, 'FROM' ), $sql );
} );

test( 'a search that has to leave out paid posts reads few rows more', function () {
	// Each of them holds the word, so each has to be looked up.
	posts_by_sql( 3000, 'A word: Zanzibarquux' );
	$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_password = 'x' WHERE post_title = 'Tides'" ); // phpcs:ignore WordPress.DB -- as an import.
	$open = a_post( OPEN );
	a_post( PAID );
	for ( $run = 0; $run < 2; $run++ ) {
		Paid_Post_Index::run();
	}
	$bare = 0;
	if ( counts_rows() ) {
		$hooks = array_map( function ( $hook ) { return clone $hook; }, $GLOBALS['wp_filter'] );
		remove_all_filters( 'posts_search' );
		remove_all_filters( 'posts_search_orderby' );
		$before = rows_read();
		search_sql();
		$bare                 = rows_read() - $before;
		$GLOBALS['wp_filter'] = $hooks;
	}
	same( array( $open ), found() );
	examines_at_most( 'payments: site search, beyond that of WordPress', function () { search_sql(); }, $bare );
} );

test( 'every change of a post is in the next search', function () {
	$post  = a_post( OPEN );
	$other = a_post( OPEN );
	Paid_Post_Index::run();
	$both  = array( $post, $other );
	$steps = array(
		'paid content'      => array( function () use ( $post ) { wp_update_post( array( 'ID' => $post, 'post_content' => wp_slash( PAID ) ) ); }, array( $other ) ),
		'open again'        => array( function () use ( $post ) { wp_update_post( array( 'ID' => $post, 'post_content' => wp_slash( OPEN ) ) ); }, $both ),
		'paid as a whole'   => array( function () use ( $post ) { add_post_meta( $post, '_jetpack_newsletter_access', 'paid_subscribers' ); }, array( $other ) ),
		'saved meanwhile'   => array( function () use ( $post ) { wp_update_post( array( 'ID' => $post, 'post_content' => wp_slash( OPEN ) ) ); }, array( $other ) ),
		'for everybody'     => array( function () use ( $post ) { update_post_meta( $post, '_jetpack_newsletter_access', 'everybody' ); }, $both ),
		'paid once more'    => array( function () use ( $post ) { update_post_meta( $post, '_jetpack_newsletter_access', 'paid_subscribers' ); }, array( $other ) ),
		'without a level'   => array( function () use ( $post ) { delete_post_meta( $post, '_jetpack_newsletter_access' ); }, $both ),
		'a new paid post'   => array( function () { a_post( PAID ); }, $both ),
		'deleted'           => array( function () use ( $post ) { wp_delete_post( $post, true ); }, array( $other ) ),
	);
	foreach ( $steps as $name => list( $change, $expected ) ) {
		$change();
		same( $expected, found(), $name );
	}
	truly( array() !== Paid_Post_Index::find_marked( Paid_Post_Index::PAID, 1 ) );
} );

test( 'what an import by SQL adds or changes is left out of searches, too', function () {
	global $wpdb;
	$open = a_post( OPEN );
	Paid_Post_Index::run();
	posts_by_sql( 2, PAID );
	same( array( $open ), found(), 'before the next run:' );
	Paid_Post_Index::run();
	same( array( $open ), found(), 'behind it:' );
	$wpdb->update( $wpdb->posts, array( 'post_content' => PAID ), array( 'ID' => $open ) );
	for ( $run = 0; $run < 2; $run++ ) {
		Paid_Post_Index::run();
	}
	same( array(), found(), 'changed, after it was renewed:' );
	$wpdb->update( $wpdb->posts, array( 'post_content' => OPEN ), array( 'ID' => $open ) );
	for ( $run = 0; $run < 2; $run++ ) {
		Paid_Post_Index::run();
	}
	same( array( $open ), found(), 'and back:' );
} );

test( 'until posts are known, and after the plugin was off, they are searched as they are', function () {
	$open = a_post( OPEN );
	a_post( PAID );
	Sql::run( 'paid_posts', 'DELETE FROM {table}' );
	same( array( $open ), found() );
	truly( wp_next_scheduled( Paid_Post_Index::EVENT ) > 0 );
	Paid_Post_Index::run();
	same( array( $open ), found() );
	do_action( 'mainstreet_activated' );
	same( 0, Paid_Post_Index::get_last_indexed() );
	same( array( $open ), found() );
} );

test( 'a process that dies while it saves leaves no paid post open', function () {
	$post = a_post( OPEN );
	Paid_Post_Index::run();
	in_process( __DIR__ . '/processes/save-and-die.php', array( 'post' => $post, 'content' => PAID ) )();
	wp_cache_flush();
	same( PAID, get_post( $post )->post_content );
	same( array(), found() );
} );

test( 'plans are found in posts without searching the others', function () {
	$plan = '<!-- wp:jetpack/recurring-payments {"planId":77} /-->';
	$old  = a_post( $plan );
	same( array( $old ), array_column( Plan_Usage::get_posts_by_plan()[77], 'id' ), 'before posts are known:' );
	posts_by_sql( 3000, 'Nothing' );
	for ( $run = 0; $run < 2; $run++ ) {
		Paid_Post_Index::run();
	}
	$new = a_post( $plan . ' <!-- wp:jetpack/donations {"oneTimeDonation":{"planId":78}} /-->' );
	get_post( $old );
	$use = examines_at_most( 'payments: screen of plans', array( Plan_Usage::class, 'get_posts_by_plan' ) );
	same( array( $new, $old ), array_column( $use[77], 'id' ) );
	same( array( $new ), array_column( $use[78], 'id' ) );
	wp_update_post( array( 'ID' => $new, 'post_content' => wp_slash( $plan ) ) );
	wp_trash_post( $old );
	$use = Plan_Usage::get_posts_by_plan();
	same( array( array( $new ), false ), array( array_column( $use[77], 'id' ), isset( $use[78] ) ) );
} );
