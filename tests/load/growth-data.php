<?php
/**
 * Fills a site for tests/load/growth.mjs by SQL alone: MariaDB has tables of numbers (`seq_1_to_100000`).
 *
 * Posts, responses and uploads are as old as each other, so that their numbers alternate. Everything is spread over two years.
 *
 * @package Mainstreet
 */

// phpcs:disable WordPress -- part of a load test: SQL without a value from outside.
namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Payments\Plans\Paid_Post_Index;
use Mainstreet\Responses\Privacy\Address_Index;
use Mainstreet\Responses\Storage\Response_Index;
use Mainstreet\Responses\Storage\Unread_Count;

/** Rows of each kind, seconds from one to the next, mailings, and emails of each. */
const GROWTH_ROWS     = 100000;
const GROWTH_STEP     = 630;
const GROWTH_MAILINGS = 40;
const GROWTH_EMAILS   = 25000;

/** First number of the posts: post n has 1000 + 3 n, its upload the number after, the response the one after that. */
const GROWTH_FIRST = 1000;

/** A person who is everything: subscriber, member, buyer, and sender of a response. */
const GROWTH_PERSON = 77777;

/** Email address of person n, in SQL and as text. */
const GROWTH_EMAIL = "CONCAT( 'person', n, '@', ELT( n % 5 + 1, 'gmail.com', 'gmail.com', 'example.org', 'example.net', 'example.com' ) )";

function growth_email( $n ) {
	return "person$n@" . array( 'gmail.com', 'gmail.com', 'example.org', 'example.net', 'example.com' )[ $n % 5 ];
}

/** Runs a statement; fails with the database's words. */
function growth_sql( $sql ) {
	global $wpdb;
	$sql  = preg_replace_callback( '/\{(\w+)\}/', function ( $found ) use ( $wpdb ) { return isset( $wpdb->{$found[1]} ) ? $wpdb->{$found[1]} : Tables::name( $found[1] ); }, $sql );
	$done = $wpdb->query( $sql );
	truly( false !== $done, $wpdb->last_error . ' ' . substr( $sql, 0, 200 ) );
	return $done;
}

/** INSERT … SELECT from the table of numbers. */
function growth_insert( $table, array $columns, $count = GROWTH_ROWS, $more = '' ) {
	return growth_sql( "INSERT INTO $table ( " . implode( ', ', array_keys( $columns ) ) . ' ) SELECT ' . implode( ', ', $columns ) . " FROM ( SELECT seq AS n FROM seq_1_to_$count ) AS numbers $more" );
}

/** SQL of a time: the n-th of two years, as DATETIME. */
function growth_date( $late = 0 ) {
	$start = time() - GROWTH_STEP * GROWTH_ROWS - 600 + $late;
	return "DATE_ADD( '" . gmdate( 'Y-m-d H:i:s', $start ) . "', INTERVAL n * " . GROWTH_STEP . ' SECOND )';
}

