<?php
/**
 * Connections of posts: who sees them, who chooses, and what is never told.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Account_Privacy;
use Mainstreet\Connections\Accounts\Account_Profile;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Form;
use Mainstreet\Connections\Connect_Forms\Connect_Forms;
use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Connections\Oauth\OAuth_Callback;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Registration\Editor\Editor_State;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Mastodon\Mastodon;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Text\Text_Limit;

require_once MAINSTREET_DIR . '/tests/php/networks.php';

/** A draft of the current user. */
function draft( array $more = array() ) {
	return wp_insert_post( $more + array( 'post_title' => 'Loaf', 'post_content' => 'Bread', 'post_status' => 'draft', 'post_author' => get_current_user_id() ) );
}

/** The field of a post, for the current user. */
function rest_of( $post ) {
	$request = new \WP_REST_Request( 'GET', '/wp/v2/posts/' . $post );
	$request->set_param( 'context', 'edit' );
	return rest_do_request( $request )->get_data()['jetpack_publicize_connections'];
}

/** Ids of a list of connections or accounts. */
function ids( array $list ) {
	return array_map( static function ( $item ) { return $item instanceof Account ? $item->id() : (int) $item['connection_id']; }, $list );
}

function user_of( $role ) {
	act_as( $role );
	return get_current_user_id();
}

test( 'the field has the shape that existing clients read', function () {
	networks();
	$account = connected( 'mastodon' );
	$list    = rest_of( draft() );
	same( 1, count( $list ) );
	ksort( $list[0] );
	$expected = array(
		'id' => (string) $account->id(), 'connection_id' => (string) $account->id(), 'service_name' => 'mastodon', 'service_label' => 'Mastodon', 'display_name' => 'Aurora Bakery',
		'username' => '@aurora@mastodon.example', 'external_handle' => '@aurora@mastodon.example', 'external_id' => '109000000000000001', 'profile_picture' => 'https://files.mastodon.example/aurora.png',
		'profile_display_name' => 'Aurora Bakery', 'profile_link' => 'https://mastodon.example/@aurora', 'shared' => true, 'status' => 'ok', 'enabled' => true, 'done' => false, 'message' => '', 'toggleable' => true,
		'test_success' => true, 'test_message' => '', 'can_refresh' => true,
	);
	foreach ( $expected as $name => $value ) {
		same( $value, $list[0][ $name ], $name );
	}
	same( array( 'refresh_text', 'refresh_url' ), array_values( array_diff( array_keys( $list[0] ), array_keys( $expected ) ) ) );
	holds( 'page=mainstreet-popup', $list[0]['refresh_url'] );
	( new Accounts() )->set_status( $account->id(), Account::MUST_REAUTH );
	$list = rest_of( draft() );
	same( array( 'must_reauth', 'must_reauth' ), array( $list[0]['status'], $list[0]['test_success'] ) );
	truly( '' !== $list[0]['test_message'] );
	// Who may not connect one for everybody would get an own one in that window.
	act_as( 'author' );
	$list = rest_of( draft() );
	same( array( 'must_reauth', false, '', '' ), array( $list[0]['status'], $list[0]['can_refresh'], $list[0]['refresh_url'], $list[0]['refresh_text'] ) );
} );

