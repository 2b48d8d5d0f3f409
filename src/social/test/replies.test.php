<?php
/**
 * Replies to posts at Mastodon and Bluesky: when they are counted, and what pages say of them.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Replies\Reply_Checks;
use Mainstreet\Social\Replies\Reply_Counter;
use Mainstreet\Social\Replies\Reply_Counts;
use Mainstreet\Social\Replies\Reply_Links;
use Mainstreet\Social\Replies\Reply_Settings;

require_once MAINSTREET_DIR . '/tests/php/networks.php';
require_once MAINSTREET_DIR . '/tests/php/shares.php';

/** The owner chooses types of posts. */
function show_replies( $types = 'post' ) {
	Stored_Settings::save( array( 'replies_below' => $types ) );
}

/** A post that was shared, with accounts that are connected. */
function a_post_elsewhere( array $networks = array( 'mastodon', 'bluesky' ), $owner = 0 ) {
	act_as( 'administrator' );
	foreach ( $networks as $network ) {
		connected( $network, $owner ? get_current_user_id() : 0 );
	}
	$post = a_shared_post( array( 'post_title' => 'Rye ' . wp_generate_password( 6, false ) ) );
	send_shares();
	return $post;
}

/** All is due, and a turn is taken. */
function count_replies() {
	Sql::run( 'replies', 'UPDATE {table} SET next_at = 1' );
	( new Reply_Counter() )->run();
}

/** How many replies there are elsewhere. */
function replies_are( $n ) {
	ask_fake( 'https://mastodon.test/replies', compact( 'n' ) );
	ask_fake( 'https://bluesky.test/replies', compact( 'n' ) );
}

/** What the page says. */
function reply_texts( \WP_Post $post ) {
	preg_match_all( '#<a href="([^"]*)"[^>]*>([^<]*)</a>#', Reply_Links::render( get_post( $post->ID ) ), $found, PREG_SET_ORDER );
	return array_column( $found, 2, 1 );
}

test( 'nobody is asked, and no page says anything, until the owner chooses it', function () {
	$log  = networks();
	$post = a_post_elsewhere();
	replies_are( 3 );
	same( array(), Sql::rows( 'replies', 'SELECT * FROM {table}' ) );
	$before = count( $log );
	( new Reply_Counter() )->run();
	same( array( 0, '' ), array( count( $log ) - $before, Reply_Links::render( $post ) ) );
	same( 0, ( new Scheduler() )->planned( Reply_Counter::HOOK ) );
	// What was shared before counts from then on.
	show_replies();
	same( 2, count( Sql::rows( 'replies', 'SELECT * FROM {table}' ) ) );
	truly( ( new Scheduler() )->planned( Reply_Counter::HOOK ) > time(), 'planned' );
	count_replies();
	same( array( '3 replies on Bluesky', '3 replies on Mastodon' ), array_values( reply_texts( $post ) ) );
	show_replies( '' );
	same( array( '', 0 ), array( Reply_Links::render( $post ), ( new Scheduler() )->planned( Reply_Counter::HOOK ) ) );
} );

test( 'links say how many, lead there, and are drawn without a request, a query or a script', function () {
	$log = networks();
	show_replies();
	$post = a_post_elsewhere();
	replies_are( 0 );
	count_replies();
	same( '', Reply_Links::render( $post ), 'none:' );
	replies_are( 1 );
	count_replies();
	same( array( '1 reply on Bluesky', '1 reply on Mastodon' ), array_values( reply_texts( $post ) ) );
	replies_are( 1234 );
	count_replies();
	$texts = reply_texts( $post );
	same( array( '1,234 replies on Bluesky', '1,234 replies on Mastodon' ), array_values( $texts ) );
	truly( 0 === strpos( array_keys( $texts )[0], 'https://bsky.app/profile/did:plc:' ) && 0 === strpos( array_keys( $texts )[1], 'https://mastodon.example/@aurora/' ), wp_json_encode( $texts ) );
	foreach ( $log as list( $url, $args ) ) {
		truly( ! preg_match( '#/statuses/|getPosts#', $url ) || empty( $args['headers']['Authorization'] ), 'nobody’s name: ' . $url );
	}
	get_post_meta( $post->ID );
	$before = array( count( $log ), $GLOBALS['wpdb']->num_queries );
	$html   = Reply_Links::render( $post );
	same( $before, array( count( $log ), $GLOBALS['wpdb']->num_queries ) );
	truly( ! preg_match( '/<script|onclick/i', $html ), $html );
	holds( 'rel="nofollow noopener noreferrer"', $html );
} );

test( 'a number stays when a network fails, and goes with the message; it is asked less often meanwhile', function () {
	networks();
	show_replies();
	$post = a_post_elsewhere( array( 'mastodon' ) );
	replies_are( 3 );
	count_replies();
	foreach ( array( '500', '429', 'garbage', '401' ) as $mode ) {
		trouble( $mode, 'mastodon.example', '/api/v1/statuses/' );
		count_replies();
		same( array( '3 replies on Mastodon' ), array_values( reply_texts( $post ) ), $mode );
	}
	$row = Sql::row( 'replies', 'SELECT * FROM {table}' );
	same( 4, (int) $row['fails'] );
	truly( $row['next_at'] >= time() + 16 * 15 * MINUTE_IN_SECONDS - 5, 'later: ' . ( $row['next_at'] - time() ) );
	same( 'ok', ( new Accounts() )->find_by_service( 'mastodon' )[0]->status(), 'the account is none the worse:' );
	trouble( 'ok', 'mastodon.example', '/api/v1/statuses/' );
	replies_are( 4 );
	count_replies();
	same( array( '4 replies on Mastodon' ), array_values( reply_texts( $post ) ) );
	same( '0', (string) Sql::row( 'replies', 'SELECT * FROM {table}' )['fails'] );
	replies_are( -1 );
	count_replies();
	same( array( '', array() ), array( Reply_Links::render( $post ), Reply_Counts::get( $post->ID ) ) );
} );

