<?php
/**
 * The payment service's customer of a member: bound once the address is proven, and never by who types the address in.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Pages\Account_Page;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Payments\Members\Pages\Member_Page;

require_once dirname( __DIR__, 3 ) . '/tests/php/members.php';

/** Customers that the row of a member names, live and in tests. */
function customers_of( $email ) {
	$row = Members::find_by_email( $email );
	return array( $row['customer_live'], $row['customer_test'] );
}

/** What the portal and the next checkout of this visitor are told; '' for none. */
function customers_used() {
	add_filter( 'mainstreet_portal_url', function ( $url, $customer ) { return "https://billing.example/$customer"; }, 10, 2 );
	$page     = Account_Page::build( null );
	$answer   = isset( $page['key'] ) ? Account_Page::build( array( 'do' => 'portal', 'key' => $page['key'] ) ) : array();
	$provider = new class() { public function name() { return 'stripe'; } public function mode() { return 'live'; } };
	$known    = apply_filters( 'mainstreet_checkout_buyer', array( 'customer_ref' => '', 'email' => '', 'user_id' => 0, 'member_id' => 0 ), $provider, array() );
	$portal   = isset( $answer['leads_to'] ) ? basename( $answer['leads_to'] ) : '';
	same( ! empty( $page['has_portal'] ), '' !== $portal, 'the button of the page:' );
	return array( $portal, $known['customer_ref'] );
}

/** Opens the link that is mailed to an address, in a browser as it is. */
function open_link( $email, $mails ) {
	Member_Links::deliver( $email, 0 );
	truly( 1 === preg_match( '/\bk=([0-9a-f]{64})/', $mails[ count( $mails ) - 1 ]['message'], $found ) );
	truly( isset( Member_Page::build( array( Member_Links::PARAM => 'in', 'k' => $found[1] ), array() )['leads_to'] ) );
}

/** A user of WordPress with an address. */
function user_with( $email ) {
	return wp_insert_user( array( 'user_login' => 'u' . wp_rand(), 'user_pass' => 'x', 'user_email' => $email ) );
}

test( 'a stranger who buys with a member’s address does not change the member’s customer, and has what was bought', function () {
	$mails = caught_mails();
	$month = member_plan( array( 'interval' => '1 month' ) );
	$poor  = member_plan( array( 'title' => 'A little' ) );
	$first = subscribed( $month );
	same( array( '', '' ), customers_of( 'ada@example.org' ), 'nobody has proven the address:' );
	as_stranger();
	open_link( 'ada@example.org', $mails );
	$both = array( $first->customer_ref, $first->customer_ref );
	same( $both, customers_used() );
	as_stranger();
	$other = bought( $poor );
	$again = subscribed( $month );
	same( array( $first->customer_ref, '' ), customers_of( 'ada@example.org' ) );
	Access_Cookie::send_order( $other );
	truly( may_view( array( $poor ) ), 'the stranger’s browser:' );
	same( array( '', '' ), customers_used() );
	open_link( 'ada@example.org', $mails );
	same( $both, customers_used(), 'the member again, in whatever browser:' );
	// News of the stranger's payments are carried out as ever.
	same( array( $other->id, $again->id ), array( (int) membership_of( $other )['order_id'], (int) membership_of( $again )['order_id'] ) );
	says( $other, 'refunded' );
	truly( ! may_view( array( $poor ) ) );
	says( $again, 'paid', array( 'sub_status' => 'past_due', 'customer_ref' => $again->customer_ref ) );
	same( 'past_due', membership_of( $again )['status'] );
	same( array( $first->customer_ref, '' ), customers_of( 'ada@example.org' ) );
} );

