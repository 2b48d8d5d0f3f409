<?php
/**
 * What tests/load/growth.mjs measures: each row of the table of issue 35, part 4, once through the real class or route.
 *
 * @package Mainstreet
 */

// phpcs:disable WordPress -- part of a load test: SQL without a value from outside.
namespace Mainstreet\Tests;

use Mainstreet\Http\Throttle;
use Mainstreet\Newsletter\Campaigns\Deliveries\Delivery_Cleanup;
use Mainstreet\Newsletter\Queue\Mail_Queue;
use Mainstreet\Newsletter\Queue\Send_Rate;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Plans\Paid_Post_Index;
use Mainstreet\Payments\Screen\Order_Totals;
use Mainstreet\Payments\Screen\Plan_Usage;
use Mainstreet\Responses\Listing\Response_List;
use Mainstreet\Responses\Privacy\Response_Cleanup;
use Mainstreet\Social\Likes\Like_Counts;
use Mainstreet\Videos\Files\Video_Storage;

require_once dirname( __DIR__ ) . '/php/lib.php';
require_once __DIR__ . '/growth-data.php';

/** Rows the database has read for this connection so far. Past the filters, so that it is no statement. */
function growth_rows_read() {
	global $wpdb;
	$read   = 0;
	$result = mysqli_query( $wpdb->dbh, "SHOW SESSION STATUS LIKE 'Handler_read%'" );
	foreach ( mysqli_fetch_all( $result ) as $row ) {
		$read += (int) $row[1];
	}
	return $read;
}

/** What a body costs: `rows`, `statements`, `most` (rows of its largest statement, which is `statement`), `seconds`, and what it `returned`. */
function growth_cost( callable $body ) {
	wp_load_alloptions();
	$first = growth_rows_read();
	// What asking costs.
	$own  = growth_rows_read() - $first;
	$cost = array( 'rows' => 0, 'statements' => 0, 'most' => 0, 'statement' => '' );
	$last = growth_rows_read();
	$sql  = '';
	$note = function ( $next ) use ( &$cost, &$last, &$sql, $own ) {
		$now           = growth_rows_read();
		$read          = $now - $last - $own;
		$last          = $now;
		$cost['rows'] += $read;
		if ( $read > $cost['most'] ) {
			$cost['most']      = $read;
			$cost['statement'] = substr( preg_replace( '/\s+/', ' ', $sql ), 0, 400 );
		}
		$sql = $next;
		++$cost['statements'];
		return $next;
	};
	add_filter( 'query', $note, PHP_INT_MAX );
	$start           = microtime( true );
	$returned        = $body();
	$cost['seconds'] = microtime( true ) - $start;
	remove_filter( 'query', $note, PHP_INT_MAX );
	// For the last statement.
	$note( '' );
	--$cost['statements'];
	$cost['returned'] = is_scalar( $returned ) ? $returned : '';
	return $cost;
}

/** What a route answers. */
function growth_route( $path, array $query = array(), $user = 1 ) {
	wp_set_current_user( $user );
	$request = new \WP_REST_Request( 'GET', $path );
	$request->set_query_params( $query );
	$answer = rest_do_request( $request );
	same( 200, $answer->get_status(), $path );
	return $answer->get_data();
}

/** Number of items on a page of a route. */
function growth_page( $path, array $query ) {
	return count( growth_route( $path, $query + array( 'per_page' => 20 ) )['items'] );
}

/** All our exporters or erasers for the person. */
function growth_privacy( $kind ) {
	$number = 0;
	foreach ( apply_filters( "wp_privacy_personal_data_$kind", array() ) as $key => $one ) {
		if ( 0 !== strpos( $key, 'wordpress' ) ) {
			$found   = call_user_func( $one['callback'], growth_email( GROWTH_PERSON ), 1 );
			$number += isset( $found['data'] ) ? count( $found['data'] ) : (int) $found['items_removed'];
		}
	}
	return $number;
}

/** Settles videos until a hundred are done. */
function growth_settle() {
	$done = 0;
	while ( $done < 100 ) {
		$done += Video_Storage::move_next_batch();
	}
	return $done;
}

/** Answers of a visitor's search. */
function growth_search() {
	wp_set_current_user( 0 );
	$query = new \WP_Query( array( 's' => 'harbour unfindable' ) );
	return count( $query->posts );
}

function growth_media() {
	return count( growth_route( '/wp/v2/media', array(), 0 ) );
}

/**
 * What is measured, in this order: `goal` in the words of the issue, `most` rows for it, `largest` of one statement and `statements` if they
 * are limited, `run`, and `before`, which is not measured. A row with `bare` counts from what the same costs without the plugin.
 *
 * `known`: over its goal, and may read so many rows. A page by its number is found by counting the rows before it (the screens send where
 * the page before ended, if they know it); no index of WordPress finds videos, so each run reads the next part of the library.
 */
