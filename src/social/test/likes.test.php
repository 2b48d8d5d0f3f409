<?php
/**
 * Likes: who may, how often, and how many there are.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Likes\Like_Button;
use Mainstreet\Social\Likes\Like_Counts;
use Mainstreet\Social\Likes\Like_Handler;
use Mainstreet\Social\Likes\Like_Privacy;
use Mainstreet\Social\Likes\Liker;
use Mainstreet\Social\Likes\Likes;
use Mainstreet\Social\Post_Switches;

require_once dirname( __DIR__, 3 ) . '/tests/php/growth.php';

/** A post that can be liked. */
function liked_post( array $more = array() ) {
	return wp_insert_post( wp_slash( $more + array( 'post_title' => 'Tide tables', 'post_content' => 'High at noon.', 'post_status' => 'publish' ) ) );
}

/** A visitor with a cookie. */
function visitor( $number ) {
	return new Liker( 0, md5( "visitor $number" ) );
}

/** Nobody is logged in; the request comes from an address. */
function stranger( $ip = '198.51.100.7' ) {
	wp_set_current_user( 0 );
	unset( $_COOKIE[ Liker::COOKIE ] );
	$_SERVER['REMOTE_ADDR'] = $ip;
}

/** Rows of the table of likes. */
function like_rows( $post ) {
	global $wpdb;
	return (int) Sql::row( 'likes', $wpdb->prepare( 'SELECT COUNT(*) AS n FROM {table} WHERE post_id = %d', $post ) )['n'];
}

test( 'a like counts once for each cookie and user, and goes again', function () {
	stranger();
	$post = liked_post();
	same( array( 'count' => 0, 'liked' => false ), Like_Handler::get_state( $post, visitor( 1 ) ) );
	same( array( 'count' => 1, 'liked' => true ), Like_Handler::handle( $post, true, visitor( 1 ) ) );
	same( array( 'count' => 1, 'liked' => true ), Like_Handler::handle( $post, true, visitor( 1 ) ) );
	same( array( 'count' => 1, 'liked' => false ), Like_Handler::get_state( $post, visitor( 2 ) ) );
	same( array( 'count' => 2, 'liked' => true ), Like_Handler::handle( $post, true, visitor( 2 ) ) );
	same( array( 'count' => 1, 'liked' => false ), Like_Handler::handle( $post, false, visitor( 1 ) ) );
	same( array( 'count' => 1, 'liked' => false ), Like_Handler::handle( $post, false, visitor( 1 ) ) );
	same( array( 'count' => 1, 'liked' => false ), Like_Handler::handle( $post, false, new Liker( 0, '' ) ) );
	same( 1, like_rows( $post ) );
} );

test( 'who liked as a visitor and then logs in has one like, not two', function () {
	stranger();
	$post = liked_post();
	$key  = md5( 'browser' );
	Likes::add( $post, new Liker( 0, $key ) );
	$user = new Liker( 7, $key );
	truly( Likes::has( $post, $user ) );
	// Two requests of which one did not see it yet.
	Likes::add( $post, $user );
	same( array( 1, 1 ), array( like_rows( $post ), Like_Counts::get_fresh( $post ) ) );
	same( 1, Likes::remove( $post, $user->hashes() ) );
	same( array( 0, 0 ), array( like_rows( $post ), Like_Counts::get_fresh( $post ) ) );
} );

test( 'what is stored of a visitor leads to nobody', function () {
	global $wpdb;
	stranger();
	$post = liked_post();
	Likes::add( $post, visitor( 5 ) );
	$row = Sql::row( 'likes', $wpdb->prepare( 'SELECT HEX(actor) AS actor, user_id FROM {table} WHERE post_id = %d', $post ) );
	same( null, $row['user_id'] );
	truly( md5( 'visitor 5' ) !== strtolower( $row['actor'] ) );
	same( array(), ( new Liker( 0, 'not a key' ) )->hashes() );
	same( array(), ( new Liker( 0, str_repeat( 'a', 33 ) ) )->hashes() );
} );

