<?php
/**
 * What responses read does not grow with their number.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once dirname( __DIR__, 3 ) . '/tests/php/forms.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/growth.php';

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Responses\Listing\Bulk_Actions;
use Mainstreet\Responses\Listing\Response_List;
use Mainstreet\Responses\Listing\Response_Sources;
use Mainstreet\Responses\Privacy\Address_Index;
use Mainstreet\Responses\Privacy\Personal_Data_Finder;
use Mainstreet\Responses\Privacy\Response_Cleanup;
use Mainstreet\Responses\Privacy\Response_Privacy;
use Mainstreet\Responses\Storage\Response_Index;
use Mainstreet\Responses\Storage\Response_Store;
use Mainstreet\Responses\Storage\Unread_Count;

/** Responses, as another plugin stores them; with their rows of the index. */
function many_responses( $count, $days, array $more = array(), $is_indexed = true ) {
	global $wpdb;
	$last = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
	foreach ( array_chunk( range( 1, $count ), 500 ) as $numbers ) {
		$rows = array();
		foreach ( $numbers as $number ) {
			$time   = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS + $number );
			$row    = $more + array( 'ID' => $last + $number, 'post_type' => 'feedback', 'post_status' => 'publish', 'comment_status' => 'closed', 'post_date' => $time, 'post_date_gmt' => $time, 'post_mime_type' => 'v3', 'post_content' => '{"fields":[]}', 'post_title' => 'x', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' );
			$rows[] = '(' . implode( ', ', array_map( array( \Mainstreet\Core\Database\Sql::class, 'value' ), $row ) ) . ')';
		}
		$wpdb->query( "INSERT INTO {$wpdb->posts} (" . implode( ', ', array_keys( $row ) ) . ') VALUES ' . implode( ', ', $rows ) );
	}
	if ( $is_indexed ) {
		fill_table( 'feedback_idx', $count, function ( $number ) use ( $last, $days ) {
			return array( 'post_id' => $last + $number, 'form_hash' => '', 'created_gmt' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS + $number ), 'has_ip' => 0 );
		} );
	}
	analyze( $wpdb->posts );
	analyze( $wpdb->postmeta );
	return $last + 1;
}

/** Statements that run meanwhile. */
function statements_of( callable $body ) {
	$log  = array();
	$note = function ( $sql ) use ( &$log ) {
		$log[] = $sql;
		return $sql;
	};
	add_filter( 'query', $note );
	$body();
	remove_filter( 'query', $note );
	return $log;
}

test( 'the hourly run reads no responses that stay', function () {
	cf_clean();
	Stored_Settings::save( array( 'feedback_retention_months' => 12 ) );
	many_responses( 4000, 10 );
	Response_Cleanup::run();
	examines_at_most( 'responses: hourly run, none due', array( Response_Cleanup::class, 'run' ) );
} );

test( 'old responses are deleted with a few statements each', function () {
	global $wpdb;
	cf_clean();
	many_responses( 1000, 10 );
	Response_Cleanup::run();
	many_responses( 100, 40, array( 'post_status' => 'spam' ) );
	$log = array();
	examines_at_most( 'responses: delete 100', function () use ( &$log ) { $log = statements_of( array( Response_Cleanup::class, 'run' ) ); } );
	same( 0, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_status = 'spam'" ) );
	same( 1000, (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::get_table() ) );
	truly( count( $log ) <= 950, count( $log ) . " statements:\n" . implode( "\n", array_slice( $log, 0, 60 ) ) );
} );

test( 'responses that another plugin stores get into the index, and into the number of unread', function () {
	cf_clean();
	many_responses( 3, 10 );
	Response_Cleanup::run();
	same( 0, Unread_Count::get() );
	$new = many_responses( 2, 1, array(), false );
	wp_insert_post( array( 'post_type' => 'feedback', 'post_status' => 'publish', 'comment_status' => 'open', 'post_content' => '{}' ) );
	Response_Cleanup::run();
	same( 6, (int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::get_table() ) );
	same( 1, Unread_Count::get(), 'stored through WordPress:' );
	$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'comment_status' => 'open' ), array( 'ID' => $new ) );
	Response_Cleanup::run();
	same( 1, Unread_Count::get(), 'before a day has passed:' );
	Counters::set( Unread_Count::COUNTED_AT, time() - DAY_IN_SECONDS );
	Response_Cleanup::run();
	same( 2, Unread_Count::get(), 'changed in the database:' );
} );