test( 'who may not publish sees none; a user’s own are for that user alone, and for that user’s posts', function () {
	networks();
	$author = user_of( 'author' );
	$editor = user_of( 'editor' );
	$shared = connected( 'mastodon', 0 );
	$own    = connected( 'bluesky', $author );
	act_as( 'author' );
	$post = draft();
	same( array( $own->id(), $shared->id() ), ids( rest_of( $post ) ) );
	same( array( $own->id(), $shared->id() ), ids( Post_Connections::find_enabled( get_post( $post ) ) ) );
	// An editor opens the author's post, and an own one.
	act_as( 'editor' );
	same( array( $shared->id() ), ids( rest_of( $post ) ) );
	$theirs = draft();
	same( array( $shared->id() ), ids( rest_of( $theirs ) ) );
	same( array( $shared->id() ), ids( Post_Connections::find_enabled( get_post( $theirs ) ) ) );
	same( array( $shared->id() ), ids( Post_Connections::find_for_user( $editor ) ) );
	// Nobody switches off what they can't see.
	rest( 'POST', '/wp/v2/posts/' . $post, array( 'jetpack_publicize_connections' => array( array( 'connection_id' => (string) $own->id(), 'enabled' => false ), array( 'connection_id' => (string) $shared->id(), 'enabled' => false ) ) ) );
	same( array( $own->id() ), ids( Post_Connections::find_enabled( get_post( $post ) ) ) );
	act_as( 'contributor' );
	$draft = draft();
	same( array(), rest_of( $draft ) );
	same( array(), Post_Connections::find_for_user( get_current_user_id() ) );
	same( 403, rest( 'GET', '/wpcom/v2/publicize/connection-test-results' )->get_status() );
	same( 'invalid_user_permission_publicize', rest( 'GET', '/wpcom/v2/publicize/connection-test-results' )->get_data()['code'] );
	// An editor publishes it: it goes where the site's posts go.
	same( array( $shared->id() ), ids( Post_Connections::find_enabled( get_post( $draft ) ) ) );
	$contributor = get_current_user_id();
	$odd         = connected( 'bluesky', $contributor );
	same( array( $shared->id() ), ids( Post_Connections::find_enabled( get_post( $draft ) ) ), 'an account of somebody who may not publish is of no use:' );
	act_as( 'administrator' );
	same( array( $shared->id() ), ids( Post_Connections::find_for_user( 1 ) ), 'not even administrators use those of others:' );
} );

test( 'what is chosen is stored before the post is published, in the same request; afterwards it is ignored', function () {
	networks();
	$account = connected( 'mastodon' );
	$choose  = static function ( $on, $status ) use ( $account ) {
		return array( 'title' => 'Loaf', 'content' => 'Bread', 'status' => $status, 'jetpack_publicize_connections' => array( array( 'id' => (string) $account->id(), 'enabled' => $on ) ) );
	};
	$seen    = array();
	add_action( 'wp_after_insert_post', static function ( $id ) use ( &$seen ) {
		if ( 'post' === get_post_type( $id ) ) {
			$seen[] = count( Post_Connections::find_enabled( get_post( $id ) ) );
		}
	} );
	$post = draft();
	$seen = array();
	same( 200, rest( 'POST', '/wp/v2/posts/' . $post, $choose( false, 'publish' ) )->get_status() );
	same( array( 0 ), $seen );
	same( '1', get_post_meta( $post, '_wpas_skip_publicize_' . $account->id(), true ) );
	same( 200, rest( 'POST', '/wp/v2/posts/' . $post, $choose( true, 'publish' ) )->get_status() );
	same( array( 0, 0 ), $seen, 'published it stays as it was:' );
	// A post that is made and published by one request.
	$seen = array();
	$new  = rest( 'POST', '/wp/v2/posts', $choose( false, 'publish' ) );
	same( array( 201, array( 0 ) ), array( $new->get_status(), $seen ) );
	$seen = array();
	rest( 'POST', '/wp/v2/posts', $choose( true, 'publish' ) );
	same( array( 1 ), $seen );
	// Switched off as a whole.
	$seen = array();
	rest( 'POST', '/wp/v2/posts', $choose( true, 'publish' ) + array( 'meta' => array( 'jetpack_publicize_feature_enabled' => false ) ) );
	same( array( 0 ), $seen );
	// Posts of a type that is not shared.
	same( array(), Post_Connections::find_enabled( get_post( draft( array( 'post_type' => 'page' ) ) ) ) );
} );

