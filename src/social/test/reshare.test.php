<?php
/**
 * Sharing by hand, and what is shown of shares.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Social\Publishing\Queue\Share_Retry;

require_once MAINSTREET_DIR . '/tests/php/shares.php';

/** Shares a post by hand; as if the last time was long ago. */
function reshare( $post, array $body = array(), $path = '/wpcom/v2/posts/%d/publicize' ) {
	Sql::run( 'throttle', 'DELETE FROM {table}' );
	return rest( 'POST', sprintf( $path, is_object( $post ) ? $post->ID : $post ), $body );
}

test( 'a published post is shared at once, each time anew', function () {
	$network = a_network();
	$one     = a_connection();
	$two     = a_connection();
	$post    = a_shared_post();
	send_shares();
	$answer = reshare( $post, array( 'message' => 'Once more', 'skipped_connections' => array( (string) $two->id() ) ) );
	same( 200, $answer->get_status() );
	$data = $answer->get_data();
	same( array(), $data['errors'] );
	same( array( array( 'connection_id' => (string) $one->id(), 'service' => 'testnet', 'status' => 'success', 'message' => 'https://testnet.example/3' ) ), $data['results'] );
	same( "Once more\n\n" . get_permalink( $post ), $network->texts()[2] );
	reshare( $post, array( 'message' => 'Once more' ), '/wpcom/v2/publicize/share-post/%d' );
	same( 5, count( $network->taken ), 'what has arrived may be said again' );
	same( 5, count( array_unique( wp_list_pluck( $network->calls, 0 ) ) ) );
} );

test( 'the fourth connection waits for the queue', function () {
	$network = a_network();
	foreach ( range( 1, 5 ) as $n ) {
		a_connection();
	}
	$post = a_shared_post( array( 'meta_input' => array( '_wpas_feature_enabled' => '' ) ) );
	$data = reshare( $post )->get_data();
	same( array( 'success', 'success', 'success', 'queued', 'queued' ), wp_list_pluck( $data['results'], 'status' ) );
	same( array( 3, array() ), array( count( $network->taken ), $data['errors'] ) );
	later( 30 );
	send_shares();
	same( 5, count( $network->taken ) );
} );

test( 'what went wrong is said, and pressing again goes on with the same message', function () {
	$network         = a_network();
	$account         = a_connection();
	$post            = a_shared_post( array( 'meta_input' => array( '_wpas_feature_enabled' => '' ) ) );
	$network->answer = function () { return not_taken( 'unreachable' ); };
	$data            = reshare( $post )->get_data();
	same( array(), $data['results'] );
	same( array( (string) $account->id(), 'testnet', 'unreachable', 'It said unreachable. It will be retried automatically.' ), array_values( $data['errors'][0] ) );
	$network->answer = null;
	same( 'success', reshare( $post )->get_data()['results'][0]['status'] );
	later();
	send_shares();
	same( array( 1, 1 ), array( count( $network->taken ), count( array_unique( wp_list_pluck( $network->calls, 0 ) ) ) ) );
	$network->answer = function () { return not_taken( 'must_reauth' ); };
	same( 'must_reauth', reshare( $post )->get_data()['errors'][0]['code'] );
} );

test( 'who may not share does not, and says why', function () {
	$network = a_network();
	a_connection();
	$post  = a_shared_post();
	$draft = a_shared_post( array( 'post_status' => 'draft' ) );
	is_error( 'not_found', reshare( 4294967295 )->as_error(), 404 );
	is_error( 'not_published', reshare( $draft )->as_error(), 400 );
	is_error( 'not_public', reshare( a_shared_post( array( 'post_password' => 'x' ) ) )->as_error(), 400 );
	reshare( $post );
	$second = rest( 'POST', "/wpcom/v2/posts/{$post->ID}/publicize", array() );
	same( 429, $second->get_status() );
	// A second may have passed.
	truly( in_array( $second->get_headers()['Retry-After'], array( '29', '30' ), true ), $second->get_headers()['Retry-After'] );
	add_filter( 'mainstreet_extension_gate', function ( $gate, $slug ) { return 'republicize' === $slug ? array( 'required_plan' => 'more' ) : $gate; }, 10, 2 );
	is_error( 'mainstreet_share_not_in_plan', reshare( $post )->as_error(), 403 );
	remove_all_filters( 'mainstreet_extension_gate' );
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 200 ) as $role => $status ) {
		act_as( $role );
		same( $status, reshare( $post )->get_status(), $role );
	}
	act_as( 'author' );
	same( 200, reshare( a_shared_post() )->get_status() );
} );

