<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Feedback_Cron;
use Mainstreet\Feedback_Privacy;
use Mainstreet\Feedback_Reader;
use Mainstreet\Feedback_Store;
use Mainstreet\Install;

// phpcs:disable -- test code.

require_once __DIR__ . '/forms.php';

/** All pages of an exporter. */
function cf_export( $email ) {
	$items = array();
	for ( $page = 1; $page < 20; $page++ ) {
		$step  = Feedback_Privacy::export( $email, $page );
		$items = array_merge( $items, $step['data'] );
		if ( $step['done'] ) {
			return $items;
		}
	}
}

/** All pages of the eraser. */
function cf_erase( $email ) {
	for ( $page = 1; $page < 20; $page++ ) {
		if ( Feedback_Privacy::erase( $email, $page )['done'] ) {
			return;
		}
	}
}

/** Makes all answers older. */
function cf_age( $days ) {
	global $wpdb;
	$date = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
	$wpdb->query( "UPDATE {$wpdb->posts} SET post_date = '$date', post_date_gmt = '$date' WHERE post_type = 'feedback'" );
	$wpdb->query( 'UPDATE ' . Feedback_Store::table() . " SET created_gmt = '$date'" );
	wp_cache_flush();
}

test( 'a person’s answers are exported and erased, page by page, and nobody else’s', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	cf_send( cf_post( $page, array( 'email' => 'Ada@example.org', 'textarea' => 'mine <b>' ) ) );
	cf_send( cf_post( $page, array( 'email' => 'bob@example.org', 'textarea' => 'I know ada@example.org' ) ) );
	// From before: not in our index, and one that only mentions the address.
	$old   = store_answer( array( 'entry' => answer( array( 'Name' => 'Ada', 'Email' => 'ada@example.org' ) ) ) );
	$other = store_answer( array( 'entry' => answer( array( 'Name' => 'Eve', 'Email' => 'eve@example.org', 'Message' => 'ask ada@example.org' ) ) ) );
	for ( $i = 0; $i < 60; $i++ ) {
		store_answer( array( 'entry' => answer( array( 'Email' => 'ada@example.org' ) ) ) );
	}
	$items = cf_export( 'ada@example.org' );
	same( 62, count( $items ) );
	$values = wp_list_pluck( $items[0]['data'], 'value' );
	truly( in_array( 'mine &lt;b&gt;', $values, true ), implode( '|', $values ) );
	cf_erase( 'ada@example.org' );
	same( array(), cf_export( 'ada@example.org' ) );
	same( null, get_post( $old ) );
	truly( (bool) get_post( $other ) );
	same( 2, count( cf_answers() ) );
	truly( isset( apply_filters( 'wp_privacy_personal_data_exporters', array() )['mainstreet-feedback'] ) );
	truly( isset( apply_filters( 'wp_privacy_personal_data_erasers', array() )['mainstreet-feedback'] ) );
} );

test( 'the address is forgotten in time, in old formats too; the rest of the answer stays', function () {
	cf_clean();
	cf_mails();
	cf_send( cf_post( cf_publish( cf() ), array( 'textarea' => 'Grüße 😀 <i>' ) ) );
	$old = store_answer( array( 'post_mime_type' => '', 'post_content' => "Hello\n<!--more-->\nAUTHOR: Ada\nAUTHOR EMAIL: ada@example.org\nAUTHOR URL: \nSUBJECT: Hi\nIP: 203.0.113.9\nJSON_DATA\n{\"1_Name\":\"Ada\"}" ) );
	Feedback_Cron::run();
	holds( '"ip":"127.0.0.1"', cf_answers()[1]->post_content );
	cf_age( 31 );
	Feedback_Cron::run();
	foreach ( cf_answers() as $post ) {
		same( '', Feedback_Reader::read( $post )['ip'] );
		holds_not( '"ip":"', $post->post_content );
		holds_not( '203.0.113.9', $post->post_content );
	}
	same( 'Grüße 😀 <i>', array_values( cf_values( cf_answers()[1] ) )[2] );
	same( '', get_post_meta( cf_answers()[1]->ID, '_feedback_akismet_values', true ) );
} );

test( 'with 0 days the address is never stored', function () {
	cf_clean();
	cf_mails();
	Install::save_settings( array( 'feedback_keep_ip_days' => 0 ) );
	cf_send( cf_post( cf_publish( cf() ) ) );
	same( null, json_decode( cf_answers()[0]->post_content, true )['ip'] );
} );

test( 'answers and spam are deleted when their time is over', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	cf_send( cf_post( $page ) );
	$spam = store_answer( array( 'post_status' => 'spam' ) );
	cf_age( 40 );
	Feedback_Cron::run();
	same( null, get_post( $spam ) );
	same( 1, count( cf_answers() ) );
	Install::save_settings( array( 'feedback_retention_months' => 2 ) );
	Feedback_Cron::run();
	same( 1, count( cf_answers() ) );
	cf_age( 70 );
	Feedback_Cron::run();
	same( array(), cf_answers() );
	same( '0', (string) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Feedback_Store::table() ) );
	same( '0', (string) get_option( 'jetpack_feedback_unread_count' ) );
} );