/** Adds posts, uploads and responses, with 1.1 million rows of postmeta. */
function fill_posts() {
	$date  = growth_date();
	$first = GROWTH_FIRST;
	$base  = array( 'post_author' => 1, 'post_date' => $date, 'post_date_gmt' => $date, 'post_modified' => $date, 'post_modified_gmt' => $date, 'post_excerpt' => "''", 'to_ping' => "''", 'pinged' => "''", 'post_content_filtered' => "''" );
	$text  = "REPEAT( 'The tide comes in twice a day, and the boats in the harbour rise with it. ', 8 )";
	$plan  = "IF( n % 500 = 0, '<!-- wp:jetpack/recurring-payments {\"planId\":77} /-->', '' )";
	growth_insert( '{posts}', $base + array( 'ID' => "$first + 3 * n", 'post_type' => "'post'", 'post_status' => "'publish'", 'post_title' => "CONCAT( 'Tides ', n )", 'post_name' => "CONCAT( 'tides-', n )", 'post_content' => "CONCAT( '<!-- wp:paragraph --><p>', $text, n, '</p><!-- /wp:paragraph -->', $plan )", 'guid' => "CONCAT( 'http://example.org/?p=', n )" ) );
	growth_insert( '{posts}', $base + array( 'ID' => "$first + 3 * n + 1", 'post_type' => "'attachment'", 'post_status' => "'inherit'", 'post_parent' => "$first + 3 * n", 'post_mime_type' => "IF( n % 33 = 0, 'video/mp4', 'image/jpeg' )", 'post_title' => "CONCAT( 'Quay ', n )", 'post_name' => "CONCAT( 'quay-', n )", 'post_content' => "''", 'guid' => "CONCAT( 'http://example.org/quay-', n )" ) );
	// Of the responses one in twenty is spam, one in a hundred in the trash, one in twenty unread.
	$field  = "'{\"key\":\"', %d, '_', '%s', '\",\"label\":\"%s\",\"type\":\"%s\",\"value\":\"', %s, '\"}'";
	$fields = sprintf( $field, 1, 'name', 'Name', 'name', "CONCAT( 'Person ', n )" ) . ", ',', " . sprintf( $field, 2, 'email', 'Email', 'email', GROWTH_EMAIL ) . ", ',', " . sprintf( $field, 3, 'message', 'Message', 'textarea', $text );
	growth_insert( '{posts}', array( 'post_author' => 0 ) + $base + array( 'ID' => "$first + 3 * n + 2", 'post_type' => "'feedback'", 'post_status' => "IF( n % 20 = 0, 'spam', IF( n % 100 = 1, 'trash', 'publish' ) )", 'comment_status' => "IF( n % 20 = 3, 'open', 'closed' )", 'post_parent' => "$first + 3 * ( n % 30 + 1 )", 'post_mime_type' => "'v3'", 'post_title' => "CONCAT( 'Person ', n )", 'post_name' => 'MD5( n )', 'post_content' => "CONCAT( '{\"subject\":\"Hello\",\"form_title\":\"Form ', n % 5, '\",\"ip\":', IF( n > 96000, '\"192.0.2.1\"', 'null' ), ',\"fields\":[', $fields, ']}' )", 'guid' => 'MD5( n )' ) );
	$meta = function ( $post, $key, $value ) { growth_insert( '{postmeta}', array( 'post_id' => GROWTH_FIRST . " + 3 * n + $post", 'meta_key' => $key, 'meta_value' => $value ) ); };
	foreach ( array( '_thumbnail_id' => "$first + 3 * n + 1", '_edit_last' => '1', '_edit_lock' => "CONCAT( UNIX_TIMESTAMP() - n, ':1' )", 'jetpack_seo_html_title' => "CONCAT( 'Tides ', n )" ) as $key => $value ) {
		$meta( 0, "'$key'", $value );
	}
	foreach ( array( "'_wp_attached_file'" => "CONCAT( '2026/01/quay-', n, IF( n % 33 = 0, '.mp4', '.jpg' ) )", "'_wp_attachment_metadata'" => "'a:2:{s:5:\"width\";i:800;s:6:\"height\";i:600;}'", "IF( n % 33 = 0, '_thumbnail_id', '_wp_attachment_image_alt' )" => "$first + 3 * n + 4" ) as $key => $value ) {
		$meta( 1, $key, $value );
	}
	foreach ( array( '_feedback_email' => GROWTH_EMAIL, '_feedback_source_post_id' => "$first + 3 * ( n % 30 + 1 )", '_mainstreet_form_hash' => 'SHA1( n % 5 )', '_feedback_extra_fields' => "'a:0:{}'" ) as $key => $value ) {
		$meta( 2, "'$key'", $value );
	}
}