test( 'an index that was lost is made anew', function () {
	cf_clean();
	many_responses( 300, 10 );
	Response_Cleanup::run();
	truly( Counters::get( Response_Index::CURSOR ) > 0 );
	$GLOBALS['wpdb']->query( 'DELETE FROM ' . Response_Store::get_table() );
	Response_Cleanup::run();
	same( 300, (int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::get_table() ) );
} );

test( 'what we store ourselves needs no new count', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	Response_Cleanup::run();
	$counted = Counters::get( Unread_Count::COUNTED_AT );
	truly( $counted > 0 );
	cf_send( cf_post( $page ) );
	same( array( 1, $counted ), array( Unread_Count::get(), Counters::get( Unread_Count::COUNTED_AT ) ) );
} );

test( 'the posts that responses came from are found without reading the responses', function () {
	global $wpdb;
	cf_clean();
	$pages = array();
	for ( $number = 0; $number < 5; $number++ ) {
		$pages[] = wp_insert_post( array( 'post_title' => "Page $number", 'post_status' => 'publish', 'post_content' => 'x' ) );
		many_responses( 600, 10 - $number, array( 'post_parent' => $pages[ $number ] ) );
	}
	many_responses( 100, 1 );
	$ids = function () { return array_column( Response_Sources::get_posts(), 'id' ); };
	// As an older version left it.
	same( $pages, $ids() );
	delete_transient( 'mainstreet_feedback_sources' );
	Response_Cleanup::run();
	analyze( Response_Store::get_table() );
	same( 0, (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::get_table() . ' WHERE source IS NULL' ) );
	$ids();
	same( $pages, examines_at_most( 'responses: list of sources', $ids ) );
	// Another plugin stores one, and one of ours comes.
	$other = wp_insert_post( array( 'post_title' => 'Page 5', 'post_status' => 'publish', 'post_content' => 'x' ) );
	wp_insert_post( array( 'post_type' => 'feedback', 'post_status' => 'publish', 'post_content' => '{}', 'post_parent' => $other ) );
	same( array_merge( $pages, array( $other ) ), $ids() );
	cf_mails();
	$own = cf_publish( cf() );
	cf_send( cf_post( $own ) );
	truly( in_array( $own, $ids(), true ), 'its page is there at once:' );
} );

test( 'a person is found in one pass through the responses', function () {
	global $wpdb;
	cf_clean();
	$first = many_responses( 2000, 10, array( 'post_content' => '{"fields":[{"key":"1_a","label":"Email","value":"other@example.org","type":"email"}]}' ) );
	foreach ( array_chunk( range( $first, $first + 1999 ), 500 ) as $ids ) {
		$wpdb->query( "INSERT INTO {$wpdb->postmeta} ( post_id, meta_key, meta_value ) VALUES " . implode( ', ', array_map( function ( $id ) { return "( $id, '_feedback_email', 'other@example.org' ), ( $id, '_a', 'x' ), ( $id, '_b', 'x' )"; }, $ids ) ) );
	}
	update_post_meta( $first + 5, '_feedback_email', 'ada@example.org' );
	analyze( $wpdb->postmeta );
	$found = examines_at_most( 'responses: find a person in 2,000, before the index is made', function () { return iterator_to_array( ( new Personal_Data_Finder( 'ada@example.org' ) )->find_responses(), false ); } );
	same( array( $first + 5 ), wp_list_pluck( $found, 'ID' ) );
} );