test( 'nobody shares by the connection of another', function () {
	$network = a_network();
	act_as( 'author' );
	$author = get_current_user_id();
	act_as( 'administrator' );
	$post = a_shared_post( array( 'meta_input' => array( '_wpas_feature_enabled' => '' ) ) );
	a_connection( 'testnet', $author );
	same( array( 'results' => array(), 'errors' => array() ), reshare( $post )->get_data() );
	same( array(), $network->calls );
} );

test( 'who publishes sees the shares of own posts, who edits those of others sees all', function () {
	$network = a_network();
	a_connection();
	$post = a_shared_post( array( 'post_title' => 'Of the editor' ) );
	act_as( 'author' );
	$own    = a_shared_post( array( 'post_title' => 'Of the author' ) );
	$titles = function ( $query = '' ) { return wp_list_pluck( (array) rest_do_request( \WP_REST_Request::from_url( rest_url( 'mainstreet/v1/shares' . $query ) ) )->get_data()['items'], 'post_title' ); };
	same( array( 'Of the author' ), $titles() );
	same( 200, rest( 'GET', '/mainstreet/v1/shares' )->get_status() );
	$of = function ( $post ) { $request = new \WP_REST_Request( 'GET', '/mainstreet/v1/shares' ); $request->set_query_params( array( 'post' => $post->ID ) ); return rest_do_request( $request ); };
	same( array( 200, 403 ), array( $of( $own )->get_status(), $of( $post )->get_status() ) );
	act_as( 'editor' );
	same( array( 'Of the author', 'Of the editor' ), $titles() );
	foreach ( array( 'contributor' => 403, 'subscriber' => 403, '' => 401 ) as $role => $status ) {
		act_as( $role );
		same( $status, rest( 'GET', '/mainstreet/v1/shares' )->get_status(), $role );
	}
} );

test( 'the list is searched, filtered and paged', function () {
	$network = a_network();
	a_connection( 'testnet', 0, '@aurora' );
	$network->answer = function ( $message ) { return false !== strpos( $message->text, 'Bad' ) ? not_taken( 'refused' ) : null; };
	foreach ( array( 'One', 'Bad', 'Three' ) as $title ) {
		a_shared_post( array( 'post_title' => $title ) );
	}
	send_shares();
	$list = function ( array $query ) { $request = new \WP_REST_Request( 'GET', '/mainstreet/v1/shares' ); $request->set_query_params( $query ); $data = rest_do_request( $request )->get_data(); return array( wp_list_pluck( $data['items'], 'post_title' ), $data['total'], $data['items'] ); };
	same( array( array( 'Three', 'Bad', 'One' ), 3 ), array_slice( $list( array() ), 0, 2 ) );
	same( array( array( 'Bad' ), 1 ), array_slice( $list( array( 'state' => 'failed' ) ), 0, 2 ) );
	same( array( array( 'One' ), 1 ), array_slice( $list( array( 'search' => "one" ) ), 0, 2 ) );
	same( 3, $list( array( 'search' => '@auro' ) )[1] );
	same( 0, $list( array( 'search' => "100%'{table}" ) )[1] );
	list( $first,, $items ) = $list( array( 'per_page' => 1 ) );
	same( array( array( 'Three' ), array( 'Bad' ), array( 'Bad' ) ), array( $first, $list( array( 'per_page' => 1, 'page' => 2 ) )[0], $list( array( 'per_page' => 1, 'before' => $items[0]['id'] ) )[0] ) );
	same( array( 'id', 'post_id', 'post_title', 'connection_id', 'service', 'service_label', 'name', 'round', 'state', 'posts', 'sent', 'text', 'url', 'code', 'error', 'note', 'at', 'next', 'can_retry' ), array_keys( $items[0] ) );
} );

test( 'another try is for who may share the post by that connection', function () {
	$network         = a_network();
	act_as( 'author' );
	$author = get_current_user_id();
	a_connection();
	a_connection( 'testnet', $author );
	$network->answer = function () { return not_taken( 'refused' ); };
	$post            = a_shared_post();
	send_shares();
	$retry = function () { return array_map( function ( $row ) { return rest( 'POST', "/mainstreet/v1/shares/{$row['id']}/retry", array() )->get_status(); }, Sql::rows( 'shares', 'SELECT id FROM {table} ORDER BY id' ) ); };
	act_as( 'editor' );
	same( array( 200, 403 ), $retry() );
	act_as( 'contributor' );
	same( array( 403, 403 ), $retry() );
	// Who writes a post that others publish.
	wp_update_post( array( 'ID' => $post->ID, 'post_status' => 'pending', 'post_author' => get_current_user_id() ) );
	same( array( true, false ), array( current_user_can( 'edit_post', $post->ID ), Share_Retry::can_share( $post->ID ) ) );
	wp_update_post( array( 'ID' => $post->ID, 'post_status' => 'publish', 'post_author' => $author ) );
	act_as( 'author' );
	same( array( 200, 200 ), $retry() );
	same( 403, rest( 'POST', '/mainstreet/v1/shares/4294967295/retry', array() )->get_status() );
	$network->answer = null;
	send_shares();
	same( array( 'sent', 'sent' ), array_column( share_rows(), 0 ) );
	same( 2, count( array_unique( wp_list_pluck( $network->calls, 0 ) ) ) );
} );

