<?php
/**
 * What the newsletter reads does not grow with the number of subscribers and deliveries.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once dirname( __DIR__, 3 ) . '/tests/php/newsletter.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/growth.php';

use Mainstreet\Core\Database\Bounded_Search;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Install;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Campaigns\Deliveries\Delivery_Cleanup;
use Mainstreet\Newsletter\Campaigns\Weekly_Issue;
use Mainstreet\Newsletter\Queue\Send_Rate;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

/** Campaigns that have ended, and their deliveries. */
function old_deliveries( $count, $days, array $more = array() ) {
	fill_table( 'campaigns', 20, function ( $number ) {
		return array( 'id' => $number, 'post_id' => 900000 + $number, 'audience' => 'all', 'status' => 'done', 'created_gmt' => Sql::time( time() - 40 * DAY_IN_SECONDS ) );
	} );
	fill_table( 'deliveries', $count, function ( $number ) use ( $days, $more ) {
		return $more + array( 'campaign_id' => $number % 20 + 1, 'subscriber_id' => $number, 'state' => Deliveries::SENT, 'tries' => 1, 'at' => time() - $days * DAY_IN_SECONDS + $number );
	} );
}

function number_of( $table, $where = '1 = 1' ) {
	return (int) Sql::row( $table, "SELECT COUNT(*) AS n FROM {table} WHERE $where" )['n'];
}

test( 'the pause since the last mail is found without reading old deliveries', function () {
	newsletter();
	old_deliveries( 4000, 2 );
	add_filter( 'mainstreet_mails_per_hour', function () { return 400; } );
	same( 100, examines_at_most( 'newsletter: send rate after a pause', array( new Send_Rate(), 'now' ) ), 'after a long pause:' );
	Sql::insert( 'deliveries', array( array( 'campaign_id' => 1, 'subscriber_id' => 9000, 'state' => Deliveries::SENT, 'tries' => 1, 'at' => time() - 300 ) ) );
	same( 34, examines_at_most( 'newsletter: send rate', array( new Send_Rate(), 'now' ) ), 'after five minutes:' );
	// What was kept for the weekly email is no mail.
	fill_table( 'deliveries', 500, function ( $number ) {
		return array( 'campaign_id' => 30, 'subscriber_id' => $number, 'state' => Deliveries::KEPT, 'tries' => 1, 'at' => time() - 100 );
	} );
	same( 34, examines_at_most( 'newsletter: send rate', array( new Send_Rate(), 'now' ) ), 'beside the weekly email:' );
} );

test( 'whether a weekly email is due is found without reading old deliveries', function () {
	newsletter();
	old_deliveries( 4000, 20 );
	Weekly_Issue::create_due();
	same( 0, examines_at_most( 'newsletter: weekly email, not due', array( Weekly_Issue::class, 'create_due' ) ) );
	fill_table( 'deliveries', 100, function ( $number ) {
		return array( 'campaign_id' => 3, 'subscriber_id' => 10000 + $number, 'state' => Deliveries::KEPT, 'tries' => 1, 'at' => time() - 8 * DAY_IN_SECONDS );
	} );
	// With all options, for the next tick.
	truly( examines_at_most( 'newsletter: weekly email, 100 deliveries kept for it', array( Weekly_Issue::class, 'create_due' ) ) > 0 );
} );

test( 'old deliveries are deleted in batches, a part of them in each run', function () {
	newsletter();
	old_deliveries( 5500, 100 );
	$log = array();
	add_filter( 'query', function ( $sql ) use ( &$log ) {
		$log[] = $sql;
		return $sql;
	} );
	same( 2000, Delivery_Cleanup::run( 2 ) );
	same( 3500, number_of( 'deliveries' ) );
	foreach ( preg_grep( '/^DELETE/', $log ) as $sql ) {
		truly( substr_count( $sql, ',' ) < 1000, 'a statement deletes a thousand rows at most:' );
	}
	Subscriber_Cleanup::run();
	same( 0, number_of( 'deliveries' ) );
	same( 0, examines_at_most( 'newsletter: cleanup of deliveries, none old', array( Delivery_Cleanup::class, 'run' ) ) );
} );