test( 'who may not publish a post chooses nothing for it, and can still save it', function () {
	networks();
	$account = connected( 'mastodon' );
	act_as( 'contributor' );
	$post  = draft();
	$field = array( array( 'connection_id' => (string) $account->id(), 'enabled' => false ) );
	same( 403, rest( 'POST', '/wp/v2/posts/' . $post, array( 'jetpack_publicize_connections' => $field ) )->get_status() );
	same( '', get_post_meta( $post, '_wpas_skip_publicize_' . $account->id(), true ) );
	same( 200, rest( 'POST', '/wp/v2/posts/' . $post, array( 'title' => 'New', 'jetpack_publicize_connections' => array() ) )->get_status() );
	// The editor sends all metas when one has changed.
	$meta = array( 'jetpack_publicize_message' => '', 'jetpack_is_tweetstorm' => false, 'jetpack_publicize_feature_enabled' => true, 'jetpack_social_post_already_shared' => false );
	same( 200, rest( 'POST', '/wp/v2/posts/' . $post, array( 'meta' => $meta ) )->get_status() );
	same( 403, rest( 'POST', '/wp/v2/posts/' . $post, array( 'meta' => array( 'jetpack_publicize_message' => 'Buy!' ) ) )->get_status() );
	same( 403, rest( 'POST', '/wp/v2/posts/' . $post, array( 'meta' => array( 'jetpack_publicize_feature_enabled' => false ) ) )->get_status() );
} );

test( 'message and switches of a post have their names in REST and their keys in the database', function () {
	$post = draft();
	$sent = rest( 'POST', '/wp/v2/posts/' . $post, array( 'meta' => array( 'jetpack_publicize_message' => str_repeat( 'ü', 300 ) . '<b>', 'jetpack_is_tweetstorm' => true, 'jetpack_publicize_feature_enabled' => false, 'jetpack_social_post_already_shared' => true ) ) );
	same( 200, $sent->get_status() );
	same( array( str_repeat( 'ü', 255 ), '1', '' ), array( get_post_meta( $post, '_wpas_mess', true ), get_post_meta( $post, '_wpas_is_tweetstorm', true ), (string) get_post_meta( $post, '_wpas_feature_enabled', true ) ) );
	same( false, metadata_exists( 'post', $post, '_wpas_done_all' ), 'only the server says that it was shared:' );
	update_post_meta( $post, '_wpas_done_all', '1' );
	$request = new \WP_REST_Request( 'GET', '/wp/v2/posts/' . $post );
	$request->set_param( 'context', 'edit' );
	$meta = rest_do_request( $request )->get_data()['meta'];
	same( array( true, true, false ), array( $meta['jetpack_social_post_already_shared'], $meta['jetpack_is_tweetstorm'], $meta['jetpack_publicize_feature_enabled'] ) );
	same( true, Post_Connections::is_on( draft() ) );
	// Plain text, as it was typed.
	rest( 'POST', '/wp/v2/posts/' . $post, array( 'meta' => array( 'jetpack_publicize_message' => "a < b <3 https://example.org/%D0%B1 &amp;\r\nhere\x07" ) ) );
	same( "a < b <3 https://example.org/%D0%B1 &amp;\nhere", get_post_meta( $post, '_wpas_mess', true ) );
} );