function growth_table() {
	$subscribers = '/mainstreet/v1/subscribers';
	$members     = '/mainstreet/v1/payments/members';
	$feedback    = '/mainstreet/v1/feedback';
	$unread      = array( 'status' => 'inbox', 'unread' => true, 'per_page' => 20 );
	$page        = array( 'page' => 4000, 'per_page' => 20, 'before' => GROWTH_ROWS - 4000 * 20 );
	$search      = array( 'search' => 'unfindable' );
	$plans       = fn() => count( Plan_Usage::get_posts_by_plan()[77] );
	$totals      = fn() => count( Order_Totals::get_months( (int) gmdate( 'Y' ) - 1, 'test' ) );
	$look        = function () {
		( new Payment_Reconciler() )->run();
		return count( $GLOBALS['stripe_asked'] );
	};
	return array(
		'newsletter tick: pause since the last email'       => array( 'goal' => '1', 'most' => 10, 'run' => fn() => ( new Send_Rate() )->now() ),
		'newsletter tick, whole'                            => array( 'goal' => '– (50 a mail)', 'most' => 50 * 100, 'before' => 'growth_accept_mail', 'run' => fn() => ( new Mail_Queue() )->run( 20, 100 )['sent'] ),
		'responses: list of sources'                        => array( 'goal' => '30 sources', 'most' => 500, 'run' => fn() => count( growth_route( "$feedback/sources" ) ) ),
		'responses: unread ones, with their number'         => array( 'goal' => 'a page', 'most' => 500, 'run' => fn() => count( Response_List::find_page( $unread )['posts'] ) + Response_List::count_total( $unread ) ),
		'responses: unread ones, whole answer of the route' => array( 'goal' => '– (each folder counted to 10,001)', 'most' => 6 * 10100, 'run' => fn() => growth_page( $feedback, array( 'unread' => true ) ) ),
		'subscribers: page 4,000, behind 3,999'             => array( 'goal' => 'a page', 'most' => 100, 'run' => fn() => growth_page( $subscribers, $page ) ),
		'subscribers: page 4,000, by its number'            => array( 'goal' => 'a page', 'most' => 100, 'known' => 100500, 'run' => fn() => growth_page( $subscribers, array( 'before' => 0 ) + $page ) ),
		'subscribers: search without a hit'                 => array( 'goal' => 'bounded', 'most' => 20100, 'run' => fn() => growth_page( $subscribers, $search ) ),
		'members: page 4,000, behind 3,999'                 => array( 'goal' => 'a page', 'most' => 100, 'run' => fn() => growth_page( $members, $page ) ),
		'members: page 4,000, by its number'                => array( 'goal' => 'a page', 'most' => 100, 'known' => 100500, 'run' => fn() => growth_page( $members, array( 'before' => 0 ) + $page ) ),
		'members: search without a hit'                     => array( 'goal' => 'bounded', 'most' => 30100, 'run' => fn() => growth_page( $members, $search ) ),
		'plans screen'                                      => array( 'goal' => 'kept when posts are saved', 'most' => 5 * 200, 'run' => $plans ),
		'totals of payments, first time'                    => array( 'goal' => 'kept per day', 'most' => GROWTH_ROWS, 'run' => $totals ),
		'totals of payments, later'                         => array( 'goal' => 'kept per day', 'most' => 200, 'run' => $totals ),
		'anonymous GET wp/v2/media'                         => array( 'goal' => 'as bare', 'most' => 100, 'bare' => true, 'run' => __NAMESPACE__ . '\growth_media' ),
		'site search, nothing paid for'                     => array( 'goal' => 'nothing', 'most' => 10, 'bare' => true, 'run' => __NAMESPACE__ . '\growth_search' ),
		'site search, 100 posts paid for'                   => array( 'goal' => 'a kept flag (their ids, twice)', 'most' => 250, 'bare' => true, 'before' => 'growth_pay_for_posts', 'run' => __NAMESPACE__ . '\growth_search' ),
		'videos settling, per 100'                          => array( 'goal' => '100', 'most' => 1000, 'known' => 25000, 'before' => 'growth_plan_settling', 'run' => __NAMESPACE__ . '\growth_settle' ),
		'privacy export of one person'                      => array( 'goal' => 'indexed', 'most' => 1000, 'run' => fn() => growth_privacy( 'exporters' ) ),
		'privacy erase request of one person'               => array( 'goal' => 'indexed', 'most' => 1000, 'run' => fn() => growth_privacy( 'erasers' ) ),
		'delete one subscriber'                             => array( 'goal' => 'his rows (10)', 'most' => 50, 'run' => fn() => ( new Subscribers() )->delete( 55555 ) ),
		'throttle cleanup'                                  => array( 'goal' => 'expired ones (1,000 a run)', 'most' => 4200, 'run' => fn() => Throttle::clean_up( time() ) ),
		'forget_ips'                                        => array( 'goal' => 'those that are due', 'most' => 1000, 'run' => array( Subscriber_Cleanup::class, 'delete_ip_addresses' ) ),
		'hourly cleanup of deliveries, with mailings over'  => array( 'goal' => 'batches of 1,000, 50 a run', 'most' => 4 * 50000, 'largest' => 4000, 'run' => array( Delivery_Cleanup::class, 'run' ) ),
		'hourly upkeep of subscribers, whole, later'        => array( 'goal' => '–', 'most' => 4 * 50000, 'before' => 'growth_finish_cleanup', 'run' => array( Subscriber_Cleanup::class, 'run' ) ),
		'hourly retention of responses, 500 deletions'      => array( 'goal' => 'a few per deletion (core’s own: 16 statements)', 'most' => 50 * 500, 'statements' => 17 * 500, 'run' => array( Response_Cleanup::class, 'run' ) ),
		'recount of likes, first time'                      => array( 'goal' => 'in batches', 'most' => 8 * GROWTH_ROWS, 'largest' => 4000, 'statements' => 2500, 'run' => array( Like_Counts::class, 'recount' ) ),
		'recount of likes, 50 changed'                      => array( 'goal' => 'counts that changed', 'most' => 6000, 'before' => 'growth_change_likes', 'run' => array( Like_Counts::class, 'recount' ) ),
		'payments: look for what is due, first of a round'  => array( 'goal' => 'those that are due (and two months)', 'most' => 10000, 'before' => 'growth_stripe', 'run' => $look ),
		'payments: look for what is due, each other run'    => array( 'goal' => 'those that are due (up to 190)', 'most' => 2000, 'before' => 'growth_stripe', 'run' => $look ),
	);
}

