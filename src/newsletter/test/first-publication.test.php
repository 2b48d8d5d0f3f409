<?php
/**
 * Which publication of a post is mailed.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Newsletter\Campaigns\Campaigns;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

const LONG_AGO = '2020-01-01 00:00:00';

/** A post that is not published yet. */
function unpublished( array $post = array() ) {
	return wp_insert_post( $post + array( 'post_title' => 'News', 'post_content' => 'Hello readers.', 'post_status' => 'draft' ) );
}

/** Gives a post dates past everything, as if it had lain there. */
function dated( $id, $date, $gmt ) {
	global $wpdb;
	$wpdb->update( $wpdb->posts, array( 'post_date' => $date, 'post_date_gmt' => $gmt ), array( 'ID' => $id ) );
	clean_post_cache( $id );
	return $id;
}

/** Whether a post is mailed. */
function is_mailed( $id ) {
	return null !== ( new Campaigns() )->find_by_post( $id );
}

test( 'a scheduled post is mailed however late it appears', function () {
	newsletter();
	people( 1 );
	$soon = gmdate( 'Y-m-d H:i:s', time() + 3600 );
	foreach ( array( '-1 hour', '-25 hours', '-40 days', '-6 years' ) as $late ) {
		$id = unpublished( array( 'post_status' => 'future', 'post_date' => $soon, 'post_date_gmt' => $soon ) );
		same( 'future', get_post_status( $id ) );
		$date = gmdate( 'Y-m-d H:i:s', (int) strtotime( $late ) );
		dated( $id, $date, $date );
		check_and_publish_future_post( $id );
		same( 'publish', get_post_status( $id ) );
		truly( is_mailed( $id ), $late );
	}
} );

test( 'a draft is mailed when it is first published, whatever its date', function () {
	newsletter();
	people( 1 );
	foreach ( array( array( LONG_AGO, '0000-00-00 00:00:00' ), array( '0000-00-00 00:00:00', '0000-00-00 00:00:00' ), array( LONG_AGO, LONG_AGO ) ) as list( $date, $gmt ) ) {
		foreach ( array( 'draft', 'pending', 'private' ) as $status ) {
			$id = dated( unpublished( array( 'post_status' => $status ) ), $date, $gmt );
			wp_publish_post( $id );
			truly( is_mailed( $id ), "$status $date $gmt, by wp_publish_post()" );
			$id = dated( unpublished( array( 'post_status' => $status ) ), $date, $gmt );
			wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
			truly( is_mailed( $id ), "$status $date $gmt, by wp_update_post()" );
		}
	}
} );

test( 'an old post that is inserted published is an import', function () {
	newsletter();
	people( 1 );
	act_as( 'administrator' );
	foreach ( array( array( 'post_date' => LONG_AGO ), array( 'post_date' => LONG_AGO, 'post_date_gmt' => '0000-00-00 00:00:00' ), array( 'post_date' => LONG_AGO, 'post_date_gmt' => LONG_AGO ) ) as $dates ) {
		same( false, is_mailed( unpublished( $dates + array( 'post_status' => 'publish' ) ) ) );
	}
	$answer = rest( 'POST', '/wp/v2/posts', array( 'title' => 'T', 'content' => 'C', 'status' => 'publish', 'date_gmt' => '2020-01-01T00:00:00' ) );
	same( array( 201, false ), array( $answer->get_status(), is_mailed( $answer->get_data()['id'] ) ) );
	// The editor and other screens begin with an automatic draft: the post is made as it is published.
	$id = unpublished( array( 'post_status' => 'auto-draft' ) );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'publish', 'post_date' => LONG_AGO, 'post_date_gmt' => LONG_AGO, 'edit_date' => true ) );
	same( false, is_mailed( $id ), 'dated back' );
	$id = unpublished( array( 'post_status' => 'auto-draft' ) );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
	truly( is_mailed( $id ), 'of now' );
} );

test( 'a post that was public before is no news, unless it is dated anew', function () {
	newsletter();
	people( 1 );
	foreach ( array( 'draft', 'private', 'pending' ) as $status ) {
		$id = unpublished( array( 'post_status' => 'publish', 'post_date' => LONG_AGO ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => $status ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		same( false, is_mailed( $id ), $status );
	}
	$id = unpublished( array( 'post_status' => 'publish', 'post_date' => LONG_AGO ) );
	wp_trash_post( $id );
	wp_untrash_post( $id );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
	same( false, is_mailed( $id ), 'out of the trash' );
	$now = current_time( 'mysql' );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'publish', 'post_date' => $now, 'post_date_gmt' => get_gmt_from_date( $now ), 'edit_date' => true ) );
	truly( is_mailed( $id ), 'of today' );
	// Taken back before anything was sent: the next time is the first.
	$id = dated( unpublished(), LONG_AGO, LONG_AGO );
	wp_publish_post( $id );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
	same( false, is_mailed( $id ) );
	wp_publish_post( $id );
	truly( is_mailed( $id ), 'once more' );
} );

test( 'an importer mails nothing, however it publishes', function () {
	newsletter();
	people( 1 );
	same( 'mailed: 0', in_process( __DIR__ . '/processes/import-posts.php', array( 'date' => LONG_AGO ) )() );
} );
