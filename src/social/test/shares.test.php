<?php
/**
 * The queue that sends posts to networks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Social\Publishing\Queue\Share_Lease;
use Mainstreet\Social\Publishing\Queue\Share_Worker;
use Mainstreet\Social\Publishing\Queue\Share_Scheduler;

require_once MAINSTREET_DIR . '/tests/php/shares.php';

test( 'a post that appears goes to each connection once, with its title and address, and leaves the compatible records', function () {
	$network = a_network();
	$one     = a_connection();
	$two     = a_connection();
	$post    = a_shared_post();
	same( array( array( 'queued', '', 0 ), array( 'queued', '', 0 ) ), share_rows( $post ) );
	truly( wp_next_scheduled( Share_Scheduler::HOOK ) <= time() );
	same( 0, count( $network->calls ), 'nothing is sent while the author waits' );
	same( 2, send_shares() );
	same( array( "Rye bread\n\n" . get_permalink( $post ), "Rye bread\n\n" . get_permalink( $post ) ), $network->texts() );
	same( '1', get_post_meta( $post->ID, '_wpas_done_all', true ) );
	$records = get_post_meta( $post->ID, '_publicize_shares', true );
	same( 2, count( $records ) );
	same( array( (string) $one->id(), 'testnet', 'success', $one->name() ), array( $records[0]['connection_id'], $records[0]['service'], $records[0]['status'], $records[0]['external_name'] ) );
	same( 0, strpos( $records[0]['message'], 'https://testnet.example/' ) );
	same( array( 'connection_id', 'service', 'status', 'message', 'timestamp', 'external_id', 'external_name', 'profile_link' ), array_keys( $records[0] ) );
	same( 0, send_shares() );
	// Changed, hidden, published again: it has been said.
	wp_update_post( array( 'ID' => $post->ID, 'post_status' => 'draft' ) );
	wp_publish_post( $post->ID );
	wp_update_post( array( 'ID' => $post->ID, 'post_title' => 'Other' ) );
	same( 0, send_shares() );
	same( 2, count( $network->calls ) );
} );

test( 'what is not to be shared is not: the switch, a password, private, another type, an import, old posts, a module that is off', function () {
	$network = a_network();
	a_connection();
	a_shared_post( array( 'meta_input' => array( '_wpas_feature_enabled' => '' ) ) );
	a_shared_post( array( 'post_password' => 'x' ) );
	a_shared_post( array( 'post_status' => 'private' ) );
	a_shared_post( array( 'post_status' => 'draft' ) );
	a_shared_post( array( 'post_type' => 'page' ) );
	a_shared_post( array( 'post_date' => '2020-01-01 10:00:00' ) );
	a_shared_post( array( 'meta_input' => array( '_wpas_done_all' => '1' ) ) );
	add_filter( 'mainstreet_share_post', '__return_false' );
	a_shared_post();
	remove_all_filters( 'mainstreet_share_post' );
	add_filter( 'mainstreet_module_conflict', function ( $is, $id ) { return 'publicize' === $id || $is; }, 10, 2 );
	a_shared_post();
	remove_all_filters( 'mainstreet_module_conflict' );
	same( array(), Sql::rows( 'shares', 'SELECT id FROM {table}' ) );
	$imported = in_process( __DIR__ . '/processes/import-post.php' );
	truly( (int) $imported() > 0 );
	same( array(), Sql::rows( 'shares', 'SELECT id FROM {table}' ) );
} );

test( 'a connection that is switched off for the post gets nothing', function () {
	$network = a_network();
	$one     = a_connection();
	$two     = a_connection();
	a_shared_post( array( 'meta_input' => array( '_wpas_skip_publicize_' . $one->id() => '1' ) ) );
	send_shares();
	same( array( $two->id() ), wp_list_pluck( $network->calls, 2 ) );
} );

test( 'a scheduled post is shared by the very request that lets it appear, however late that is', function () {
	$network = a_network();
	a_connection();
	$post = a_shared_post( array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + 3600 ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() + 3600 ) ) );
	global $wpdb;
	// Nobody came for days.
	$wpdb->update( $wpdb->posts, array( 'post_date' => '2026-01-02 10:00:00', 'post_date_gmt' => '2026-01-02 10:00:00' ), array( 'ID' => $post->ID ) );
	clean_post_cache( $post->ID );
	add_filter( 'wp_doing_cron', '__return_true' );
	same( 0, count( share_rows() ) );
	do_action( 'publish_future_post', $post->ID );
	same( 'publish', get_post_status( $post->ID ) );
	Share_Worker::shutdown();
	same( 1, count( $network->taken ) );
	same( false, wp_next_scheduled( Share_Scheduler::HOOK ) );
} );

test( 'a post whose process died while it appeared is shared a minute later', function () {
	$network = a_network();
	a_connection();
	$post = a_shared_post( array( 'post_status' => 'draft' ) );
	// Killed behind the change of status.
	add_action( 'transition_post_status', function ( $to ) { if ( 'publish' === $to ) { throw new \RuntimeException( 'killed' ); } } );
	try {
		wp_update_post( array( 'ID' => $post->ID, 'post_status' => 'publish' ) );
		truly( false, 'not reached' );
	} catch ( \RuntimeException $killed ) {
		remove_all_actions( 'transition_post_status' );
	}
	same( 'publish', get_post_status( $post->ID ) );
	truly( wp_next_scheduled( Share_Scheduler::HOOK ) > time() + 50 );
	same( 0, send_shares() );
	later( 61 );
	same( 2, send_shares() );
	same( 1, count( $network->taken ) );
	same( 1, count( Sql::rows( 'shares', 'SELECT id FROM {table}' ) ), 'nothing is left of the note' );
	// One that did not appear after all.
	$draft = a_shared_post( array( 'post_status' => 'draft' ) );
	add_filter( 'wp_insert_post_data', function ( $data ) { $data['post_status'] = 'pending'; return $data; }, 100 );
	wp_update_post( array( 'ID' => $draft->ID, 'post_status' => 'publish' ) );
	later( 61 );
	send_shares();
	same( 1, count( $network->taken ) );
	same( 1, count( Sql::rows( 'shares', 'SELECT id FROM {table}' ) ) );
} );

test( 'what a worker was killed with is sent by the next with the same key and text, when its claim has ended', function () {
	$network = a_network();
	a_connection();
	$post             = a_shared_post();
	$network->answer  = function () { throw new \Error( 'not seen by the queue' ); };
	$as_read          = Sql::row( 'shares', 'SELECT * FROM {table}' );
	$taken            = Share_Lease::take_next();
	truly( null !== $taken );
	same( null, Share_Lease::take_next(), 'two workers do not have the same' );
	same( null, Share_Lease::take( $as_read ), 'nor one that read the row before it was taken' );
	wp_update_post( array( 'ID' => $post->ID, 'post_title' => 'Changed since' ) );
	same( 0, send_shares() );
	$network->answer = null;
	later( Share_Lease::SECONDS + 1 );
	same( 1, send_shares() );
	same( array( $taken['message_key'] ), array_keys( $network->taken ) );
	same( array( "Rye bread\n\n" . get_permalink( $post ) ), $network->texts() );
	// The first worker was only slow: what it writes now counts for nothing.
	\Mainstreet\Social\Publishing\Queue\Share_Sender::save_error( $taken, not_taken( 'refused' ) );
	same( array( array( 'sent', '', 0 ) ), share_rows() );
} );

test( 'a failure that passes is tried again after 1, 5 and 30 minutes, with the same key, and then given up', function () {
	$network         = a_network();
	a_connection();
	$post            = a_shared_post();
	$network->answer = function () { return not_taken( 'unreachable' ); };
	foreach ( array( 60, 300, 1800 ) as $number => $pause ) {
		same( 1, send_shares() );
		same( array( array( 'queued', 'unreachable', $number + 1 ) ), share_rows() );
		$next = (int) Sql::row( 'shares', 'SELECT next_at FROM {table}' )['next_at'] - time();
		truly( abs( $next - $pause ) <= 3, "$next seconds" );
		same( 0, send_shares() );
		later( $pause + 5 );
	}
	same( array(), get_post_meta( $post->ID, '_publicize_shares', true ) ?: array() );
	same( 1, send_shares() );
	same( array( array( 'failed', 'unreachable', 4 ) ), share_rows() );
	same( 1, count( array_unique( wp_list_pluck( $network->calls, 0 ) ) ) );
	same( 4, count( $network->calls ) );
	$record = get_post_meta( $post->ID, '_publicize_shares', true );
	same( array( 'failure', 'It said unreachable.' ), array( $record[0]['status'], $record[0]['message'] ) );
	later();
	same( 0, send_shares() );
} );

test( 'a network that asks for patience gets it', function () {
	$network         = a_network();
	a_connection();
	a_shared_post();
	$network->answer = function () { return not_taken( 'unreachable', 900 ); };
	send_shares();
	$next = (int) Sql::row( 'shares', 'SELECT next_at FROM {table}' )['next_at'] - time();
	truly( $next >= 897 && $next <= 901, "$next seconds" );
} );

test( 'who is to be signed in at again is marked, and what is refused ends', function () {
	$network         = a_network();
	$account         = a_connection();
	$network->answer = function () { return not_taken( 'must_reauth' ); };
	a_shared_post();
	send_shares();
	same( Account::MUST_REAUTH, ( new Accounts() )->find( $account->id() )->status() );
	same( array( array( 'failed', 'must_reauth', 1 ) ), share_rows() );
	$other           = a_connection();
	$network->answer = function () { return not_taken( 'refused' ); };
	$post            = a_shared_post();
	send_shares();
	same( array( array( 'failed', 'must_reauth', 1 ), array( 'failed', 'refused', 1 ) ), share_rows( $post ) );
	same( 2, count( $network->calls ), 'who is to be signed in at again is not asked' );
	later();
	same( 0, send_shares() );
} );

test( 'a network that breaks is a failure that passes', function () {
	$network         = a_network();
	a_connection();
	a_shared_post();
	$network->answer = function () { throw new \TypeError( 'SECRETTOKEN' ); };
	send_shares();
	same( array( array( 'queued', 'unreachable', 1 ) ), share_rows() );
	holds_not( 'SECRETTOKEN', wp_json_encode( Sql::rows( 'shares', 'SELECT * FROM {table}' ) ) );
} );

test( 'what is hidden before it was sent stays here', function () {
	$network = a_network();
	a_connection();
	$post = a_shared_post();
	wp_update_post( array( 'ID' => $post->ID, 'post_password' => 'x' ) );
	send_shares();
	same( array( array( 'failed', 'not_public', 1 ) ), share_rows() );
	same( array(), $network->calls );
} );

test( 'what was shared stays readable when its connection goes, and goes with the post', function () {
	$network = a_network();
	$account = a_connection( 'testnet', 0, '@aurora@social.example' );
	$post    = a_shared_post();
	send_shares();
	$second = a_shared_post();
	( new Accounts() )->delete( $account->id() );
	send_shares();
	same( array( array( 'failed', 'gone', 1 ) ), share_rows( $second ) );
	$item = rest( 'GET', '/mainstreet/v1/shares' )->get_data()['items'][1];
	same( array( '@aurora@social.example', 'sent' ), array( $item['name'], $item['state'] ) );
	holds_not( 'SECRETTOKEN', wp_json_encode( Sql::rows( 'shares', 'SELECT * FROM {table}' ) ) );
	wp_delete_post( $post->ID, true );
	same( array(), share_rows( $post ) );
	same( 1, count( share_rows() ) );
} );

test( 'a share names its account as the panel does, also when the network knows it by two names', function () {
	a_network();
	$account = a_connection( 'testnet', 0, '@aurora@social.example' );
	( new Accounts() )->update( $account->id(), array( 'meta' => array( 'display' => 'Aurora Bakery' ) ) );
	$post = a_shared_post();
	send_shares();
	$shown = rest( 'GET', '/mainstreet/v1/shares' )->get_data()['items'][0]['name'];
	$panel = rest( 'GET', '/wp/v2/posts/' . $post->ID, array( 'context' => 'edit' ) )->get_data()['jetpack_publicize_connections'][0]['display_name'];
	same( array( 'Aurora Bakery', 'Aurora Bakery' ), array( $shown, $panel ) );
} );

test( 'two processes at once send each message once', function () {
	$network = a_network();
	a_connection();
	a_connection();
	foreach ( range( 1, 6 ) as $n ) {
		a_shared_post( array( 'post_title' => "Post $n" ) );
	}
	$file = get_temp_dir() . 'shares-' . wp_generate_password( 8, false );
	$both = array( in_process( __DIR__ . '/processes/share.php', array( 'log' => $file ) ), in_process( __DIR__ . '/processes/share.php', array( 'log' => $file ) ) );
	$sum  = (int) $both[0]() + (int) $both[1]();
	$keys = file( $file, FILE_IGNORE_NEW_LINES );
	unlink( $file );
	same( array( 12, 12, 12 ), array( $sum, count( $keys ), count( array_unique( $keys ) ) ) );
	same( array_fill( 0, 12, array( 'sent', '', 0 ) ), share_rows() );
} );

test( 'what the editor sends with the post counts: message, thread, connections that are left out', function () {
	$network = a_network();
	$one     = a_connection();
	$two     = a_connection();
	$answer  = rest( 'POST', '/wp/v2/posts', array(
		'title'                         => 'Rye bread',
		'content'                       => 'x',
		'status'                        => 'publish',
		'meta'                          => array( 'jetpack_publicize_message' => 'Hot from the oven' ),
		'jetpack_publicize_connections' => array( array( 'connection_id' => (string) $one->id(), 'id' => (string) $one->id(), 'enabled' => false ) ),
	) );
	same( 201, $answer->get_status() );
	send_shares();
	same( array( array( $two->id(), "Hot from the oven\n\n" . get_permalink( $answer->get_data()['id'] ) ) ), array_map( function ( $call ) { return array( $call[2], $call[1]->text ); }, $network->calls ) );
} );

test( 'the next turn is planned for when something is due, and none when nothing is', function () {
	$network         = a_network();
	a_connection();
	$network->answer = function () { return not_taken( 'unreachable' ); };
	a_shared_post();
	Share_Worker::handle_event();
	$next = wp_next_scheduled( Share_Scheduler::HOOK ) - time();
	truly( $next > 50 && $next <= 61, "$next seconds" );
	// Lost by another plugin: whoever looks brings it back.
	wp_clear_scheduled_hook( Share_Scheduler::HOOK );
	rest( 'GET', '/mainstreet/v1/shares' );
	truly( (bool) wp_next_scheduled( Share_Scheduler::HOOK ) );
	// A worker that dies leaves a turn behind its claim.
	later( 100 );
	$network->answer = function () use ( &$planned ) { $planned = wp_next_scheduled( Share_Scheduler::HOOK ) - time(); return null; };
	Share_Worker::handle_event();
	truly( $planned >= Share_Lease::SECONDS && $planned <= Share_Lease::SECONDS + 10, "$planned seconds" );
	same( false, wp_next_scheduled( Share_Scheduler::HOOK ) );
} );