test( 'an address likes a post twenty times a day at most, however many cookies it throws away', function () {
	stranger( '2001:db8:1:2::1' );
	$post = liked_post();
	for ( $i = 0; $i < Like_Handler::A_DAY; $i++ ) {
		// The same /64.
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2::' . dechex( $i + 1 );
		same( $i + 1, Like_Handler::handle( $post, true, visitor( "a$i" ) )['count'] );
	}
	is_error( 'mainstreet_rate_limited', Like_Handler::handle( $post, true, visitor( 'a-more' ) ), 429 );
	is_error( 'mainstreet_rate_limited', Like_Handler::handle( $post, true, new Liker( 0, '' ) ), 429 );
	// Taking one back gives no new one.
	Like_Handler::handle( $post, false, visitor( 'a1' ) );
	is_error( 'mainstreet_rate_limited', Like_Handler::handle( $post, true, visitor( 'a-more' ) ), 429 );
	same( Like_Handler::A_DAY - 1, Like_Counts::get_fresh( $post ) );
	// Another post and another network are not bound by it.
	same( 1, Like_Handler::handle( liked_post(), true, visitor( 'a1' ) )['count'] );
	stranger( '2001:db8:1:3::1' );
	same( Like_Handler::A_DAY, Like_Handler::handle( $post, true, visitor( 'a-more' ) )['count'] );
} );

test( 'a press that comes twice at once takes one of the likes of a day', function () {
	stranger( '2001:db8:9:2::1' );
	$post = liked_post();
	$once = function ( $query ) use ( &$once, $post ) {
		if ( preg_match( '/^INSERT\b[^(]*likes\b/', $query ) ) {
			remove_filter( 'query', $once );
			Likes::add( $post, visitor( 'twice' )->with_cookie() );
		}
		return $query;
	};
	add_filter( 'query', $once );
	same( 1, Like_Handler::handle( $post, true, visitor( 'twice' ) )['count'] );
	same( false, has_filter( 'query', $once ), 'the second press came:' );
	for ( $i = 1; $i <= Like_Handler::A_DAY; $i++ ) {
		same( $i + 1, Like_Handler::handle( $post, true, visitor( "once $i" ) )['count'] );
	}
	is_error( 'mainstreet_rate_limited', Like_Handler::handle( $post, true, visitor( 'more' ) ), 429 );
} );

test( 'the first like of an address takes one statement for each of its limits', function () {
	stranger( '203.0.113.90' );
	$post       = liked_post();
	$statements = array();
	add_filter( 'query', $note = static function ( $sql ) use ( &$statements ) {
		// Not the cleanup, at one of a hundred.
		if ( strpos( $sql, '_throttle' ) && preg_match( '/^(?:INSERT|UPDATE)/', $sql, $kind ) ) {
			$statements[] = $kind[0];
		}
		return $sql;
	} );
	Like_Handler::handle( $post, true, visitor( 1 ) );
	remove_filter( 'query', $note );
	same( array( 'INSERT', 'INSERT' ), $statements );
} );

test( 'an address presses sixty times a minute at most', function () {
	stranger( '203.0.113.200' );
	$post = liked_post();
	for ( $i = 0; $i < Like_Handler::A_MINUTE; $i++ ) {
		Like_Handler::handle( $post, 0 === $i % 2, visitor( 'fickle' ) );
	}
	is_error( 'mainstreet_rate_limited', Like_Handler::handle( $post, true, visitor( 'fickle' ) ), 429 );
} );

test( 'other sites press no button', function () {
	stranger();
	$post                   = liked_post();
	$_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
	try {
		is_error( 'mainstreet_origin', Like_Handler::handle( $post, true, visitor( 1 ) ), 400 );
	} finally {
		unset( $_SERVER['HTTP_ORIGIN'] );
	}
	same( 0, Like_Counts::get_fresh( $post ) );
} );