test( 'a user’s own accounts are exported and forgotten, and what was sent is still not sent twice', function () {
	$network = a_network();
	act_as( 'author' );
	$author = wp_get_current_user();
	a_connection( 'testnet', $author->ID, '@of-the-author' );
	act_as( 'administrator' );
	a_connection( 'testnet', 0, '@of-all' );
	$post = a_shared_post( array( 'post_author' => $author->ID ) );
	send_shares();
	$export = \Mainstreet\Social\Publishing\Share_Privacy::export( $author->user_email );
	same( array( 1, true ), array( count( $export['data'] ), $export['done'] ) );
	holds( '@of-the-author', wp_json_encode( $export ) );
	holds_not( 'SECRETTOKEN', wp_json_encode( $export ) );
	same( true, \Mainstreet\Social\Publishing\Share_Privacy::erase( $author->user_email )['items_removed'] );
	$all = wp_json_encode( array( Sql::rows( 'shares', 'SELECT * FROM {table}' ), get_post_meta( $post->ID ) ) );
	holds_not( '@of-the-author', $all );
	holds( '@of-all', $all );
	same( 2, count( share_rows() ) );
	same( 0, send_shares() );
} );

/** Shares of a post as the editor's panel asks for them. */
function shares_of( $post ) {
	$request = new \WP_REST_Request( 'GET', '/mainstreet/v1/shares' );
	$request->set_query_params( array( 'post' => $post->ID ) );
	return rest_do_request( $request )->get_data();
}

test( 'a window that does not know the last sharing does not share again', function () {
	$network = a_network();
	a_connection();
	$post = a_shared_post();
	send_shares();
	$first = shares_of( $post )['items'][0]['id'];
	is_error( 'shared_meanwhile', reshare( $post, array( 'known' => 0 ) )->as_error(), 409 );
	same( 1, count( $network->taken ) );
	same( 200, reshare( $post, array( 'known' => $first ) )->get_status() );
	is_error( 'shared_meanwhile', reshare( $post, array( 'known' => $first ) )->as_error(), 409 );
	same( 2, count( $network->taken ) );
	same( 200, reshare( $post )->get_status(), 'other programs say nothing of what they know' );
} );

test( 'a post that is about to be shared by itself is not shared by hand before', function () {
	$network = a_network();
	a_connection();
	$post = a_shared_post( array( 'post_status' => 'draft' ) );
	same( false, shares_of( $post )['pending'] );
	$seen = array();
	$look = function ( $id ) use ( $post, &$seen ) {
		if ( $id === $post->ID ) {
			$seen = array( shares_of( $post )['pending'], reshare( $post )->as_error()->get_error_code() );
		}
	};
	// After the change of status, before everything is stored.
	add_action( 'save_post', $look );
	wp_update_post( array( 'ID' => $post->ID, 'post_status' => 'publish' ) );
	remove_action( 'save_post', $look );
	same( array( true, 'share_pending' ), $seen );
	same( array( false, 1 ), array( shares_of( $post )['pending'], count( shares_of( $post )['items'] ) ) );
	send_shares();
	same( 1, count( $network->taken ) );
} );

test( 'a scheduled post that will be shared says so until it appears', function () {
	a_network();
	a_connection();
	$future = array( 'post_status' => 'future', 'post_date' => gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ) );
	$post   = a_shared_post( $future );
	same( true, shares_of( $post )['pending'] );
	same( false, shares_of( a_shared_post( $future + array( 'meta_input' => array( '_wpas_feature_enabled' => '' ) ) ) )['pending'], 'switched off' );
	same( false, shares_of( a_shared_post( $future + array( 'meta_input' => array( '_wpas_done_all' => 1 ) ) ) )['pending'], 'shared before' );
	wp_publish_post( $post->ID );
	same( array( false, 1 ), array( shares_of( $post )['pending'], count( shares_of( $post )['items'] ) ) );
} );