test( 'connections are tested, the result is kept for a quarter of an hour, and asked for again on request', function () {
	$log     = networks();
	$account = connected( 'mastodon' );
	connected( 'webhook' );
	$before = count( $log );
	$ask    = static function ( $refresh = false ) {
		$request = new \WP_REST_Request( 'GET', '/wpcom/v2/publicize/connection-test-results' );
		$request->set_param( 'refresh', $refresh );
		return rest_do_request( $request );
	};
	$answer = $ask();
	same( array( '2', '1' ), array( $answer->get_headers()['X-WP-Total'], $answer->get_headers()['X-WP-TotalPages'] ) );
	same( array( true, '', false, false ), array( $answer->get_data()[0]['test_success'], $answer->get_data()[0]['error_code'], isset( $answer->get_data()[0]['enabled'] ), isset( $answer->get_data()[0]['done'] ) ) );
	same( $before + 1, count( $log ) );
	$ask();
	same( $before + 1, count( $log ) );
	// Half a minute later somebody asks for it.
	$later = static function ( $seconds ) use ( $account ) {
		( new Accounts() )->update( $account->id(), array( 'meta' => array( 'checked_at' => time() - $seconds ) + now_known( $account )->all_meta() ) );
	};
	$later( 30 );
	$ask();
	same( $before + 1, count( $log ) );
	$ask( true );
	same( $before + 2, count( $log ) );
	$later( 901 );
	trouble( '500', 'mastodon.example' );
	$row = $ask()->get_data()[0];
	same( array( false, 'unreachable', 'broken', 'Could not reach Mastodon.' ), array( $row['test_success'], $row['error_code'], $row['status'], $row['test_message'] ) );
	$later( 901 );
	trouble( '401', 'mastodon.example' );
	$row = $ask()->get_data()[0];
	same( array( 'must_reauth', 'must_reauth' ), array( $row['test_success'], $row['error_code'] ) );
	$later( 901 );
	trouble( 'ok', 'mastodon.example' );
	same( array( true, 'ok' ), array( $ask()->get_data()[0]['test_success'], now_known( $account )->status() ), 'what works again is fine:' );
	add_filter( 'jetpack_publicize_capability', static function () { return 'manage_options'; } );
	act_as( 'editor' );
	same( 403, $ask()->get_status() );
} );

test( 'the window: an administrator says for whom, all others connect for themselves, and what was entered stays', function () {
	networks();
	$window = static function ( $service ) { return new Connect_Form( $service, Connect_Forms::get( $service ), new Connect_Page() ); };
	$enter  = array( 'server' => 'mastodon.example', 'token' => 'tokenThatNobodyMaySee0123456789', 'who' => 'me' );
	act_as( 'administrator' );
	$page = $window( 'mastodon' )->render( array(), false );
	holds( 'Sign in with Mastodon', $page );
	holds( 'Who can use it', $page );
	$page = $window( 'mastodon' )->render( array( 'server' => 'no"where' ) + $enter, true );
	holds( 'This is not a valid server name', $page );
	holds( 'value="no&quot;where"', $page );
	holds( 'value="me" selected', $page );
	holds( 'keyring_id', $window( 'mastodon' )->render( $enter, true ) );
	$window( 'mastodon' )->render( array( 'who' => 'all' ) + $enter, true );
	$author = user_of( 'author' );
	$page   = $window( 'mastodon' )->render( array(), false );
	holds_not( 'Who can use it', $page );
	$window( 'mastodon' )->render( array( 'who' => 'all' ) + $enter, true );
	$owners = array_map( static function ( $account ) { return $account->user_id(); }, ( new Accounts() )->all() );
	same( array( 1, 0, $author ), $owners );
	act_as( 'contributor' );
	holds( 'not allowed', $window( 'mastodon' )->render( $enter, true ) );
	same( 3, count( ( new Accounts() )->all() ) );
	// Connected again, the window begins with what is known; not with what is another's.
	act_as( 'administrator' );
	$theirs = ( new Accounts() )->find_by_user( $author )[0]->id();
	$ours   = ( new Accounts() )->find_by_service( 'mastodon', 0 )[0]->id();
	holds( 'value="mastodon.example"', $window( 'mastodon' )->render( array(), false, '', $ours ) );
	holds_not( 'value="mastodon.example"', $window( 'mastodon' )->render( array(), false, '', $theirs ) );
	holds( 'no app is set up yet', $window( 'x' )->render( array(), false ) );
} );