/** Adds the indexes of responses, as they are once the hourly runs have made them. */
function fill_responses() {
	$post = GROWTH_FIRST . ' + 3 * n + 2';
	growth_insert( '{feedback_idx}', array( 'post_id' => $post, 'email_key' => 'UNHEX( MD5( ' . GROWTH_EMAIL . ' ) )', 'form_hash' => 'SHA1( n % 5 )', 'created_gmt' => growth_date(), 'submission' => 'UUID()', 'has_ip' => 'n > 96000', 'title_key' => "UNHEX( MD5( CONCAT( 'Form ', n % 5 ) ) )", 'source' => GROWTH_FIRST . ' + 3 * ( n % 30 + 1 )', 'unread' => 'n % 20 = 3' ) );
	$host = 'SUBSTRING_INDEX( ' . GROWTH_EMAIL . ", '@', -1 )";
	foreach ( array( 1, 3 ) as $length ) {
		growth_insert( '{feedback_addresses}', array( 'address_key' => "UNHEX( MD5( CONCAT( RIGHT( CONCAT( 'person', n ), $length ), '@', $host ) ) )", 'post_id' => $post ) );
	}
	$newest = GROWTH_FIRST + 3 * GROWTH_ROWS + 2;
	Sql::insert( 'feedback_addresses', array( array( 'address_key' => array( Address_Index::SEAL ), 'post_id' => 0 ) ) );
	Counters::set( Address_Index::CURSOR, $newest );
	Response_Index::add_new( 500 );
	// Once a day the hourly run counts all; not in the run that is measured.
	Unread_Count::recount_if_doubtful();
}

/** Adds subscribers, mailings and a million emails, of which the last mailing is on its way. */
function fill_newsletter() {
	$date = growth_date();
	growth_insert( '{subscribers}', array( 'id' => 'n', 'email' => GROWTH_EMAIL, 'email_key' => 'UNHEX( MD5( ' . GROWTH_EMAIL . ' ) )', 'status' => "IF( n % 20 = 1, 'unsubscribed', IF( n % 100 = 2, 'bounced', IF( n > 99000 AND n % 4 = 0, 'pending', 'active' ) ) )", 'name' => "CONCAT( 'Person ', n )", 'locale' => "''", 'source' => "'form'", 'frequency' => "IF( n % 20 = 0, 'weekly', 'each' )", 'created_gmt' => $date, 'confirmed_gmt' => $date, 'unsubscribed_gmt' => 'IF( n % 20 = 1, DATE_SUB( UTC_TIMESTAMP(), INTERVAL 5 DAY ), NULL )', 'notice_at' => 'UNIX_TIMESTAMP()', 'unsub_key' => "UNHEX( MD5( CONCAT( 'u', n ) ) )", 'signup_ip' => "IF( n > 95700, x'c0000201', NULL )", 'ip_gmt' => "IF( n > 95700, $date, NULL )" ) );
	$all = GROWTH_MAILINGS;
	growth_insert( '{campaigns}', array( 'id' => 'n', 'post_id' => GROWTH_FIRST . ' + 3 * n * 2500', 'audience' => "'all'", 'status' => "IF( n = $all, 'sending', 'done' )", 'cursor_id' => 'n * 1250', 'last_id' => GROWTH_ROWS, 'total' => GROWTH_EMAILS, 'sent' => GROWTH_EMAILS, 'starts_at' => "UNIX_TIMESTAMP() - ( $all - n ) * 1555200 - 36000", 'created_gmt' => "DATE_SUB( UTC_TIMESTAMP(), INTERVAL ( $all - n ) * 1555200 + 36000 SECOND )" ), $all );
	// Each subscriber got every fourth. Of the readers of the weekly email, posts were kept and bundled.
	$state = 'CASE WHEN n % 200 = 7 THEN ' . Deliveries::GIVEN_UP . ' WHEN n % 20 = 0 THEN ' . Deliveries::BUNDLED . ' ELSE ' . Deliveries::SENT . ' END';
	growth_insert( '{deliveries}', array( 'campaign_id' => 'c.n', 'subscriber_id' => 'numbers.n * 4 - c.n % 4', 'state' => str_replace( 'n %', 'numbers.n %', $state ), 'tries' => 1, 'at' => "UNIX_TIMESTAMP() - ( $all - c.n ) * 1555200 - 36000 + numbers.n" ), GROWTH_EMAILS, "CROSS JOIN ( SELECT seq AS n FROM seq_1_to_$all ) AS c" );
	Counters::set( 'recounted_at', 0 );
	$recount = new \ReflectionMethod( Subscriber_Cleanup::class, 'recount' );
	$recount->setAccessible( true );
	$recount->invoke( null );
}