test( 'what is not public, protected, switched off or of a type without likes is answered as what is not there', function () {
	stranger();
	$draft     = liked_post( array( 'post_status' => 'draft' ) );
	$private   = liked_post( array( 'post_status' => 'private' ) );
	$protected = liked_post( array( 'post_password' => 'pier' ) );
	$off       = liked_post();
	update_post_meta( $off, Post_Switches::LIKE_META, '0' );
	$file = wp_insert_post( array( 'post_type' => 'attachment', 'post_title' => 'File', 'post_status' => 'inherit' ) );
	$menu = wp_insert_post( array( 'post_type' => 'nav_menu_item', 'post_status' => 'publish' ) );
	// get_post( 0 ) is the post of the loop, and other tests leave one.
	unset( $GLOBALS['post'] );
	foreach ( array( $draft, $private, $protected, $off, $file, $menu, 999999, 0 ) as $id ) {
		is_error( 'mainstreet_no_likes', Like_Handler::get_state( $id, visitor( 1 ) ), 404 );
		is_error( 'mainstreet_no_likes', Like_Handler::handle( $id, true, visitor( 1 ) ), 404 );
		same( '', Like_Button::render( get_post( $id ) ), "post $id" );
	}
} );

test( 'the route answers all three methods, and no cache keeps it', function () {
	stranger();
	$post = liked_post();
	foreach ( array( 'GET' => array( 0, false ), 'POST' => array( 1, true ), 'DELETE' => array( 1, false ) ) as $method => list( $count, $liked ) ) {
		$answer = rest( $method, "/mainstreet/v1/likes/$post" );
		same( 200, $answer->get_status() );
		same( array( 'count' => $count, 'liked' => $liked ), $answer->get_data(), $method );
		same( 'private, max-age=0', $answer->get_headers()['Cache-Control'] );
	}
	// The cookie that POST gave is not there in this test, so DELETE removed nothing. With it:
	$_COOKIE[ Liker::COOKIE ] = md5( 'mine' );
	same( array( 'count' => 2, 'liked' => true ), rest( 'POST', "/mainstreet/v1/likes/$post" )->get_data() );
	same( array( 'count' => 2, 'liked' => true ), rest( 'GET', "/mainstreet/v1/likes/$post" )->get_data() );
	same( array( 'count' => 1, 'liked' => false ), rest( 'DELETE', "/mainstreet/v1/likes/$post" )->get_data() );
	$missing = rest( 'GET', '/mainstreet/v1/likes/999999' );
	same( array( 404, 'mainstreet_no_likes' ), array( $missing->get_status(), $missing->get_data()['code'] ) );
	stranger();
} );

test( 'the number in the address decides, whatever the body says', function () {
	stranger();
	$post    = liked_post();
	$other   = liked_post();
	$request = new \WP_REST_Request( 'POST', "/mainstreet/v1/likes/$post" );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( wp_json_encode( array( 'id' => $other ) ) );
	rest_do_request( $request );
	same( array( 1, 0 ), array( Like_Counts::get_fresh( $post ), Like_Counts::get_fresh( $other ) ) );
} );

test( 'two processes that like at the same moment count each visitor once', function () {
	stranger();
	$post = liked_post();
	$runs = array();
	foreach ( array( 1, 2, 3 ) as $head ) {
		$runs[] = in_process( __DIR__ . '/processes/like-in-a-race.php', array( 'post' => $post ) );
	}
	foreach ( $runs as $run ) {
		same( 'end', trim( is_callable( $run ) ? $run() : $run ) );
	}
	same( array( 60, 60 ), array( like_rows( $post ), Like_Counts::get_fresh( $post ) ) );
} );

test( 'a press writes the row of the number once, and only then holds it', function () {
	stranger();
	$post   = liked_post();
	$writes = array();
	Likes::add( $post, visitor( 1 ) );
	add_filter( 'query', $note = static function ( $sql ) use ( &$writes ) {
		if ( strpos( $sql, 'like_counts' ) && 0 !== strpos( $sql, 'SELECT' ) ) {
			$writes[] = strtok( $sql, ' ' );
		}
		return $sql;
	} );
	Likes::add( $post, visitor( 2 ) );
	Likes::add( $post, visitor( 2 ) );
	remove_filter( 'query', $note );
	same( array( 'UPDATE' ), $writes );
	same( 2, Like_Counts::get_fresh( $post ) );
} );

