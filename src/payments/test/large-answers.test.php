<?php
/**
 * Names, titles and addresses that are far too long, or no texts at all, on their way from the payment services to mails, screen and file.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Large_Answers;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Payments\Orders\Mails\Order_Mails;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_Privacy;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Pages\Return_Page;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Payments\Screen\Order_Export;

use function Mainstreet\Tests\{ a_product, a_sold_plan, act_as, again, an_open_order, as_it_stands, at_stripe, buy_product, holds, holds_not, paypal, rest, same, stripe_found_no_faults, stripe_site, stripe_tells, test, truly };

require_once dirname( __DIR__, 3 ) . '/tests/php/stripe.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/paypal.php';

/** 200 kB that begin as a formula does, with markup, a shortcode and letters of two and four bytes. */
function huge( $begin = '=Ana' ) {
	return $begin . "\r\nBcc: x@example.org <b>[gallery]</b>\u{1F469}\u{200D}\u{1F680}" . str_repeat( "\u{F1}", 100000 );
}

/** The mails that leave. */
function outgoing() {
	$mails = new \ArrayObject();
	add_filter( 'pre_wp_mail', function ( $done, $mail ) use ( $mails ) { $mails[] = $mail; return true; }, 10, 2 );
	remove_all_actions( 'update_option_admin_email' );
	update_option( 'admin_email', 'owner@example.org' );
	Stored_Settings::save( array( 'payments_receipts' => 'own' ) );
	return $mails;
}

/** Mails, screen and file of an order: all there, and none of them large. */
function looks_fine( Order $order, \ArrayObject $mails, $receivers ) {
	$order = ( new Orders() )->get( $order->id );
	foreach ( Orders::LENGTHS as $name => $length ) {
		truly( mb_strlen( $order->$name ) <= $length, $name );
		truly( mb_check_encoding( $order->$name, 'UTF-8' ), $name );
	}
	Order_Mails::send_queued();
	same( $receivers, array_map( function ( $mail ) { return implode( ',', (array) $mail['to'] ); }, $mails->getArrayCopy() ) );
	foreach ( $mails as $mail ) {
		truly( strlen( $mail['message'] ) < 40000, 'a mail of ' . strlen( $mail['message'] ) );
		truly( strlen( $mail['subject'] ) < 1200 && ! preg_match( '/[\r\n]/', $mail['subject'] ), 'its subject' );
		holds_not( '<b>[', $mail['message'] );
	}
	act_as( 'administrator' );
	foreach ( array( '', '/' . $order->id ) as $path ) {
		$answer = rest( 'GET', '/mainstreet/v1/payments/orders' . $path );
		same( 200, $answer->get_status() );
		$json = wp_json_encode( $answer->get_data() );
		truly( is_string( $json ) && strlen( $json ) < 20000, $path );
	}
	$file = '';
	Order_Export::write( array( 'mode' => '', 'status' => '', 'search' => '', 'plan' => 0, 'from' => '', 'to' => '' ), function ( $piece ) use ( &$file ) { $file .= $piece; } );
	$stream = fopen( 'php://memory', 'r+' );
	fwrite( $stream, $file );
	rewind( $stream );
	$head = fgetcsv( $stream, 0, ',', '"', '' );
	$row  = fgetcsv( $stream, 0, ',', '"', '' );
	same( array( count( $head ), false ), array( count( $row ), fgetcsv( $stream, 0, ',', '"', '' ) ), 'one row of the file for it' );
	foreach ( $row as $cell ) {
		truly( ! preg_match( '/^[=+\-@\t]/', $cell ) && mb_strlen( $cell ) <= 256, $cell );
	}
	return $order;
}

/** The one member. */
function the_member() {
	return Sql::rows( 'members', 'SELECT email, name FROM {table}' );
}