test( 'the cleanup of deliveries reads none that stay', function () {
	newsletter();
	old_deliveries( 4000, 3 );
	same( 0, examines_at_most( 'newsletter: cleanup of deliveries, none old', array( Delivery_Cleanup::class, 'run' ) ) );
	same( 4000, number_of( 'deliveries' ) );
} );

test( 'deliveries of a campaign that goes on are kept, and keep no others', function () {
	newsletter();
	old_deliveries( 2000, 100 );
	Sql::update( 'campaigns', array( 'status' => 'paused' ), 'id = 1' );
	$kept = number_of( 'deliveries', 'campaign_id = 1' );
	truly( $kept > 0 );
	Delivery_Cleanup::run();
	same( array( $kept, $kept ), array( number_of( 'deliveries' ), number_of( 'deliveries', 'campaign_id = 1' ) ) );
} );

test( 'deleting a subscriber reads this subscriber’s deliveries only', function () {
	newsletter();
	old_deliveries( 4000, 3 );
	$row = ( new Subscribers() )->add( array( 'email' => 'ada@example.org' ), 'active' );
	Sql::insert( 'deliveries', array( array( 'campaign_id' => 1, 'subscriber_id' => $row['id'] + 100000, 'state' => 1, 'tries' => 1, 'at' => time() ) ) );
	Sql::update( 'deliveries', array( 'subscriber_id' => $row['id'] ), 'subscriber_id = ' . ( $row['id'] + 100000 ) . ' AND campaign_id = 1' );
	truly( examines_at_most( 'newsletter: delete one subscriber', function () use ( $row ) { return ( new Subscribers() )->delete( $row['id'] ); } ) );
	same( 0, number_of( 'deliveries', 'subscriber_id = ' . (int) $row['id'] ) );
} );

/** Subscribers with the address of their sign-up. */
function subscribers_with_ips( $count, $days ) {
	fill_table( 'subscribers', $count, function ( $number ) use ( $days ) {
		$time = Sql::time( time() - $days * DAY_IN_SECONDS + $number );
		return array( 'email' => "s$number@example.org", 'email_key' => array( md5( "s$number-$days" ) ), 'status' => 'active', 'name' => '', 'locale' => '', 'source' => 'form', 'created_gmt' => $time, 'confirmed_gmt' => $time, 'unsub_key' => array( md5( "u$number" ) ), 'signup_ip' => array( 'c0000201' ), 'confirm_ip' => array( 'c0000201' ), 'ip_gmt' => $time );
	} );
}

test( 'IP addresses that are not due are not read', function () {
	newsletter();
	subscribers_with_ips( 4000, 10 );
	$forget = array( Subscriber_Cleanup::class, 'delete_ip_addresses' );
	same( 0, examines_at_most( 'newsletter: forget IP addresses, none due', $forget ) );
	subscribers_with_ips( 50, 31 );
	same( 50, examines_at_most( 'newsletter: forget 50 IP addresses', $forget ) );
	same( 4000, number_of( 'subscribers', 'signup_ip IS NOT NULL' ) );
	same( 4000, number_of( 'subscribers', 'confirm_ip IS NOT NULL' ) );
	same( 4000, number_of( 'subscribers', 'ip_gmt IS NOT NULL' ) );
	same( 0, examines_at_most( 'newsletter: forget IP addresses, none due', $forget ) );
} );

test( 'IP addresses are forgotten that an older version stored', function () {
	global $wpdb;
	newsletter();
	subscribers_with_ips( 3, 31 );
	subscribers_with_ips( 2, 10 );
	$table = Tables::name( 'subscribers' );
	$wpdb->query( "DROP INDEX ip_gmt ON `$table`" );
	$wpdb->query( "ALTER TABLE `$table` DROP COLUMN ip_gmt" );
	Stored_Settings::save( array( 'version' => 8 ) );
	Install::maybe_run();
	Subscriber_Cleanup::run();
	same( array( 2, 2 ), array( number_of( 'subscribers', 'signup_ip IS NOT NULL' ), number_of( 'subscribers', 'ip_gmt IS NOT NULL' ) ) );
} );