test( 'a like whose number can’t be written is not there', function () {
	global $wpdb;
	stranger();
	$post   = liked_post();
	$broken = static function ( $sql ) {
		return 0 === strpos( $sql, 'UPDATE' ) && strpos( $sql, 'like_counts' ) ? 'UPDATE no_such_table SET n = 1' : $sql;
	};
	add_filter( 'query', $broken );
	$answer = Like_Handler::handle( $post, true, visitor( 1 ) );
	remove_filter( 'query', $broken );
	is_error( 'mainstreet_not_stored', $answer, 503 );
	same( array( 0, 0 ), array( like_rows( $post ), Like_Counts::get_fresh( $post ) ) );
	same( 1, Like_Handler::handle( $post, true, visitor( 1 ) )['count'] );
} );

test( 'the nightly recount puts wrong numbers right, and only those', function () {
	global $wpdb;
	stranger();
	$right = liked_post();
	$wrong = liked_post();
	$lost  = liked_post();
	$empty = liked_post();
	foreach ( array( $right, $wrong, $lost ) as $post ) {
		Likes::add( $post, visitor( 1 ) );
		Likes::add( $post, visitor( 2 ) );
	}
	Like_Counts::recount();
	Sql::update( 'like_counts', array( 'n' => 900 ), "post_id = $wrong" );
	Sql::run( 'like_counts', "DELETE FROM {table} WHERE post_id = $lost" );
	Sql::insert( 'like_counts', array( array( 'post_id' => $empty, 'n' => 4 ) ) );
	same( 3, Like_Counts::recount() );
	same( array( 2, 2, 2, 0 ), array_map( array( Like_Counts::class, 'get_fresh' ), array( $right, $wrong, $lost, $empty ) ) );
	same( 0, Like_Counts::recount() );
	Like_Handler::handle( $right, true, visitor( 3 ) );
	truly( wp_next_scheduled( 'mainstreet_likes_recount' ) > time() );
	same( 'daily', wp_get_schedule( 'mainstreet_likes_recount' ) );
} );

test( 'the recount reads what changed, and a part of the others', function () {
	stranger();
	Sql::run( 'likes', 'DELETE FROM {table}' );
	Sql::run( 'like_counts', 'DELETE FROM {table}' );
	Counters::set( Like_Counts::CURSOR, 0 );
	// 2,000 posts with two likes each, and numbers of none of them.
	fill_table( 'likes', 4000, function ( $number ) {
		return array( 'post_id' => 700000 + $number % 2000, 'actor' => array( md5( "visitor $number" ) ), 'user_id' => null, 'at' => 1700000000 );
	} );
	$queries = 0;
	add_filter( 'query', function ( $sql ) use ( &$queries ) {
		++$queries;
		return $sql;
	} );
	same( 2000, Like_Counts::recount() );
	truly( $queries < 60, "$queries statements for 2,000 numbers" );
	same( 2000, (int) Sql::row( 'like_counts', 'SELECT COUNT(*) AS n FROM {table} WHERE n = 2' )['n'] );
	analyze( Tables::name( 'like_counts' ) );
	// One of the later posts changed, and is wrong.
	Like_Counts::change( 701999, 7 );
	same( 1, examines_at_most( 'social: recount of likes, 2,000 posts', array( Like_Counts::class, 'recount' ) ) );
	same( 2, Like_Counts::get_fresh( 701999 ) );
	// Each run compares the next posts.
	Sql::update( 'like_counts', array( 'n' => 9 ), 'post_id = 701998' );
	$fixed = 0;
	for ( $run = 0; $run < 4; $run++ ) {
		$fixed += Like_Counts::recount();
	}
	same( array( 1, 2 ), array( $fixed, Like_Counts::get_fresh( 701998 ) ) );
} );

