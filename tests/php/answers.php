<?php
/**
 * Stored answers for tests, in the form of docs/server-contract.md B.2.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Registers the post type, where the plugin has not done so yet. */
function ensure_feedback_type() {
	if ( ! post_type_exists( 'feedback' ) ) {
		register_post_type( 'feedback', array( 'public' => false, 'capability_type' => 'page', 'capabilities' => array( 'create_posts' => 'do_not_allow' ), 'map_meta_cap' => true ) );
	}
	if ( ! get_post_status_object( 'spam' ) ) {
		register_post_status( 'spam', array( 'protected' => true ) );
	}
}

/** A v3 object. */
function answer( array $values = array( 'Name' => 'Ada', 'Email' => 'ada@example.org', 'Message' => 'Hello' ), array $more = array() ) {
	$types  = array( 'Name' => 'name', 'Email' => 'email', 'Message' => 'textarea' );
	$fields = array();
	foreach ( $values as $label => $value ) {
		$fields[] = array( 'key' => ( count( $fields ) + 1 ) . '_' . $label, 'label' => (string) $label, 'value' => $value, 'type' => isset( $types[ $label ] ) ? $types[ $label ] : 'text', 'meta' => array(), 'form_field_id' => sanitize_title( $label ) );
	}
	return array_merge(
		array( 'subject' => '[Aurora] Contact', 'ip' => '203.0.113.7', 'country_code' => null, 'user_agent' => 'Test', 'form_fill_duration' => 14, 'notification_recipients' => array( 'owner@example.org' ), 'logged_in_user' => null, 'entry_title' => 'Contact', 'entry_page' => 1, 'source_id' => 12, 'source_type' => 'single', 'request_url' => 'https://example.org/contact/', 'fields' => $fields ),
		$more
	);
}

/** Stores a row as it is; `entry` is encoded as v3. Gives its id. */
function store_answer( array $row = array() ) {
	global $wpdb;
	ensure_feedback_type();
	$entry = isset( $row['entry'] ) ? $row['entry'] : answer();
	unset( $row['entry'] );
	$row = array_merge(
		array( 'post_type' => 'feedback', 'post_status' => 'publish', 'comment_status' => 'open', 'post_author' => 0, 'post_title' => 'Ada - 2026-11-01', 'post_name' => md5( uniqid( '', true ) ), 'post_mime_type' => 'v3', 'post_date' => '2026-11-01 10:00:00', 'post_content' => wp_json_encode( $entry, JSON_HEX_TAG | JSON_HEX_AMP ), 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ),
		$row
	);
	$row += array( 'post_date_gmt' => $row['post_date'], 'post_modified' => $row['post_date'], 'post_modified_gmt' => $row['post_date'] );
	$wpdb->insert( $wpdb->posts, $row );
	return (int) $wpdb->insert_id;
}

/** Stores many answers with few statements, a minute apart, the last one at the given time. */
function store_answers( $number, array $source_ids = array( 0 ), $last = '2026-11-20 12:00:00' ) {
	global $wpdb;
	ensure_feedback_type();
	$end = strtotime( $last . ' UTC' );
	for ( $done = 0; $done < $number; $done += 200 ) {
		$rows = array();
		for ( $n = $done; $n < min( $number, $done + 200 ); $n++ ) {
			$date   = gmdate( 'Y-m-d H:i:s', $end - 60 * ( $number - 1 - $n ) );
			$entry  = answer( array( 'Name' => "Person $n", 'Email' => "person$n@example.org", 'Message' => "Message number $n. " . str_repeat( 'Some more words. ', 20 ), 'Topic ' . ( $n % 7 ) => 'Yes' ) );
			$rows[] = $wpdb->prepare( "( 'feedback', 'publish', %s, 0, %s, %s, 'v3', %s, %s, %s, %s, %s, %d, '', '', '', '' )", $n % 10 ? 'closed' : 'open', "Person $n - $date", md5( "answer-$n" ), $date, $date, $date, $date, wp_json_encode( $entry, JSON_HEX_TAG | JSON_HEX_AMP ), $source_ids[ $n % count( $source_ids ) ] );
		}
		$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, comment_status, post_author, post_title, post_name, post_mime_type, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_parent, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ',', $rows ) );
	}
}

/** Removes all answers. */
function forget_answers() {
	global $wpdb;
	$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'feedback'" );
	delete_option( 'jetpack_feedback_unread_count' );
	delete_transient( 'mainstreet_feedback_sources' );
	wp_cache_flush();
}