test( 'the time of an IP address is stored with it', function () {
	$mails = newsletter();
	$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
	ask_to_subscribe( 'ada@example.org' );
	same( 1, number_of( 'subscribers', 'signup_ip IS NOT NULL AND ip_gmt = created_gmt' ) );
	Sql::update( 'subscribers', array( 'ip_gmt' => Sql::time( time() - 40 * DAY_IN_SECONDS ), 'created_gmt' => Sql::time( time() - 10 * DAY_IN_SECONDS ) ), '1 = 1' );
	press( link_in( $mails[0] ) );
	same( 1, number_of( 'subscribers', 'confirm_ip IS NOT NULL AND ip_gmt = confirmed_gmt' ) );
} );

test( 'a search for subscribers reads the newest, and of the older ones those whose address or name begins with it', function () {
	newsletter();
	act_as( 'administrator' );
	subscribers_with_ips( Bounded_Search::NEWEST + 2000, 10 );
	$search = function ( $text, array $more = array() ) {
		$found = rest_do_request_with( '/mainstreet/v1/subscribers', $more + array( 'search' => $text, 'per_page' => 10 ) );
		return array( $found['total'], $found['search_limit'] );
	};
	$all = array( 'search_all' => true );
	same( array( 0, Bounded_Search::NEWEST ), examines_at_most( 'newsletter: search without a hit', function () use ( $search ) { return $search( 'nobody' ); } ) );
	same( array( 0, 0 ), $search( 'nobody', $all ) );
	same( array( 1, Bounded_Search::NEWEST ), $search( '12000@' ), 'a part, among the newest:' );
	same( array( 1, Bounded_Search::NEWEST ), $search( 'S1234@' ), 'a beginning, older:' );
	Sql::update( 'subscribers', array( 'name' => 'Ada Lovelace', 'status' => 'pending' ), 'email = \'s17@example.org\'' );
	same( array( 1, Bounded_Search::NEWEST ), $search( 'ada lov' ), 'a name:' );
	same( array( 0, Bounded_Search::NEWEST ), $search( 'lovelace' ), 'a part, older:' );
	same( array( 1, 0 ), $search( 'lovelace', $all ), 'a part, older, all read:' );
	same( array( 0, Bounded_Search::NEWEST ), $search( 'ada lov', array( 'status' => 'active' ) ), 'with another status:' );
	same( array( 1, Bounded_Search::NEWEST ), $search( 'ada lov', array( 'status' => 'pending' ) ) );
	same( array( 10001, 0 ), array( $search( 's' )[0], $search( '' )[1] ), 'many, and no search:' );
} );

test( 'a search in a short list of subscribers reads all of it', function () {
	newsletter();
	act_as( 'administrator' );
	subscribers_with_ips( 3000, 10 );
	$search = function ( $text, array $more = array() ) {
		return rest_do_request_with( '/mainstreet/v1/subscribers', $more + array( 'search' => $text, 'per_page' => 10 ) );
	};
	same( array( 1, 1111, 0 ), array( $search( 's2999@' )['total'], $search( 's1' )['total'], $search( '1' )['search_limit'] ) );
	same( array( 1111, 1 ), array( $search( 's1', array( 'page' => 112 ) )['total'], count( $search( 's1', array( 'page' => 112 ) )['items'] ) ) );
	same( array( 1111, 0 ), array( $search( 's1', array( 'page' => 200 ) )['total'], count( $search( 's1', array( 'page' => 200 ) )['items'] ) ) );
} );

test( 'a page of subscribers behind a known one reads no rows before it', function () {
	newsletter();
	act_as( 'administrator' );
	subscribers_with_ips( 3000, 10 );
	$list = function ( array $query ) {
		return array_column( rest_do_request_with( '/mainstreet/v1/subscribers', $query + array( 'per_page' => 20 ) )['items'], 'id' );
	};
	$before = $list( array( 'page' => 99 ) );
	same( $list( array( 'page' => 100 ) ), examines_at_most( 'newsletter: page behind a known one', function () use ( $list, $before ) { return $list( array( 'page' => 100, 'before' => end( $before ) ) ); } ) );
	$oldest = array( 'page' => 2, 'order' => 'asc' );
	same( $list( $oldest ), $list( $oldest + array( 'before' => 5 ) ), 'in another order pages are counted:' );
} );

/** What a route answers to a query. */
function rest_do_request_with( $path, array $query ) {
	$request = new \WP_REST_Request( 'GET', $path );
	$request->set_query_params( $query );
	return rest_do_request( $request )->get_data();
}