test( 'likes of a user are exported and erased with their number, those of others stay', function () {
	stranger();
	$name  = uniqid( 'fan' );
	$user  = wp_insert_user( array( 'user_login' => $name, 'user_email' => "$name@example.org", 'user_pass' => wp_generate_password() ) );
	$posts = array();
	for ( $i = 0; $i < Likes::STEP + 3; $i++ ) {
		$posts[] = liked_post( array( 'post_title' => "Post $i" ) );
		Likes::add( $posts[ $i ], new Liker( $user, '' ) );
	}
	Likes::add( $posts[0], visitor( 1 ) );
	$first  = Like_Privacy::export( "$name@example.org", 1 );
	$second = Like_Privacy::export( "$name@example.org", 2 );
	same( array( Likes::STEP, false, 3, true ), array( count( $first['data'] ), $first['done'], count( $second['data'] ), $second['done'] ) );
	holds( (string) get_permalink( $posts[0] ), wp_json_encode( $first['data'], JSON_UNESCAPED_SLASHES ) );
	same( array( true, false ), array( Like_Privacy::erase( "$name@example.org" )['items_removed'], Like_Privacy::erase( 'nobody@example.org' )['items_removed'] ) );
	truly( Like_Privacy::erase( "$name@example.org" )['done'] );
	same( array(), Likes::find_by_user( $user ) );
	same( array( 1, 0 ), array( Like_Counts::get_fresh( $posts[0] ), Like_Counts::get_fresh( $posts[1] ) ) );
	truly( isset( apply_filters( 'wp_privacy_personal_data_exporters', array() )['mainstreet-likes'], apply_filters( 'wp_privacy_personal_data_erasers', array() )['mainstreet-likes'] ) );
	// And with the user.
	Likes::add( $posts[1], new Liker( $user, '' ) );
	require_once ABSPATH . 'wp-admin/includes/user.php';
	wp_delete_user( $user );
	same( 0, Like_Counts::get_fresh( $posts[1] ) );
	// Visitors belong to no user.
	same( array(), Likes::find_by_user( 0 ) );
} );

test( 'likes of a deleted post are gone', function () {
	stranger();
	$post = liked_post();
	Likes::add( $post, visitor( 1 ) );
	wp_delete_post( $post, true );
	same( array( 0, 0 ), array( like_rows( $post ), Like_Counts::get_fresh( $post ) ) );
} );

test( 'the button is the same for everybody: it may lie in a page cache', function () {
	stranger();
	$post = liked_post();
	Likes::add( $post, visitor( 1 ) );
	$guest = Like_Button::render( get_post( $post ) );
	$_COOKIE[ Liker::COOKIE ] = md5( 'visitor 1' );
	$fan   = Like_Button::render( get_post( $post ) );
	act_as( 'administrator' );
	$owner = Like_Button::render( get_post( $post ) );
	stranger();
	// An id stands once on a page.
	same( 1, substr_count( $guest . $fan . $owner, 'id="mainstreet-like-' . $post . '"' ) );
	$plain = str_replace( ' id="mainstreet-like-' . $post . '"', '', $guest );
	same( array( $plain, $plain ), array( $fan, $owner ) );
	holds( '<b>1</b>', $guest );
	holds_not( 'nonce', $guest );
	holds( 'aria-pressed="false"', $guest );
} );

test( 'a page reads the numbers of all its posts once, by their keys', function () {
	global $wpdb, $wp_query;
	stranger();
	$posts    = array( liked_post(), liked_post(), liked_post() );
	Likes::add( $posts[1], visitor( 1 ) );
	$kept     = $wp_query;
	$wp_query = new \WP_Query( array( 'post__in' => $posts ) );
	$asked    = array();
	$log      = static function ( $sql ) use ( &$asked ) {
		if ( strpos( $sql, 'mainstreet_like' ) ) {
			$asked[] = $sql;
		}
		return $sql;
	};
	// Their terms and meta are at hand.
	$queries = $wpdb->num_queries;
	add_filter( 'query', $log );
	$html = implode( '', array_map( array( Like_Button::class, 'render' ), $wp_query->posts ) );
	remove_filter( 'query', $log );
	$wp_query = $kept;
	same( 1, count( $asked ), implode( "\n", $asked ) );
	same( 1, $wpdb->num_queries - $queries, 'queries in all' );
	same( 3, substr_count( $html, '<form' ) );
} );