test( 'a person is found without reading the responses of others', function () {
	global $wpdb;
	cf_clean();
	$response = function ( $text ) { return array( 'post_content' => wp_json_encode( array( 'fields' => array( array( 'key' => '1_a', 'label' => 'Text', 'value' => $text, 'type' => 'textarea' ) ) ) ) ); };
	$first = many_responses( 3000, 10, $response( 'I am other@example.org' ) );
	foreach ( array( 7 => 'Write to Ada@Example.org, please.', 70 => '<ada@example.org>', 700 => 'not xada@example.org or ada@example.org.uk', 701 => "Ada's: ada@example.org." ) as $at => $text ) {
		$wpdb->update( $wpdb->posts, $response( $text ), array( 'ID' => $first + $at ) );
	}
	$find = function ( $email = 'ada@example.org' ) { return wp_list_pluck( iterator_to_array( ( new Personal_Data_Finder( $email ) )->find_responses(), false ), 'ID' ); };
	$hits = array( $first + 7, $first + 70, $first + 701 );
	same( $hits, $find(), 'before the index is made:' );
	Address_Index::run();
	analyze( $wpdb->posts );
	analyze( \Mainstreet\Core\Database\Tables::name( 'feedback_addresses' ) );
	$find();
	same( $hits, examines_at_most( 'responses: find a person', $find ) );
	// A new one, one that another plugin changes, and one that is deleted.
	$new = many_responses( 1, 1, $response( 'ada@example.org' ) );
	wp_update_post( wp_slash( array( 'ID' => $first + 9 ) + $response( 'Now from ada@example.org' ) ) );
	wp_delete_post( $first + 70, true );
	same( array( $first + 7, $first + 9, $first + 701, $new ), $find() );
	same( 0, (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . \Mainstreet\Core\Database\Tables::name( 'feedback_addresses' ) . ' WHERE post_id = ' . ( $first + 70 ) ) );
	Sql::run( 'feedback_addresses', 'DELETE FROM {table}' );
	same( array( $first + 7, $first + 9, $first + 701, $new ), $find(), 'after the index was lost:' );
} );

test( 'erasing a person’s responses reads none of others, and keeps the number of unread ones', function () {
	global $wpdb;
	cf_clean();
	$text  = function ( $email ) { return array( 'comment_status' => 'open', 'post_content' => wp_json_encode( array( 'fields' => array( array( 'key' => '1_a', 'label' => 'Email', 'value' => $email, 'type' => 'email' ) ) ) ) ); };
	$first = many_responses( 3000, 10, $text( 'other@example.org' ) );
	foreach ( array( 7, 70 ) as $at ) {
		$wpdb->update( $wpdb->posts, $text( 'ada@example.org' ), array( 'ID' => $first + $at ) );
	}
	Address_Index::run();
	Unread_Count::recount_if_doubtful();
	analyze( $wpdb->posts );
	$counted = Counters::get( Unread_Count::COUNTED_AT );
	$result  = examines_at_most( 'responses: find a person', function () { return Response_Privacy::erase( 'ada@example.org' ); } );
	same( array( true, true ), array( $result['items_removed'], $result['done'] ) );
	same( array( 2998, $counted ), array( Unread_Count::get(), Counters::get( Unread_Count::COUNTED_AT ) ) );
	same( 2998, Unread_Count::recount(), 'counted again:' );
} );

