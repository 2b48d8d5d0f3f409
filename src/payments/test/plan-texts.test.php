<?php
/**
 * Texts of plans that contain `<`, from the route to the page of the purchase, the order, the payment services and the mails.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Mails\Order_Mail_Content;
use Mainstreet\Payments\Orders\Pages\Buy_Page;
use Mainstreet\Payments\Paypal\Paypal_Provider;
use Mainstreet\Payments\Plans\Plans;

require_once MAINSTREET_DIR . '/tests/php/payments.php';

/** Texts that are shown, paid and mailed as they were typed. */
const PLAN_TEXTS = array( 'Kinder <6 & >2', 'under <5', 'one piece of <ash> & oiled', 'a<b', 'x <!-- y', '<svg/onload=alert(1)', '<b>bold</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<<script>' );

/** Fields of a plan that are texts, and those that are not: a new field of the route fails here until it is in one list. */
const PLAN_FIELDS = array(
	'plain' => array( 'title', 'description' ),
	'html'  => array( 'welcome_email_content', 'welcome_email' ),
	'none'  => array( 'id', 'price', 'type', 'currency', 'interval', 'source', 'tier', 'force' ),
);

test( 'this list of the texts of plans is whole', function () {
	foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
		if ( ! preg_match( '#/(?:memberships/products?|mainstreet/v1/payments/plans)\b#', $route ) ) {
			continue;
		}
		foreach ( $handlers as $handler ) {
			foreach ( array_intersect_key( $handler['args'], array_flip( array_keys( array_intersect( array_combine( array_keys( $handler['args'] ), array_map( function ( $arg ) { return is_array( $arg ) && isset( $arg['type'] ) && 'string' === $arg['type'] && empty( $arg['enum'] ) ? 'text' : ''; }, $handler['args'] ) ), array( 'text' ) ) ) ) ) as $name => $arg ) {
				truly( in_array( $name, array_merge( ...array_values( PLAN_FIELDS ) ), true ), "$route: $name" );
			}
		}
	}
} );

test( 'a plan’s texts are kept from the route to the mail', function () {
	$service = pay_service();
	foreach ( PLAN_TEXTS as $text ) {
		act_as( 'administrator' );
		$request = new \WP_REST_Request( 'POST', '/wpcom/v2/memberships/product' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( array( 'title' => $text, 'description' => "$text\nand more", 'price' => 5, 'currency' => 'USD', 'interval' => 'one-time' ) ) );
		$made = rest_do_request( $request )->get_data();
		truly( isset( $made['id'] ), wp_json_encode( $made ) );
		$plan = ( new Plans() )->get( $made['id'] );
		same( array( $text, "$text\nand more" ), array( $plan->title, $plan->description ) );
		plan_is_bought( $plan->id, $text );
	}
} );

test( 'the texts of old plans are kept, whoever wrote them', function () {
	pay_service();
	foreach ( array_slice( PLAN_TEXTS, 0, 6 ) as $text ) {
		foreach ( array( $text, htmlspecialchars( $text, ENT_NOQUOTES ) ) as $stored ) {
			$id = a_plan();
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_title' => $stored ), array( 'ID' => $id ) );
			clean_post_cache( $id );
			update_post_meta( $id, \Mainstreet\Payments\Plans\Plan_Post::DESCRIPTION, wp_slash( "$text\nand more" ) );
			plan_is_bought( $id, $text );
		}
	}
} );

/** Buys a plan and looks at everything that names it. */
function plan_is_bought( $id, $text ) {
	\Mainstreet\Core\Database\Sql::run( 'throttle', 'DELETE FROM {table}' );
	$_COOKIE = array();
	act_as( '' );
	$post = a_shop();
	$page = Buy_Page::build( $id, $post, null );
	same( $text, $page['title'] );
	holds( '<p>' . Visitor_Text::escape( $text ) . "<br />\nand more</p>", $page['html'] );
	holds_not( '<script>alert', $page['html'] );
	$started = Checkout::start( array( 'plan_id' => $id, 'post_id' => $post ) );
	truly( ! is_wp_error( $started ), is_wp_error( $started ) ? $started->get_error_code() : '' );
	$order = $started['order'];
	same( $text, $order->title );
	same( $text, Paypal_Provider::build_order_body( $order, new Checkout_Details() )['purchase_units'][0]['items'][0]['name'] );
	$table = new \ReflectionMethod( Order_Mail_Content::class, 'render_table' );
	$table->setAccessible( true );
	$html = $table->invoke( null, $order );
	holds( Visitor_Text::escape( $text ), $html );
	holds( $text, Mail_Text::plain( $html ) );
}