/** Mails are taken by nobody, at any rate. */
function growth_accept_mail() {
	add_filter( 'pre_wp_mail', '__return_true' );
	add_filter( 'mainstreet_mails_per_hour', function () { return 100000; } );
}

/** Paid content in a hundred posts, as an import brings it, found by the hourly run. */
function growth_pay_for_posts() {
	growth_sql( "UPDATE {posts} SET post_content = CONCAT( post_content, '<!-- wp:premium-content/container --><!-- wp:premium-content/subscriber-view --><p>Paid</p><!-- /wp:premium-content/subscriber-view --><!-- /wp:premium-content/container -->' ) WHERE post_type = 'post' AND ID BETWEEN 2000 AND 2299" );
	Paid_Post_Index::index_range( 2000, 2300 );
}

function growth_plan_settling() {
	Video_Storage::schedule_all();
}

/** The runs that the backlog of deliveries takes. */
function growth_finish_cleanup() {
	while ( Delivery_Cleanup::run() > 0 ) {
		continue;
	}
}

/** Likes of fifty posts change: forty get one, ten have a wrong number. */
function growth_change_likes() {
	growth_sql( 'UPDATE {like_counts} SET n = n + 1, changed = 1 WHERE post_id IN ( SELECT ' . GROWTH_FIRST . ' + 3 * seq FROM seq_101_to_150 )' );
	growth_sql( 'INSERT INTO {likes} ( post_id, actor, at ) SELECT ' . GROWTH_FIRST . " + 3 * seq, UNHEX( MD5( CONCAT( 'new', seq ) ) ), 1 FROM seq_101_to_140" );
}

/** An account at Stripe, of whose endpoint the site knows. */
function growth_stripe() {
	require_once dirname( __DIR__ ) . '/php/stripe.php';
	stripe_site( 'test', 'growth' );
	\Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint::ensure( 'test' );
	$GLOBALS['stripe_asked'] = array();
}

/** The names of what is measured, with goals and limits. */
function growth_names() {
	$rows = array();
	foreach ( growth_table() as $name => $row ) {
		unset( $row['run'] );
		$rows[] = array( 'name' => $name ) + $row;
	}
	return $rows;
}

/** Measures one; bare: again, on a site without the plugin. */
function growth_measure( $name, $is_bare = false ) {
	$row = growth_table()[ $name ];
	if ( isset( $row['before'] ) && ! $is_bare ) {
		call_user_func( __NAMESPACE__ . '\\' . $row['before'] );
		wp_cache_flush();
	}
	return growth_cost( $row['run'] );
}