test( 'signing in at a server of Mastodon: the site makes its app once, and another when that was removed', function () {
	$log  = networks();
	$form = Connect_Forms::get( 'mastodon' );
	$flow = new OAuth_Flow( $form['oauth'] );
	$url  = $flow->start( 1, 1, 'https://mastodon.example' );
	same( 0, strpos( $url, 'https://mastodon.example/oauth/authorize?client_id=app1-of-mastodon&' ), var_export( $url, true ) );
	wp_parse_str( wp_parse_url( $url, PHP_URL_QUERY ), $query );
	same( array( 'read:accounts write:statuses write:media', admin_url( 'admin-post.php?action=mainstreet_oauth&service=mastodon' ) ), array( $query['scope'], $query['redirect_uri'] ) );
	$page = ( new OAuth_Callback() )->finish( 'mastodon', 1, array( 'state' => $query['state'], 'code' => 'code-1', 'error' => '' ) );
	holds( 'keyring_id', $page );
	same( 0, preg_match( NEVER, $page ) );
	$account = ( new Accounts() )->all()[0];
	same( array( 1, 'mastodon.example' ), array( $account->user_id(), $account->meta( 'server' ) ), 'for the administrator alone, as was chosen:' );
	$made = static function () use ( $log ) { return count( array_filter( (array) $log, static function ( $row ) { return false !== strpos( $row[0], '/api/v1/apps' ); } ) ); };
	$flow->start( 1, 0, 'mastodon.example' );
	same( 1, $made() );
	// The server has forgotten the app.
	$GLOBALS['network_test'] = 'php-' . wp_generate_uuid4();
	wp_parse_str( wp_parse_url( $flow->start( 1, 0, 'mastodon.example' ), PHP_URL_QUERY ), $query );
	is_error( 'mainstreet_sign_in', $flow->finish( 1, array( 'state' => $query['state'], 'code' => 'code-2', 'error' => '' ) ) );
	wp_parse_str( wp_parse_url( $flow->start( 1, 0, 'mastodon.example' ), PHP_URL_QUERY ), $query );
	same( 2, $made() );
	same( 0, $flow->finish( 1, array( 'state' => $query['state'], 'code' => 'code-3', 'error' => '' ) )->user_id() );
	is_error( 'rest_invalid_param', $flow->start( 1, 0, 'no where' ) );
} );

test( 'tokens and secret addresses stand in no answer, no page, no export, no dump, and not in the database', function () {
	global $wpdb;
	networks();
	foreach ( array( 'mastodon', 'bluesky', 'webhook', 'linkedin', 'x' ) as $id ) {
		connected( $id, 0 );
		connected( $id, 1 );
	}
	$post = draft();
	$seen = array(
		'field'    => wp_json_encode( rest_of( $post ) ),
		'tests'    => wp_json_encode( rest_do_request( new \WP_REST_Request( 'GET', '/wpcom/v2/publicize/connection-test-results' ) )->get_data() ),
		'accounts' => wp_json_encode( rest_do_request( new \WP_REST_Request( 'GET', '/mainstreet/v1/accounts' ) )->get_data() ),
		'profile'  => ( new Account_Profile() )->render_fields( 1 ),
		'export'   => wp_json_encode( ( new Account_Privacy() )->export( get_userdata( 1 )->user_email ) ),
		'settings' => wp_json_encode( \Mainstreet\Settings\Settings::export() ),
		'dump'     => print_r( ( new Accounts() )->all(), true ) . wp_json_encode( ( new Accounts() )->all() ),
		'stored'   => wp_json_encode( $wpdb->get_results( 'SELECT * FROM ' . \Mainstreet\Core\Database\Tables::name( 'connections' ) ) ) . wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->options} WHERE option_name LIKE '%mainstreet%'" ) ),
		'again'    => '',
	);
	foreach ( ( new Accounts() )->find_by_user( 1 ) as $account ) {
		$seen['again'] .= ( new Connect_Form( $account->service(), Connect_Forms::get( $account->service() ), new Connect_Page() ) )->render( array(), false, '', $account->id() );
	}
	foreach ( $seen as $where => $text ) {
		truly( is_string( $text ) && strlen( $text ) > 20, $where );
		truly( 0 === preg_match( NEVER, str_replace( '\\/', '/', $text ), $found ), $where . ': ' . ( $found ? $found[0] : '' ) );
	}
	same( 10, count( rest_of( $post ) ) );
} );