test( 'every text that holds an address has its key', function () {
	mt_srand( 35 );
	$pieces  = array( 'a', 'ada', 'A', 'É', 'é', 'ß', 'ſ', 'K', 'x', '7', '.', '-', '_', '+', '@', ' ', "\n", '<', '>', "'", '"', ',', 'example.org', 'EXAMPLE.org', 'bücher.de', 'xn--bcher-kva.de', '.uk', '日本', '.-', '..' );
	$emails  = array( 'ada@example.org', 'a@example.org', 'é@bücher.de', 'as@example.org', 'k.k@xn--bcher-kva.de', 'a+b_c@example.org', '日本@example.org' );
	$matches = 0;
	for ( $run = 0; $run < 20000; $run++ ) {
		$email = $emails[ mt_rand( 0, count( $emails ) - 1 ) ];
		$text  = '';
		for ( $part = mt_rand( 0, 4 ); $part > 0; $part-- ) {
			$text .= $pieces[ mt_rand( 0, count( $pieces ) - 1 ) ];
		}
		$text .= mt_rand( 0, 3 ) ? ( mt_rand( 0, 1 ) ? $email : mb_strtoupper( $email ) ) : strtr( $email, array( 's' => 'ſ', 'bücher.de' => 'xn--bcher-kva.de' ) );
		for ( $part = mt_rand( 0, 4 ); $part > 0; $part-- ) {
			$text .= $pieces[ mt_rand( 0, count( $pieces ) - 1 ) ];
		}
		$person = new Personal_Data_Finder( $email );
		if ( $person->is_mentioned( $text ) ) {
			++$matches;
			$addresses = new \ReflectionProperty( $person, 'addresses' );
			$addresses->setAccessible( true );
			$keys = Address_Index::build_keys( $text );
			$has  = false;
			foreach ( $addresses->getValue( $person ) as $address ) {
				$own = Address_Index::build_keys( $address );
				$has = $has || in_array( end( $own ), $keys, true );
			}
			truly( $has, "$email in " . wp_json_encode( $text ) );
		}
	}
	truly( $matches > 3000, "$matches texts hold the address" );
} );

test( 'a page of unread responses reads no others', function () {
	global $wpdb;
	cf_clean();
	$old = many_responses( 30, 20, array( 'comment_status' => 'open' ) );
	many_responses( 4000, 10 );
	$page = function ( $number = 1, array $more = array() ) {
		$found = Response_List::find_page( $more + array( 'status' => 'inbox', 'unread' => true, 'per_page' => 20, 'page' => $number ) );
		return array( wp_list_pluck( $found['posts'], 'ID' ), '' !== $found['next'], Response_List::count_total( $more + array( 'unread' => true ) ) );
	};
	$all = range( $old + 29, $old );
	// As an older version left it.
	same( array( array_slice( $all, 0, 20 ), true, 30 ), $page() );
	Response_Cleanup::run();
	analyze( $wpdb->posts );
	analyze( Response_Store::get_table() );
	$page();
	same( array( array_slice( $all, 0, 20 ), true, 30 ), examines_at_most( 'responses: page of unread ones, with their number', $page ) );
	same( array( array_slice( $all, 20 ), false, 30 ), $page( 2 ) );
	same( array( array_slice( array_reverse( $all ), 0, 20 ), true, 30 ), $page( 1, array( 'order' => 'asc' ) ) );
	// Whatever changes one.
	Bulk_Actions::run( 'read', array( $all[0] ) );
	Bulk_Actions::run( 'trash', array( $all[1] ) );
	wp_update_post( array( 'ID' => $all[2], 'comment_status' => 'closed' ) );
	wp_delete_post( $all[3], true );
	Response_Cleanup::run();
	same( array( array_slice( $all, 4, 20 ), true, 26 ), $page() );
	Bulk_Actions::run( 'unread', array( $all[0] ) );
	Bulk_Actions::run( 'restore', array( $all[1] ) );
	same( array( array_merge( array_slice( $all, 0, 2 ), array_slice( $all, 4, 18 ) ), true, 28 ), $page() );
	// Another plugin stores one, and changes one in the database.
	$new = wp_insert_post( array( 'post_type' => 'feedback', 'post_status' => 'publish', 'comment_status' => 'open', 'post_content' => '{}' ) );
	same( $new, $page()[0][0] );
	$wpdb->update( $wpdb->posts, array( 'comment_status' => 'open' ), array( 'ID' => $all[2] ) );
	Response_Cleanup::run();
	same( array( array_merge( array( $new ), array_slice( $all, 0, 3 ), array_slice( $all, 4, 16 ) ), true, 30 ), $page() );
} );