foreach ( array( 'one-time', '1 month' ) as $interval ) {
	test( "200 kB of name from Stripe are cut to their column, $interval", function () use ( $interval ) {
		stripe_site();
		$mails = outgoing();
		$order = an_open_order( array(), a_sold_plan( compact( 'interval' ) ) );
		at_stripe( 'pay', array( 'session' => $order->provider_ref, 'buyer' => array( 'email' => 'ana@example.org', 'name' => huge() ) ) );
		foreach ( stripe_tells() as $status ) {
			same( 200, $status );
		}
		$order = looks_fine( $order, $mails, array( 'ana@example.org', 'owner@example.org' ) );
		same( array( 'paid', 255, 'ana@example.org' ), array( $order->status, mb_strlen( $order->name ), $order->email ) );
		same( 0, strpos( $order->name, '=Ana Bcc: x@example.org <b>' ) );
		same( array( array( 'email' => 'ana@example.org', 'name' => $order->name ) ), the_member() );
		truly( strlen( wp_json_encode( Order_Privacy::export( 'ana@example.org' ) ) ) < 20000 );
	} );

	test( "an address from Stripe that is a list, an object or endless is none, $interval", function () use ( $interval ) {
		foreach ( array( array( 'ana@example.org' ), array( 'at' => 'ana@example.org' ), str_repeat( 'a', 200000 ) . '@example.org', str_repeat( 'a', 60 ) . '@' . str_repeat( 'b.', 90 ) . 'example.community', 5, true ) as $email ) {
			Sql::run( 'orders', 'DELETE FROM {table}' );
			Sql::run( 'members', 'DELETE FROM {table}' );
			stripe_site();
			remove_all_filters( 'pre_wp_mail' );
			$mails = outgoing();
			$order = an_open_order( array(), a_sold_plan( compact( 'interval' ) ) );
			at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
			at_stripe( 'change', array( 'id' => $order->provider_ref, 'customer_details' => array( 'email' => $email, 'name' => array( 'Ana' ) ) ) );
			foreach ( stripe_tells() as $status ) {
				same( 200, $status );
			}
			$order = looks_fine( $order, $mails, array( 'owner@example.org' ) );
			same( array( 'paid', '', '' ), array( $order->status, $order->email, $order->name ), wp_json_encode( $email ) );
			same( array( array( 'email' => '', 'name' => '' ) ), the_member() );
		}
	} );
}

test( '200 kB of name from PayPal are cut to their column', function () {
	$tell  = paypal();
	$mails = outgoing();
	$order = buy_product( a_product() )['order'];
	$tell( 'approve', array( 'id' => again( $order )->provider_ref, 'email' => 'ana@example.org', 'name' => huge(), 'surname' => huge( '@Lovelace' ) ) );
	truly( isset( Return_Page::build( $order->uuid )['title'] ) || isset( Return_Page::build( $order->uuid )['redirect'] ) );
	$order = looks_fine( $order, $mails, array( 'ana@example.org', 'owner@example.org' ) );
	same( array( 'paid', 255, 'ana@example.org' ), array( $order->status, mb_strlen( $order->name ), $order->email ) );
} );

test( 'an address from PayPal that is a list or endless is none', function () {
	foreach ( array( array( 'ana@example.org' ), str_repeat( 'a', 200000 ) . '@example.org' ) as $email ) {
		Sql::run( 'orders', 'DELETE FROM {table}' );
		remove_all_filters( 'pre_wp_mail' );
		remove_all_filters( 'pre_http_request', 10 );
		$tell  = paypal();
		$mails = outgoing();
		$order = buy_product( a_product() )['order'];
		$tell( 'approve', array( 'id' => again( $order )->provider_ref, 'email' => $email, 'name' => array( 'Ana' ), 'surname' => array() ) );
		Return_Page::build( $order->uuid );
		$order = looks_fine( $order, $mails, array( 'owner@example.org' ) );
		same( array( 'paid', '', '' ), array( $order->status, $order->email, $order->name ) );
	}
} );

/** Gives a post the longest title of 200 kB that the database takes. */
function with_huge_title( $id ) {
	global $wpdb;
	foreach ( array( 200000, 60000 ) as $bytes ) {
		$title = mb_strcut( huge( 'Rope' ), 0, $bytes );
		if ( $wpdb->update( $wpdb->posts, array( 'post_title' => $title ), array( 'ID' => $id ) ) ) {
			clean_post_cache( $id );
			return $id;
		}
	}
	truly( false, $wpdb->last_error );
}

test( 'a product with an endless title is sold through PayPal', function () {
	$tell  = paypal();
	$mails = outgoing();
	$order = buy_product( with_huge_title( a_product() ) )['order'];
	$tell( 'approve', array( 'id' => again( $order )->provider_ref, 'email' => 'ana@example.org' ) );
	Return_Page::build( $order->uuid );
	$order = looks_fine( $order, $mails, array( 'ana@example.org', 'owner@example.org' ) );
	same( array( 'paid', 255 ), array( $order->status, mb_strlen( $order->title ) ) );
	same( array(), $tell( 'state' )['faults'] );
} );

test( 'a plan with an endless title is sold through Stripe', function () {
	stripe_site();
	$mails = outgoing();
	$plan  = ( new Plans() )->get( with_huge_title( a_sold_plan()->id ) );
	$order = an_open_order( array(), $plan );
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	stripe_tells();
	$order = looks_fine( $order, $mails, array( 'buyer@example.com', 'owner@example.org' ) );
	same( array( 'paid', 255 ), array( as_it_stands( $order )->status, mb_strlen( $order->title ) ) );
	stripe_found_no_faults();
} );