test( 'of several who bought with an address that nobody has proven, the first is bound, or who bought in the same browser', function () {
	$mails = caught_mails();
	$plan  = member_plan( array( 'interval' => '1 month' ) );
	$first = subscribed( $plan );
	$last  = subscribed( $plan );
	with_cookie_of( 'ada@example.org' );
	same( array( $first->customer_ref, $first->customer_ref ), customers_used() );
	subscribed( $plan, 'bob@example.org' );
	bought( $plan, 'bob@example.org', array( 'user_id' => user_with( 'mallory@example.org' ) ) );
	$own = subscribed( $plan, 'bob@example.org' );
	as_stranger();
	Access_Cookie::send_order( $own );
	open_link( 'bob@example.org', $mails );
	same( array( $own->customer_ref, $own->customer_ref ), customers_used() );
	truly( $last->customer_ref !== $first->customer_ref );
	// The purchase of somebody who was logged in as another goes before no other one; that of the user does.
	$guest = subscribed( $plan, 'cleo@example.org' );
	$cleo  = user_with( 'cleo@example.net' );
	bought( $plan, 'cleo@example.org', array( 'user_id' => user_with( 'eve@example.net' ) ) );
	subscribed( $plan, 'dora@example.org' );
	$user = bought( $plan, 'dora@example.org', array( 'user_id' => $cleo ) );
	with_cookie_of( 'cleo@example.org' );
	same( array( $guest->customer_ref, '' ), customers_of( 'cleo@example.org' ) );
	as_stranger();
	wp_set_current_user( $cleo );
	open_link( 'dora@example.org', $mails );
	same( array( $user->customer_ref, '' ), customers_of( 'dora@example.org' ) );
} );

test( 'a member who is logged in and buys again has the customer of that purchase', function () {
	$plan  = member_plan( array( 'interval' => '1 month' ) );
	$first = subscribed( $plan );
	with_cookie_of( 'ada@example.org' );
	$id    = (int) Members::find_by_email( 'ada@example.org' )['id'];
	$again = bought( member_plan(), 'ada@example.org', array( 'member_id' => $id ) );
	same( array( $again->customer_ref, '' ), customers_of( 'ada@example.org' ) );
	// The member's purchase for somebody else is somebody else's, whose address it does not prove.
	bought( member_plan(), 'bob@example.org', array( 'member_id' => $id ) );
	same( array( '', '' ), customers_of( 'bob@example.org' ) );
	same( array( $again->customer_ref, '' ), customers_of( 'ada@example.org' ) );
	truly( $first->customer_ref !== $again->customer_ref );
} );

test( 'a member without a customer, who is logged in, gets none by a stranger’s purchase', function () {
	Members::find_or_create( 'ada@example.org' );
	with_cookie_of( 'ada@example.org' );
	bought( member_plan() );
	same( array( '', '' ), customers_used() );
	same( array( '', '' ), customers_of( 'ada@example.org' ) );
} );

test( 'a user of WordPress proves the address by signing in with one that is proven, and not by writing it down', function () {
	$plan  = member_plan( array( 'interval' => '1 month' ) );
	$ada   = user_with( 'ada@example.org' );
	$eve   = user_with( 'eve@example.org' );
	$first = subscribed( $plan );
	do_action( 'wp_login', 'ada', get_user_by( 'id', $ada ) );
	same( array( '', '' ), customers_of( 'ada@example.org' ), 'not proven:' );
	Members::prove_address( get_user_by( 'id', $ada ) );
	subscribed( $plan, 'ada@example.org' );
	do_action( 'wp_login', 'ada', get_user_by( 'id', $ada ) );
	same( array( $first->customer_ref, '' ), customers_of( 'ada@example.org' ) );
	// Another user, logged in, buys with the address.
	Members::prove_address( get_user_by( 'id', $eve ) );
	bought( $plan, 'ada@example.org', array( 'user_id' => $eve ) );
	same( array( $first->customer_ref, '' ), customers_of( 'ada@example.org' ) );
	// The first purchase of a user with a proven address.
	$own = bought( $plan, 'eve@example.org', array( 'user_id' => $eve ) );
	same( array( $own->customer_ref, '' ), customers_of( 'eve@example.org' ) );
	as_stranger();
	wp_set_current_user( $eve );
	same( array( $own->customer_ref, $own->customer_ref ), customers_used() );
} );

test( 'customers of tests and of other services are no live customers', function () {
	$plan  = member_plan( array( 'interval' => '1 month' ) );
	$order = an_order( array( 'mode' => 'test', 'plan_id' => $plan, 'provider_ref' => 'cs_tests' ) );
	\Mainstreet\Payments\Orders\States\Order_Updater::apply( $order, said( 'paid', array( 'email' => 'ada@example.org', 'customer_ref' => 'cus_tests', 'paid_at' => time() - 100 ) ) );
	bought( member_plan(), 'ada@example.org', array( 'provider' => 'paypal' ) );
	with_cookie_of( 'ada@example.org' );
	same( array( '', 'cus_tests' ), customers_of( 'ada@example.org' ) );
} );
