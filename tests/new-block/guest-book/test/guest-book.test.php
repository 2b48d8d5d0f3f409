<?php
/**
 * What a block has by having its files; nothing of it is listed anywhere.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Guest_Book\Guest_Book;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Lifecycle\Uninstall;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Content;

const GUEST_BOOK = '<!-- wp:jetpack/guest-book {"heading":"1 < 2 & <b>3</b>"} --><div class="wp-block-jetpack-guest-book"><p class="wp-block-jetpack-guest-book__heading">1 &lt; 2</p></div><!-- /wp:jetpack/guest-book -->';

/** Whether the database has its table. */
function has_guest_book() {
	global $wpdb;
	return (bool) $wpdb->get_var( "SHOW TABLES LIKE '" . Tables::name( 'guest_book' ) . "'" );
}

test( 'its table is there, its class is found, and entries are kept', function () {
	truly( has_guest_book(), 'the table is made' );
	Guest_Book::sign( 'So kind.' );
	same( array( 'So kind.' ), Guest_Book::latest() );
	// A site that had the plugin before the block came.
	$GLOBALS['wpdb']->query( 'DROP TABLE ' . Tables::name( 'guest_book' ) );
	Guest_Book::sign( 'Again.' );
	same( array( 'Again.' ), Guest_Book::latest() );
} );

test( 'its setting is described, checked and kept', function () {
	same( 10, rest( 'GET', '/mainstreet/v1/settings' )->get_data()['guest_book_entries'] );
	same( 400, rest( 'POST', '/mainstreet/v1/settings', array( 'guest_book_entries' => 1000 ) )->get_status() );
	same( 200, rest( 'POST', '/mainstreet/v1/settings', array( 'guest_book_entries' => 1 ) )->get_status() );
	Guest_Book::sign( 'One' );
	Guest_Book::sign( 'Two' );
	same( array( 'Two' ), Guest_Book::latest() );
} );

test( 'its route answers under both namespaces', function () {
	foreach ( array( 'mainstreet/v1', 'wpcom/v2' ) as $namespace ) {
		act_as( 'editor' );
		same( 200, rest( 'POST', "/$namespace/guest-book", array( 'entry' => $namespace ) )->get_status() );
		act_as( '' );
		same( $namespace, rest( 'GET', "/$namespace/guest-book" )->get_data()[0] );
		same( 401, rest( 'POST', "/$namespace/guest-book", array( 'entry' => 'x' ) )->get_status() );
	}
} );

test( 'its text attributes are stored as they were written, whoever wrote them', function () {
	foreach ( array( 'author', 'administrator' ) as $role ) {
		act_as( $role );
		$id = wp_insert_post( wp_slash( array( 'post_title' => 'x', 'post_status' => 'draft', 'post_content' => GUEST_BOOK ) ) );
		same( '1 < 2 & <b>3</b>', parse_blocks( get_post( $id )->post_content )[0]['attrs']['heading'], $role );
	}
} );

test( 'a newsletter holds a link in its place', function () {
	rest( 'POST', '/mainstreet/v1/settings', array( 'newsletter_content' => 'full' ) );
	$id   = wp_insert_post( wp_slash( array( 'post_title' => 'x', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>Before it.</p><!-- /wp:paragraph -->' . GUEST_BOOK ) ) );
	$mail = Campaign_Content::html( get_post( $id ) );
	holds( 'Before it.', $mail );
	holds( 'View this content on the site', $mail );
	holds_not( 'guest-book', $mail );
} );

test( 'its event goes with the plugin, and with the owner’s word its table and setting', function () {
	rest( 'POST', '/mainstreet/v1/settings', array( 'guest_book_entries' => 5 ) );
	Guest_Book::sign( 'So kind.' );
	truly( (bool) wp_next_scheduled( Guest_Book::EVENT ), 'planned' );
	Uninstall::run();
	same( false, wp_next_scheduled( Guest_Book::EVENT ) );
	same( array( 'So kind.' ), Guest_Book::latest() );
	rest( 'POST', '/mainstreet/v1/settings', array( 'delete_on_uninstall' => true ) );
	Guest_Book::sign( 'So kind.' );
	Uninstall::run();
	same( false, wp_next_scheduled( Guest_Book::EVENT ) );
	same( false, has_guest_book() );
	same( 10, \Mainstreet\Core\Options\Options::get( 'guest_book_entries' ) );
} );