test( 'nothing that goes wrong writes a token to the log', function () {
	networks();
	$file = wp_tempnam( 'log' );
	$old  = ini_set( 'error_log', $file );
	foreach ( array( 'mastodon', 'bluesky', 'webhook', 'linkedin', 'x' ) as $id ) {
		$account = connected( $id );
		foreach ( array( '401', '429', '500', 'garbage' ) as $mode ) {
			foreach ( array( 'mastodon.example', 'pds.bsky.example', 'hooks.example', 'api.linkedin.com', 'api.x.com' ) as $host ) {
				trouble( $mode, $host );
			}
			$network = Networks::get( $id );
			$network->send( $account, new \Mainstreet\Social\Networks\Outgoing_Post( 'Hello' ), $network->choose_key( 1, 1, 0 ) );
		}
		networks();
	}
	ini_set( 'error_log', $old );
	same( 0, preg_match( NEVER, file_get_contents( $file ) ) );
	unlink( $file );
} );

test( 'threads fit the smallest of the networks that the user’s posts go to, and an account that is gone leaves no traces', function () {
	networks();
	same( array(), apply_filters( 'mainstreet_thread_limits', array() ) );
	$mastodon = connected( 'mastodon' );
	connected( 'linkedin' );
	$most = static function () { return array_map( static function ( $limit ) { return $limit->most(); }, apply_filters( 'mainstreet_thread_limits', array() ) ); };
	same( array( 640 ), $most() );
	connected( 'bluesky', 1 );
	same( array( Text_Limit::BLUESKY, 640 ), $most() );
	act_as( 'editor' );
	same( array( 640 ), $most() );
	$post = draft();
	update_post_meta( $post, '_wpas_skip_publicize_' . $mastodon->id(), '1' );
	( new Accounts() )->delete( $mastodon->id() );
	same( '', get_post_meta( $post, '_wpas_skip_publicize_' . $mastodon->id(), true ) );
} );

test( 'a site says a text in another way to one network', function () {
	networks();
	$account = connected( 'mastodon' );
	add_filter( 'mainstreet_share_text', static function ( $text, $network ) { return 'mastodon' === $network ? $text . ' #bread' : array(); }, 10, 2 );
	same( 'Loaf #bread', Networks::filter_text( 'Loaf', new Mastodon(), $account, 0 ) );
	same( 'Loaf', Networks::filter_text( 'Loaf', Networks::get( 'x' ), $account, 0 ) );
} );