test( 'the two fields are written by who may edit the post, and nothing is stored for what is the standard', function () {
	$post = liked_post();
	act_as( 'administrator' );
	$get = static function () use ( $post ) {
		$request = new \WP_REST_Request( 'GET', "/wp/v2/posts/$post" );
		$request->set_param( 'context', 'edit' );
		$data = rest_do_request( $request )->get_data();
		return array( $data['jetpack_likes_enabled'], $data['jetpack_sharing_enabled'] );
	};
	same( array( true, true ), $get() );
	same( 200, rest( 'POST', "/wp/v2/posts/$post", array( 'jetpack_likes_enabled' => false, 'jetpack_sharing_enabled' => false ) )->get_status() );
	same( array( false, false ), $get() );
	same( array( '0', '1' ), array( get_post_meta( $post, 'switch_like_status', true ), get_post_meta( $post, 'sharing_disabled', true ) ) );
	rest( 'POST', "/wp/v2/posts/$post", array( 'jetpack_likes_enabled' => true, 'jetpack_sharing_enabled' => true ) );
	same( array( array(), array() ), array( get_post_meta( $post, 'switch_like_status' ), get_post_meta( $post, 'sharing_disabled' ) ) );
	update_option( 'disabled_likes', 1 );
	same( array( false, true ), $get() );
	rest( 'POST', "/wp/v2/posts/$post", array( 'jetpack_likes_enabled' => true ) );
	same( '1', get_post_meta( $post, 'switch_like_status', true ) );
	same( array( true, true ), $get() );
	rest( 'POST', "/wp/v2/posts/$post", array( 'jetpack_likes_enabled' => false ) );
	same( array(), get_post_meta( $post, 'switch_like_status' ) );
	update_option( 'disabled_likes', '' );
	act_as( 'contributor' );
	same( 403, rest( 'POST', "/wp/v2/posts/$post", array( 'jetpack_likes_enabled' => false ) )->get_status() );
	stranger();
	$public = rest( 'GET', "/wp/v2/posts/$post" )->get_data();
	same( array( false, false ), array( isset( $public['jetpack_likes_enabled'] ), isset( $public['jetpack_sharing_enabled'] ) ) );
	same( true, Post_Switches::has_likes( $post ) );
} );

test( 'the setting of the site stands in the option that Jetpack knows', function () {
	act_as( 'administrator' );
	same( 200, rest( 'POST', '/mainstreet/v1/settings', array( 'disabled_likes' => true, 'likes_below' => 'post, page', 'sharing_services' => 'x,mail' ) )->get_status() );
	same( '1', get_option( 'disabled_likes' ) );
	$settings = rest( 'GET', '/mainstreet/v1/settings' )->get_data();
	same( array( true, 'post,page', 'x,mail' ), array( $settings['disabled_likes'], $settings['likes_below'], $settings['sharing_services'] ) );
	same( false, isset( Stored_Settings::all()['disabled_likes'] ) );
	same( 400, rest( 'POST', '/mainstreet/v1/settings', array( 'likes_below' => 'post,no_such_type' ) )->get_status() );
	same( 400, rest( 'POST', '/mainstreet/v1/settings', array( 'sharing_services' => 'x,x' ) )->get_status() );
	rest( 'POST', '/mainstreet/v1/settings', array( 'disabled_likes' => false, 'likes_below' => '', 'sharing_services' => '' ) );
	same( '', get_option( 'disabled_likes' ) );
	stranger();
} );