/** Adds orders, members with a membership each, likes, and counters of rate limits, of which one in a hundred is over. */
function fill_others() {
	$date = growth_date();
	$open = 'n > 99940';
	$paid = "IF( $open OR n % 10 = 9, NULL, $date )";
	growth_insert( '{orders}', array( 'id' => 'n', 'uuid' => "CONCAT( LPAD( HEX( n ), 8, '0' ), '-0000-4000-8000-', LPAD( HEX( n ), 12, '0' ) )", 'mode' => "'test'", 'kind' => "IF( n % 3 = 0, 'subscription', 'one-time' )", 'plan_id' => '100 + n % 7', 'post_id' => GROWTH_FIRST . ' + 3', 'member_id' => 'n', 'title' => "CONCAT( 'Support ', n % 7 )", 'amount' => '500 + 10 * ( n % 400 )', 'refunded' => 'IF( n % 10 = 8, 500 + 10 * ( n % 400 ), 0 )', 'currency' => "IF( n % 5 = 0, 'JPY', 'EUR' )", 'status' => "IF( $open, 'open', ELT( n % 10 + 1, 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'refunded', 'expired' ) )", 'provider' => "'stripe'", 'provider_ref' => "CONCAT( 'cs_', n )", 'payment_ref' => "CONCAT( 'pi_', n )", 'sub_ref' => "IF( n % 3 = 0, CONCAT( 'sub_', n ), '' )", 'email' => GROWTH_EMAIL, 'name' => "CONCAT( 'Person ', n )", 'created_gmt' => $date, 'updated_gmt' => $date, 'paid_gmt' => $paid ) );
	growth_insert( '{members}', array( 'id' => 'n', 'email_key' => 'UNHEX( MD5( ' . GROWTH_EMAIL . ' ) )', 'email' => GROWTH_EMAIL, 'name' => "CONCAT( 'Person ', n )", 'created_gmt' => $date ) );
	growth_insert( '{memberships}', array( 'id' => 'n', 'member_id' => 'n', 'plan_id' => '100 + n % 7', 'order_id' => 'n', 'mode' => "'test'", 'status' => "IF( n % 5 = 0, 'expired', 'active' )", 'period_end' => 'UNIX_TIMESTAMP() + IF( n % 5 = 0 OR n % 4000 = 1, -7200, 86400 * ( n % 30 + 1 ) )', 'sub_ref' => "CONCAT( 'sub_', n )", 'created_gmt' => $date, 'updated_gmt' => $date ) );
	growth_insert( '{likes}', array( 'post_id' => GROWTH_FIRST . ' + 3 * ( n % 60000 + 1 )', 'actor' => 'UNHEX( MD5( n ) )', 'at' => 'UNIX_TIMESTAMP() - n' ) );
	growth_insert( '{throttle}', array( 'k' => 'UNHEX( MD5( n ) )', 'n' => 1, 'reset_at' => 'UNIX_TIMESTAMP() + IF( n % 100 = 0, -n % 3600 - 1, 3600 + n % 3600 )' ), 300000 );
}

/** Makes the tables if they are not there yet, and fills them. Gives how many rows each has. */
function fill_for_growth() {
	global $wpdb;
	Tables::create();
	$wpdb->query( 'SET SESSION unique_checks = 0, foreign_key_checks = 0' );
	fill_posts();
	fill_responses();
	fill_newsletter();
	fill_others();
	// What the hourly run does until all posts are known.
	do {
		$last = Paid_Post_Index::get_last_indexed();
		Paid_Post_Index::run();
	} while ( Paid_Post_Index::get_last_indexed() > $last );
	wp_cache_flush();
	$counts = array();
	foreach ( array( 'posts', 'postmeta', 'feedback_idx', 'subscribers', 'deliveries', 'orders', 'members', 'memberships', 'likes', 'throttle' ) as $name ) {
		$table = isset( $wpdb->$name ) ? $wpdb->$name : Tables::name( $name );
		$wpdb->query( "ANALYZE TABLE `$table`" );
		$counts[ $name ] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM `$table`" );
	}
	return $counts;
}