test( 'the settings screen tests and gives accounts that are shared or one’s own, and knows nothing of those of others', function () {
	networks();
	$author = user_of( 'author' );
	$theirs = connected( 'mastodon', $author );
	act_as( 'administrator' );
	$shared = connected( 'mastodon', 0 );
	$path   = '/mainstreet/v1/accounts/';
	$rows   = static function () {
		$list = array_column( rest( 'GET', '/mainstreet/v1/accounts' )->get_data(), null, 'service' );
		return $list['mastodon']['accounts'];
	};
	same( array( $shared->id() ), wp_list_pluck( $rows(), 'id' ) );
	foreach ( array( 'DELETE ' . $path . $theirs->id(), 'POST ' . $path . $theirs->id() . '/test', 'POST ' . $path . $theirs->id() ) as $call ) {
		list( $method, $route ) = explode( ' ', $call );
		same( 404, rest( $method, $route, 'POST' === $method ? array( 'who' => 'me' ) : null )->get_status(), $call );
	}
	same( 200, rest( 'POST', $path . $shared->id() . '/test', array() )->get_status() );
	same( 200, rest( 'POST', $path . $shared->id(), array( 'who' => 'me' ) )->get_status() );
	same( array( 1, true ), array( now_known( $shared )->user_id(), $rows()[0]['mine'] ) );
	same( 400, rest( 'POST', $path . $shared->id(), array( 'who' => 'them' ) )->get_status() );
	$other = connected( 'mastodon', 0 );
	same( 400, rest( 'POST', $path . $shared->id(), array( 'who' => 'all' ) )->get_status(), 'it is connected for all already:' );
	same( array( 1, 0 ), array( now_known( $shared )->user_id(), now_known( $other )->user_id() ) );
	trouble( '401', 'mastodon.example' );
	$answer = rest( 'POST', $path . $shared->id() . '/test', array() );
	same( array( 424, 'mainstreet_must_reauth' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	same( 'must_reauth', $rows()[0]['status'] );
	// An account of a service that all share is not given to anybody.
	$pictures = ( new Accounts() )->add( 'instagram', 0, array( 'external_id' => '1', 'name' => 'a', 'token' => 'tokenThatNobodyMaySee' ) );
	same( 404, rest( 'POST', $path . $pictures->id(), array( 'who' => 'me' ) )->get_status() );
	act_as( 'editor' );
	same( 403, rest( 'POST', $path . $shared->id() . '/test', array() )->get_status() );
} );

test( 'who may publish finds the windows in the profile, and those who may not do not', function () {
	networks();
	$author = user_of( 'author' );
	$own    = connected( 'mastodon', $author );
	( new Accounts() )->set_status( $own->id(), Account::MUST_REAUTH );
	$html = ( new Account_Profile() )->render_fields( $author );
	foreach ( array( 'service=mastodon"', 'service=bluesky"', 'service=webhook"', '@aurora@mastodon.example', 'again=' . $own->id() ) as $part ) {
		holds( $part, $html );
	}
	holds_not( 'service=x"', $html );
	act_as( 'administrator' );
	holds_not( 'service=mastodon', ( new Account_Profile() )->render_fields( $author ) );
	same( '', ( new Account_Profile() )->render_fields( user_of( 'contributor' ) ) );
} );

test( 'the panel leads to where the user connects accounts, and is not there for who may not publish', function () {
	$told = static function ( $role ) {
		act_as( $role );
		$state = Editor_State::get();
		return array( $state['available_blocks']->publicize, $state['available_blocks']->republicize, $state['mainstreet']['adminUrls']['connections'], $state['mainstreet']['adminUrls']['sharedConnections'] );
	};
	$settings = admin_url( 'options-general.php?page=mainstreet#/connections/networks' );
	$there = array( 'available' => true );
	same( array( $there, $there, $settings, $settings ), $told( 'administrator' ) );
	same( array( $there, $there, admin_url( 'profile.php#' . Account_Profile::ID ), '' ), $told( 'author' ) );
	holds( 'id="' . Account_Profile::ID . '"', ( new Account_Profile() )->render_fields( get_current_user_id() ) );
	$refused = array( 'available' => false, 'unavailable_reason' => 'unauthorized', 'details' => array() );
	same( array( $refused, $refused, '', '' ), $told( 'contributor' ) );
} );

test( 'the front page names the site’s own accounts at Mastodon, articles who writes them; those of one user stand nowhere', function () {
	networks();
	$head = static function () {
		ob_start();
		\Mainstreet\Social\Networks\Mastodon\Fediverse_Links::render( \Mainstreet\Core\Options\Stored_Settings::all()['fediverse_links'] ?? array() );
		return ob_get_clean();
	};
	$mine = connected( 'mastodon', 1 );
	same( '', $head() );
	rest( 'POST', '/mainstreet/v1/accounts/' . $mine->id(), array( 'who' => 'all' ) );
	same( "<link rel=\"me\" href=\"https://mastodon.example/@aurora\">\n", $head() );
	same( '@aurora@mastodon.example', \Mainstreet\Core\Options\Stored_Settings::all()['fediverse_handle'] );
	( new Accounts() )->delete( $mine->id() );
	same( '', $head() );
	same( '', \Mainstreet\Core\Options\Stored_Settings::all()['fediverse_handle'] );
	ob_start();
	\Mainstreet\Social\Networks\Mastodon\Fediverse_Links::render( array( 'javascript:alert(1)', array(), 'https://a.example/"><script>' ) );
	$odd = ob_get_clean();
	holds_not( 'javascript', $odd );
	holds_not( '<script', $odd );
} );