test( 'the older a share, the less often it is looked at, and not at all behind a year', function () {
	$pauses = array();
	foreach ( array( 60, 3 * HOUR_IN_SECONDS, 2 * DAY_IN_SECONDS, 10 * DAY_IN_SECONDS, 100 * DAY_IN_SECONDS ) as $age ) {
		$pauses[] = Reply_Checks::interval( $age );
	}
	$sorted = $pauses;
	sort( $sorted );
	same( array( $sorted, 5 ), array( $pauses, count( array_unique( $pauses ) ) ) );
	$log = networks();
	show_replies();
	$post = a_post_elsewhere( array( 'mastodon' ) );
	replies_are( 2 );
	$before = count( $log );
	( new Reply_Counter() )->run();
	same( 0, count( $log ) - $before, 'not due:' );
	Sql::run( 'replies', 'UPDATE {table} SET since = ' . ( time() - 2 * YEAR_IN_SECONDS ) );
	count_replies();
	same( array( array(), array( '2 replies on Mastodon' ) ), array( Sql::rows( 'replies', 'SELECT * FROM {table}' ), array_values( reply_texts( $post ) ) ) );
} );

test( 'only accounts of the site count, only public posts, and what is left out says nothing', function () {
	$log = networks();
	show_replies();
	a_post_elsewhere( array( 'mastodon' ), 1 );
	same( array(), Sql::rows( 'replies', 'SELECT * FROM {table}' ), 'a user’s own:' );
	networks();
	$post = a_post_elsewhere( array( 'bluesky' ) );
	replies_are( 2 );
	count_replies();
	same( 1, count( reply_texts( $post ) ) );
	Reply_Settings::save( false, $post );
	same( '', Reply_Links::render( $post ) );
	Reply_Settings::save( true, $post );
	wp_update_post( array( 'ID' => $post->ID, 'post_password' => 'x' ) );
	same( '', Reply_Links::render( get_post( $post->ID ) ) );
	wp_update_post( array( 'ID' => $post->ID, 'post_password' => '', 'post_status' => 'private' ) );
	$before = count( $log );
	count_replies();
	same( array( 0, '' ), array( count( $log ) - $before, Reply_Links::render( get_post( $post->ID ) ) ) );
	act_as( 'contributor' );
	truly( is_wp_error( Reply_Settings::save( false, $post ) ), 'not a contributor' );
} );

test( 'a thread does not count itself; of two accounts the link leads to the one with more', function () {
	networks();
	show_replies();
	act_as( 'administrator' );
	connected( 'mastodon' );
	$post = wp_insert_post( wp_slash( array( 'post_title' => 'Thread', 'post_status' => 'draft', 'post_content' => '<!-- wp:paragraph --><p>One of two.</p><!-- /wp:paragraph -->' ) ) );
	update_post_meta( $post, '_wpas_is_tweetstorm', 1 );
	wp_publish_post( $post );
	send_shares();
	replies_are( 0 );
	count_replies();
	same( array(), reply_texts( get_post( $post ) ) );
	Reply_Counts::save( $post, 90, array( 'network' => 'mastodon', 'label' => 'Mastodon', 'url' => 'https://a.example/1', 'n' => 2 ) );
	Reply_Counts::save( $post, 91, array( 'network' => 'mastodon', 'label' => 'Mastodon', 'url' => 'https://a.example/2', 'n' => 5 ) );
	same( array( 'https://a.example/2' => '5 replies on Mastodon' ), reply_texts( get_post( $post ) ) );
} );

test( 'what is stored or filtered is hostile: nothing of it runs', function () {
	networks();
	show_replies();
	$post = a_shared_post();
	foreach ( array( 'x', array( 'x' ), array( array( 'network' => array(), 'label' => array(), 'url' => 1, 'n' => 'x' ) ), array( 5 => array( 'network' => 'm', 'label' => '<b onclick=x>"', 'url' => 'javascript:alert(1)', 'n' => 3 ) ) ) as $stored ) {
		update_post_meta( $post->ID, Reply_Counts::META, $stored );
		same( '', Reply_Links::render( $post ) );
	}
	add_filter( 'mainstreet_reply_links', static function () { return array( array( 'label' => '<b>"', 'url' => 'https://a.example/"><script>', 'n' => '2' ), 'x', array( 'n' => 3 ) ); } );
	$html = Reply_Links::render( $post );
	truly( false === strpos( $html, '<b>' ) && false === strpos( $html, '<script' ), $html );
	holds( '2 replies on &lt;b&gt;&quot;', $html );
} );

test( 'an account that is disconnected, or a post that is deleted, leaves nothing behind', function () {
	networks();
	show_replies();
	$post = a_post_elsewhere();
	replies_are( 3 );
	count_replies();
	same( 2, count( reply_texts( $post ) ) );
	( new Accounts() )->delete( ( new Accounts() )->find_by_service( 'mastodon' )[0]->id() );
	same( array( '3 replies on Bluesky' ), array_values( reply_texts( $post ) ) );
	wp_delete_post( $post->ID, true );
	same( array(), Sql::rows( 'replies', 'SELECT * FROM {table}' ) );
} );
