<?php
/**
 * Members: who gets in, and who does not any more.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Access\Access_Keys;
use Mainstreet\Payments\Members\Access\Visitor;
use Mainstreet\Payments\Members\Member_Privacy;
use Mainstreet\Payments\Members\Pages\Account_Page;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Payments\Members\Pages\Member_Page;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;

require_once dirname( __DIR__, 3 ) . '/tests/php/members.php';

/** A cookie of our form, of what is given. */
function forged_cookie( array $said, $key ) {
	$encode = function ( $bytes ) { return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); };
	$body   = $encode( wp_json_encode( $said ) );
	return $body . '.' . $encode( hash_hmac( 'sha256', $body, hex2bin( $key ), true ) );
}

/** What the cookie in the browser says. */
function cookie_says() {
	return json_decode( base64_decode( strtr( explode( '.', $_COOKIE[ Access_Cookie::NAME ] )[0], '-_', '+/' ) ), true );
}

/** Asks for a link as the answer's end does, and gives what the mail holds; '' for no mail. */
function mailed_secret( $email, $mails, $post = 0 ) {
	$before = count( $mails );
	Member_Links::deliver( $email, $post );
	return count( $mails ) > $before && preg_match( '/\bk=([0-9a-f]{64})/', $mails[ $before ]['message'], $found ) ? $found[1] : '';
}

test( 'what was bought opens what it is for, and nothing else', function () {
	$plan  = member_plan();
	$other = member_plan( array( 'title' => 'Weather' ) );
	bought( $plan );
	with_cookie_of( 'ada@example.org' );
	truly( may_view( array( $plan ) ) );
	truly( may_view( array( $other, $plan ) ) );
	truly( ! may_view( array( $other ) ), 'another plan stays closed:' );
	truly( ! may_view( array() ), 'no plan stays closed:' );
	as_stranger();
	truly( ! may_view( array( $plan ) ), 'a stranger:' );
} );

test( 'the cookie has the form of the contract, and what is changed in it is worth nothing', function () {
	$plan = member_plan();
	bought( $plan );
	with_cookie_of( 'ada@example.org' );
	$good = $_COOKIE[ Access_Cookie::NAME ];
	truly( 1 === preg_match( '/^[\w-]+\.[\w-]{43}$/', $good ), $good );
	$said = cookie_says();
	same( array( 'v', 'kid', 'm', 'g', 'iat', 'exp' ), array_keys( $said ) );
	same( 30 * DAY_IN_SECONDS, $said['exp'] - $said['iat'] );
	same( '1', $_COOKIE[ Access_Cookie::MARKER ] );
	$key = Access_Keys::get_signing_key();
	same( 64, strlen( $key ) );
	global $wpdb;
	truly( ! in_array( $wpdb->get_var( "SELECT autoload FROM {$wpdb->options} WHERE option_name LIKE 'mainstreet\\_access\\_key%'" ), array( 'yes', 'on', 'auto', 'auto-on' ), true ), 'not autoloaded:' );
	$other = bought( $plan, 'eve@example.org' );
	says( $other, 'refunded' );
	$eve   = (int) Members::find_by_email( 'eve@example.org' )['id'];
	$tries = array(
		'another key'        => forged_cookie( $said, bin2hex( random_bytes( 32 ) ) ),
		'no signature'       => explode( '.', $good )[0] . '.',
		'member of another'  => explode( '.', forged_cookie( array( 'm' => $said['m'] ) + $said, $key ) )[0] . '.' . explode( '.', forged_cookie( array( 'm' => $eve ) + $said, $key ) )[1],
		'too old'            => forged_cookie( array( 'iat' => time() - 40 * DAY_IN_SECONDS, 'exp' => time() - 10 * DAY_IN_SECONDS ) + $said, $key ),
		'from the future'    => forged_cookie( array( 'iat' => time() + DAY_IN_SECONDS, 'exp' => time() + 31 * DAY_IN_SECONDS ) + $said, $key ),
		'good for too long'  => forged_cookie( array( 'exp' => time() + 4000 * DAY_IN_SECONDS ) + $said, $key ),
		'an older key'       => forged_cookie( array( 'kid' => $said['kid'] - 2 ) + $said, $key ),
		'a newer key'        => forged_cookie( array( 'kid' => $said['kid'] + 1 ) + $said, $key ),
		'another version'    => forged_cookie( array( 'v' => 2 ) + $said, $key ),
		'another generation' => forged_cookie( array( 'g' => $said['g'] + 1 ) + $said, $key ),
		'a text for a member' => forged_cookie( array( 'm' => '1 OR 1=1' ) + $said, $key ),
		'a list'             => array( $good ),
		'nothing'            => '',
	);
	foreach ( $tries as $what => $cookie ) {
		$_COOKIE[ Access_Cookie::NAME ] = $cookie;
		truly( ! may_view( array( $plan ) ), $what );
	}
	$_COOKIE[ Access_Cookie::NAME ] = $good;
	truly( may_view( array( $plan ) ), 'the good one:' );
} );

test( 'the key before still counts, and a cookie is renewed when half of its time is over', function () {
	$plan = member_plan();
	bought( $plan );
	with_cookie_of( 'ada@example.org' );
	$said = cookie_says();
	$old  = bin2hex( random_bytes( 32 ) );
	add_option( Access_Keys::OPTION . ( $said['kid'] - 1 ), $old, '', false );
	$_COOKIE[ Access_Cookie::NAME ] = forged_cookie( array( 'kid' => $said['kid'] - 1, 'iat' => time() - 14 * DAY_IN_SECONDS, 'exp' => time() + 16 * DAY_IN_SECONDS ) + $said, $old );
	truly( may_view( array( $plan ) ) );
	$kept = $_COOKIE[ Access_Cookie::NAME ];
	Access_Cookie::renew();
	same( $kept, $_COOKIE[ Access_Cookie::NAME ] );
	$_COOKIE[ Access_Cookie::NAME ] = forged_cookie( array( 'kid' => $said['kid'] - 1, 'iat' => time() - 16 * DAY_IN_SECONDS, 'exp' => time() + 14 * DAY_IN_SECONDS ) + $said, $old );
	Access_Cookie::renew();
	$new = cookie_says();
	same( $said['kid'], $new['kid'] );
	truly( $new['iat'] >= time() - 2 );
	truly( may_view( array( $plan ) ) );
} );

test( 'logging out everywhere ends each cookie of the member, also that of a purchase', function () {
	$plan  = member_plan();
	$order = bought( $plan );
	with_cookie_of( 'ada@example.org' );
	$linked = $_COOKIE[ Access_Cookie::NAME ];
	as_stranger();
	Access_Cookie::send_order( $order );
	$of_order = $_COOKIE[ Access_Cookie::NAME ];
	truly( may_view( array( $plan ) ) );
	Members::log_out_everywhere( (int) Members::find_by_email( 'ada@example.org' )['id'] );
	foreach ( array( $linked, $of_order ) as $cookie ) {
		$_COOKIE[ Access_Cookie::NAME ] = $cookie;
		truly( ! may_view( array( $plan ) ) );
	}
} );

test( 'logging out everywhere ends each session of the users of WordPress that the member is', function () {
	$sessions = function ( $user ) { return count( \WP_Session_Tokens::get_instance( $user )->get_all() ); };
	$linked   = wp_insert_user( array( 'user_login' => 'ada' . wp_rand(), 'user_pass' => 'x', 'user_email' => 'ada' . wp_rand() . '@example.org' ) );
	$other    = wp_insert_user( array( 'user_login' => 'bob' . wp_rand(), 'user_pass' => 'x', 'user_email' => 'bob' . wp_rand() . '@example.org' ) );
	foreach ( array( $linked, $linked, $other ) as $user ) {
		\WP_Session_Tokens::get_instance( $user )->create( time() + HOUR_IN_SECONDS );
	}
	bought( member_plan() );
	with_cookie_of( 'ada@example.org' );
	Members::link_user( (int) Members::find_by_email( 'ada@example.org' )['id'], $linked );
	Visitor::log_out( false );
	same( 2, $sessions( $linked ), 'logged out here alone:' );
	with_cookie_of( 'ada@example.org' );
	Visitor::log_out( true );
	same( array( 0, 1 ), array( $sessions( $linked ), $sessions( $other ) ) );
	// A user who is logged in now, and is known by the address or a link.
	\WP_Session_Tokens::get_instance( $linked )->create( time() + HOUR_IN_SECONDS );
	wp_set_current_user( $linked );
	Visitor::log_out( true );
	same( array( 0, 0 ), array( $sessions( $linked ), get_current_user_id() ) );
} );

test( 'the page behind a mailed link says whose account it opens, and with which user it will be connected', function () {
	$mails = caught_mails();
	bought( member_plan() );
	$secret = mailed_secret( 'ada@example.org', $mails );
	as_stranger();
	$page = Member_Page::build( array( Member_Links::PARAM => 'in', 'k' => $secret ), null );
	holds( 'a•••@example.org', $page['text'] );
	holds_not( 'ada@', $page['text'] );
	act_as( 'administrator' );
	$page = Member_Page::build( array( Member_Links::PARAM => 'in', 'k' => $secret ), null );
	holds( 'a•••@example.org', $page['text'] );
	holds( wp_get_current_user()->display_name, $page['text'] );
} );

test( 'who buys with the address of another gets what was bought, and nothing of the other', function () {
	$rich = member_plan( array( 'title' => 'All of it' ) );
	$poor = member_plan( array( 'title' => 'A little' ) );
	bought( $rich, 'ada@example.org' );
	as_stranger();
	Access_Cookie::send_order( bought( $poor, 'ada@example.org' ) );
	truly( may_view( array( $poor ) ) );
	truly( ! may_view( array( $rich ) ) );
	same( 0, cookie_says()['m'] );
	// As a user of WordPress, logged in: the same.
	$user = wp_insert_user( array( 'user_login' => 'eve' . wp_rand(), 'user_pass' => 'x', 'user_email' => 'eve' . wp_rand() . '@example.org' ) );
	bought( $poor, 'ada@example.org', array( 'user_id' => $user ) );
	as_stranger();
	wp_set_current_user( $user );
	truly( may_view( array( $poor ) ) );
	truly( ! may_view( array( $rich ) ) );
	same( 1, (int) Sql::row( 'members', 'SELECT COUNT(*) AS n FROM {table}' )['n'] );
} );

test( 'a user of WordPress gets in with the same address when it is proven, and not by writing it into the account', function () {
	$plan  = member_plan();
	$email = 'ada' . wp_rand() . '@example.org';
	bought( $plan, $email );
	$user = wp_insert_user( array( 'user_login' => 'ada' . wp_rand(), 'user_pass' => 'x', 'user_email' => $email ) );
	as_stranger();
	wp_set_current_user( $user );
	truly( ! may_view( array( $plan ) ), 'not proven:' );
	do_action( 'after_password_reset', get_user_by( 'id', $user ), 'new' );
	truly( may_view( array( $plan ) ), 'proven:' );
	wp_update_user( array( 'ID' => $user, 'user_email' => 'else' . wp_rand() . '@example.org' ) );
	wp_set_current_user( 0 );
	wp_set_current_user( $user );
	truly( ! may_view( array( $plan ) ), 'another address:' );
	wp_delete_user( $user );
} );

test( 'who opens a mailed link while logged in is that member from then on', function () {
	$plan  = member_plan();
	$mails = caught_mails();
	bought( $plan, 'ada@example.org' );
	$user = wp_insert_user( array( 'user_login' => 'reader' . wp_rand(), 'user_pass' => 'x', 'user_email' => 'reader' . wp_rand() . '@example.org' ) );
	as_stranger();
	wp_set_current_user( $user );
	$secret = mailed_secret( 'ada@example.org', $mails );
	Member_Page::build( array( Member_Links::PARAM => 'in', 'k' => $secret ), array() );
	unset( $_COOKIE[ Access_Cookie::NAME ] );
	truly( may_view( array( $plan ) ) );
} );

test( 'who may edit the post sees it, other authors do not', function () {
	act_as( 'author' );
	$id = wp_insert_post( array( 'post_title' => 'x', 'post_status' => 'publish', 'post_author' => get_current_user_id() ) );
	truly( may_view( array( 99 ), $id ) );
	act_as( 'contributor' );
	truly( ! may_view( array( 99 ), $id ) );
} );

foreach ( array( 'refunded', 'disputed', 'canceled' ) as $status ) {
	test( "an order that is $status ends access with the next request, and the same news again changes nothing", function () use ( $status ) {
		$plan  = member_plan();
		$order = bought( $plan );
		with_cookie_of( 'ada@example.org' );
		truly( may_view( array( $plan ) ) );
		$after = says( $order, $status );
		if ( $after->status !== $status ) {
			return; // The states of orders do not let a paid one be canceled.
		}
		truly( ! may_view( array( $plan ) ) );
		$row = membership_of( $order );
		same( 'canceled', $row['status'] );
		says( $after, $status );
		same( $row, membership_of( $order ) );
		says( $after, 'paid' );
		truly( ! may_view( array( $plan ) ) || 'disputed' === $status, 'late news of the payment:' );
	} );
}

test( 'a part that is given back leaves access as it is', function () {
	$plan  = member_plan();
	$order = bought( $plan );
	says( $order, 'paid', array( 'refunded' => 250 ) );
	with_cookie_of( 'ada@example.org' );
	truly( may_view( array( $plan ) ) );
} );

test( 'the same payment told five times is one membership, one member, with its number in the order', function () {
	$plan  = member_plan();
	$order = subscribed( $plan );
	for ( $i = 0; $i < 5; $i++ ) {
		says( $order, 'paid', array( 'sub_status' => 'active', 'period_end' => time() + 30 * DAY_IN_SECONDS ) );
	}
	same( '1', (string) Sql::row( 'memberships', 'SELECT COUNT(*) AS n FROM {table}' )['n'] );
	same( '1', (string) Sql::row( 'members', 'SELECT COUNT(*) AS n FROM {table}' )['n'] );
	$member = (int) Members::find_by_email( 'ADA@example.org ' )['id'];
	same( $member, ( new \Mainstreet\Payments\Orders\Orders() )->get( $order->id )->member_id );
} );

test( 'a payment that failed leaves three days from its first news on', function () {
	$plan  = member_plan( array( 'interval' => '1 month' ) );
	$order = subscribed( $plan );
	with_cookie_of( 'ada@example.org' );
	// The provider has begun the next period already.
	says( $order, 'paid', array( 'sub_status' => 'past_due', 'period_end' => time() + 30 * DAY_IN_SECONDS ) );
	$row = membership_of( $order );
	same( 'past_due', $row['status'] );
	truly( may_view( array( $plan ) ), 'at once:' );
	truly( ! Memberships::is_open( $row, time() + 3 * DAY_IN_SECONDS + 60 ), 'behind the grace:' );
	Sql::update( 'memberships', array( 'past_due_since' => time() - 3 * DAY_IN_SECONDS - 60 ), 'id = ' . $row['id'] );
	says( $order, 'paid', array( 'sub_status' => 'past_due', 'period_end' => time() + 30 * DAY_IN_SECONDS ) );
	truly( ! may_view( array( $plan ) ), 'the news again does not begin it anew:' );
	says( $order, 'paid', array( 'sub_status' => 'active', 'period_end' => time() + 30 * DAY_IN_SECONDS ) );
	truly( may_view( array( $plan ) ), 'paid after all:' );
	same( '0', membership_of( $order )['past_due_since'] );
} );

test( 'a subscription that is not renewed reads on until its end, one that ended does not', function () {
	$plan  = member_plan( array( 'interval' => '1 month' ) );
	$order = subscribed( $plan );
	with_cookie_of( 'ada@example.org' );
	says( $order, 'paid', array( 'sub_status' => 'active', 'ends_at_period_end' => true, 'period_end' => time() + DAY_IN_SECONDS ) );
	$row = membership_of( $order );
	truly( Memberships::is_open( $row, time() + DAY_IN_SECONDS - 60 ) );
	truly( ! Memberships::is_open( $row, time() + DAY_IN_SECONDS + 60 ) );
	says( $order, 'paid', array( 'sub_status' => 'canceled', 'period_end' => time() + DAY_IN_SECONDS ) );
	truly( ! may_view( array( $plan ) ) );
	truly( null !== membership_of( $order )['canceled_gmt'] );
} );

test( 'a renewal goes on with the same membership; a refund counts of the last payment only', function () {
	$plan  = member_plan( array( 'interval' => '1 month' ) );
	$order = subscribed( $plan );
	with_cookie_of( 'ada@example.org' );
	$renewal = Order_Updater::record_renewal( $order, 'in_1', 1250, 'USD', 'pi_r1', time() );
	same( membership_of( $order )['id'], membership_of( $renewal )['id'] );
	says( $order, 'refunded', array( 'sub_status' => 'active', 'period_end' => time() + 30 * DAY_IN_SECONDS ) );
	truly( may_view( array( $plan ) ), 'a refund of the first payment:' );
	$after = says( $renewal, 'refunded', array( 'payment_ref' => 'pi_r1', 'sub_status' => 'active', 'period_end' => time() + 30 * DAY_IN_SECONDS ) );
	same( 'refunded', $after->status );
	truly( ! may_view( array( $plan ) ), 'a refund of the last payment:' );
	says( $order, 'refunded', array( 'sub_status' => 'active', 'period_end' => time() + 30 * DAY_IN_SECONDS ) );
	truly( ! may_view( array( $plan ) ), 'news of the subscription:' );
	Order_Updater::record_renewal( $order, 'in_2', 1250, 'USD', 'pi_r2', time() + 30 );
	truly( may_view( array( $plan ) ), 'paid again:' );
} );

test( 'what the owner ends stays ended when old news come again', function () {
	$plan  = member_plan();
	$order = bought( $plan );
	truly( Memberships::end( (int) membership_of( $order )['id'] ) );
	truly( ! Memberships::end( (int) membership_of( $order )['id'] ), 'once:' );
	says( $order, 'paid' );
	with_cookie_of( 'ada@example.org' );
	truly( ! may_view( array( $plan ) ) );
} );

test( 'what is paid once lasts for ever, or for the days of the setting', function () {
	$plan = member_plan();
	same( '0', membership_of( bought( $plan, 'ever@example.org' ) )['period_end'] );
	Stored_Settings::save( array( 'payments_one_time_days' => 10 ) );
	$row = membership_of( bought( $plan, 'days@example.org' ) );
	truly( Memberships::is_open( $row, time() + 9 * DAY_IN_SECONDS ) );
	truly( ! Memberships::is_open( $row, time() + 11 * DAY_IN_SECONDS ) );
	add_filter( 'mainstreet_one_time_access_days', function ( $days, $id ) use ( $plan ) {
		same( $plan, $id );
		return 1;
	}, 10, 2 );
	$row = membership_of( bought( $plan, 'filter@example.org' ) );
	truly( ! Memberships::is_open( $row, time() + 2 * DAY_IN_SECONDS ) );
} );

test( 'donations that are made once, products and orders without a plan make nobody a member; what a test card bought opens nothing on a live site', function () {
	bought( member_plan( array( 'type' => 'donation', 'buyer_can_change_amount' => true ) ) );
	bought( wp_insert_post( array( 'post_type' => 'post', 'post_title' => 'x', 'post_status' => 'publish' ) ) );
	bought( 0 );
	same( '0', (string) Sql::row( 'memberships', 'SELECT COUNT(*) AS n FROM {table}' )['n'] );
	$plan = member_plan();
	bought( $plan, 'ada@example.org', array( 'mode' => 'test' ), array( 'mode' => 'test' ) );
	with_cookie_of( 'ada@example.org' );
	truly( may_view( array( $plan ) ), 'while the site sells with test keys:' );
	Stored_Settings::save( array( 'payments_mode' => 'live' ) );
	truly( ! may_view( array( $plan ) ) );
} );

test( 'a higher tier opens a lower one in the same currency, a yearly one its monthly one', function () {
	$silver = member_plan( array( 'title' => 'Silver', 'type' => 'tier', 'interval' => '1 month', 'price' => '5' ) );
	$gold   = member_plan( array( 'title' => 'Gold', 'type' => 'tier', 'interval' => '1 month', 'price' => '10' ) );
	$euro   = member_plan( array( 'title' => 'Euro', 'type' => 'tier', 'interval' => '1 month', 'price' => '50', 'currency' => 'EUR' ) );
	$yearly = member_plan( array( 'title' => 'Silver, yearly', 'type' => 'tier', 'interval' => '1 year', 'price' => '50' ) );
	update_post_meta( $yearly, 'jetpack_memberships_tier', $silver );
	$none = member_plan( array( 'title' => 'No tier', 'interval' => '1 month', 'price' => '100' ) );
	$opens = function ( $has, $wanted ) {
		$rows = array( array( 'mode' => 'live', 'status' => 'active', 'period_end' => '0', 'sub_ref' => 'sub_1', 'plan_id' => (string) $has ) );
		return Access_Policy::can_view( Subject::from_container( array( $wanted ), null ), Reader::from_memberships( $rows ) );
	};
	truly( $opens( $gold, $silver ) );
	truly( ! $opens( $silver, $gold ) );
	truly( ! $opens( $euro, $silver ) );
	truly( $opens( $yearly, $silver ) );
	truly( $opens( $gold, $yearly ) );
	truly( ! $opens( $yearly, $gold ) );
	truly( ! $opens( $none, $silver ) );
	truly( ! $opens( $gold, $none ) );
} );

test( 'a link lets in once, leads back to its post, and holds 15 minutes', function () {
	$plan  = member_plan();
	$mails = caught_mails();
	$post  = wp_insert_post( array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_content' => 'x' ) );
	bought( $plan );
	as_stranger();
	$secret = mailed_secret( 'ada@example.org', $mails, $post );
	truly( '' !== $secret, 'mailed:' );
	$row = Sql::row( 'member_links', 'SELECT HEX(link_hash) AS h FROM {table}' );
	same( hash( 'sha256', $secret ), strtolower( $row['h'] ) );
	$get  = array( Member_Links::PARAM => 'in', 'k' => $secret );
	$page = Member_Page::build( $get, null );
	truly( isset( $page['button'] ), 'looking at it changes nothing:' );
	truly( ! isset( $_COOKIE[ Access_Cookie::NAME ] ) );
	$page = Member_Page::build( $get, array() );
	same( get_permalink( $post ), $page['leads_to'] );
	truly( may_view( array( $plan ) ) );
	as_stranger();
	same( 410, Member_Page::build( $get, array() )['status'] );
	same( 410, Member_Page::build( $get, null )['status'] );
	truly( ! may_view( array( $plan ) ), 'opened again:' );
	foreach ( array( time() - 1, time() + 2 * HOUR_IN_SECONDS ) as $expires ) {
		$secret = mailed_secret( 'ada@example.org', $mails );
		Sql::update( 'member_links', array( 'expires' => $expires ), '1 = 1' );
		same( 410, Member_Page::build( array( 'k' => $secret ) + $get, array() )['status'] );
	}
	foreach ( array( '', 'x', str_repeat( '0', 64 ), "' OR 1=1" ) as $odd ) {
		same( 410, Member_Page::build( array( 'k' => $odd ) + $get, array() )['status'] );
	}
} );

test( 'of two who open a link at the same moment one gets in', function () {
	$mails = caught_mails();
	bought( member_plan() );
	as_stranger();
	$secret = mailed_secret( 'ada@example.org', $mails );
	$first  = null;
	// Another request deletes the row between this one's look and its deletion.
	$other = function ( $sql ) use ( &$other, &$first, $secret ) {
		if ( 0 === strpos( $sql, 'DELETE' ) && false !== strpos( $sql, 'member_links' ) ) {
			remove_filter( 'query', $other );
			$first = Member_Links::open( $secret );
		}
		return $sql;
	};
	add_filter( 'query', $other );
	same( null, Member_Links::open( $secret ) );
	truly( is_array( $first ) );
} );

test( 'whether an address is known shows neither in the answer nor in the statements before it', function () {
	$mails = caught_mails();
	bought( member_plan(), 'ada@example.org' );
	as_stranger();
	$seen = function ( $email ) {
		global $wpdb;
		$statements = array();
		$watch      = function ( $sql ) use ( &$statements ) {
			$statements[] = preg_replace( "/x'[0-9a-f]+'|\\d+/", '#', $sql );
			return $sql;
		};
		add_filter( 'query', $watch );
		$answer = rest( 'POST', '/mainstreet/v1/members/link', array( 'email' => $email ) );
		remove_filter( 'query', $watch );
		// One request of a hundred tidies up, whoever asks.
		$statements = array_values( preg_grep( '/^DELETE FROM `\w+_throttle` WHERE reset_at/', $statements, PREG_GREP_INVERT ) );
		return array( $answer->get_status(), $answer->get_data(), $statements );
	};
	$first = $seen( 'warm@example.org' );
	$known = $seen( 'ada@example.org' );
	$other = $seen( 'bob@example.org' );
	same( 200, $known[0] );
	same( $known, $other );
	same( 0, count( $mails ) );
	holds( 'If there is a membership', $known[1]['message'] );
} );

test( 'three links an hour for one mailbox, with the same answer; the mail holds no word of who asked', function () {
	$mails = caught_mails();
	bought( member_plan(), 'ada@example.org' );
	as_stranger();
	$hooked = array();
	foreach ( array( 'ada@example.org', 'Ada@Example.org', 'ada+x@example.org', 'ada@example.org', 'ada@example.org' ) as $i => $email ) {
		$_SERVER['REMOTE_ADDR'] = "192.0.2.$i";
		$answer = rest( 'POST', '/mainstreet/v1/members/link', array( 'email' => $email, 'post_id' => 999999 ) );
		same( 200, $answer->get_status() );
		Member_Links::send_queued();
	}
	foreach ( _get_cron_array() as $hooks ) {
		foreach ( isset( $hooks['mainstreet_member_link'] ) ? $hooks['mainstreet_member_link'] : array() as $event ) {
			$hooked[] = $event['args'];
			do_action_ref_array( 'mainstreet_member_link', $event['args'] );
		}
	}
	wp_unschedule_hook( 'mainstreet_member_link' );
	truly( count( $mails ) <= 3 && count( $mails ) >= 1, count( $mails ) . ' mails:' );
	foreach ( $mails as $mail ) {
		same( array( 'ada@example.org' ), (array) $mail['to'] );
	}
	unset( $_SERVER['REMOTE_ADDR'] );
} );

test( 'asking for a link says what is wrong with the address, and refuses other sites and too many', function () {
	as_stranger();
	is_error( 'rest_invalid_param', Member_Links::request( 'no address', 0 ), 400 );
	$page = Member_Page::build( array( Member_Links::PARAM => 'login' ), array( 'email' => 'no "address' ) );
	same( 'no "address', $page['email'] );
	holds( 'valid email address', $page['error'] );
	$_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
	is_error( 'mainstreet_origin', Member_Links::request( 'ada@example.org', 0 ), 400 );
	same( 400, Member_Page::build( array( Member_Links::PARAM => 'in', 'k' => str_repeat( 'a', 64 ) ), array() )['status'] );
	unset( $_SERVER['HTTP_ORIGIN'] );
	for ( $i = 0; $i < 5; $i++ ) {
		$last = Member_Links::request( "a$i@example.org", 0 );
	}
	is_error( 'mainstreet_rate_limited', $last, 429 );
} );

test( 'the account shows what a visitor has and ends it, for that visitor alone', function () {
	$plan  = member_plan( array( 'interval' => '1 month', 'title' => 'Tides & <b>more</b>' ) );
	$order = subscribed( $plan );
	$other = subscribed( $plan, 'eve@example.org' );
	$calls = array();
	add_filter( 'mainstreet_payment_providers', function () use ( &$calls ) {
		return array( 'stripe' => new class( $calls ) extends \Mainstreet\Payments\Orders\Providers\Payment_Provider {
			private $calls;
			public function __construct( array &$calls ) { $this->calls = &$calls; }
			public function name() { return 'stripe'; }
			public function label() { return 'Stripe'; }
			public function mode() { return 'live'; }
			public function is_ready() { return true; }
			public function open( Order $order, \Mainstreet\Payments\Orders\Checkout\Checkout_Details $details ) { return array(); }
			public function fetch( Order $order ) { return new \WP_Error( 'x' ); }
			public function refund( Order $order, $amount, $key ) { return new \WP_Error( 'x' ); }
			public function cancel( $sub_ref, $mode, $at_once ) { $this->calls[] = array( $sub_ref, $mode, $at_once ); return true; }
			public function link( Order $order ) { return ''; }
		} );
	} );
	as_stranger();
	same( Member_Links::url( 'login' ), Account_Page::build( null )['leads_to'] );
	with_cookie_of( 'ada@example.org' );
	$page = Account_Page::build( null );
	same( 1, count( $page['memberships'] ) );
	truly( $page['memberships'][0]['can_cancel'] );
	$html = printed_page( $page );
	holds( 'Log out everywhere', $html );
	holds_not( '<b>more', $html );
	$id = $page['memberships'][0]['id'];
	holds( 'open for too long', Account_Page::build( array( 'do' => 'cancel', 'membership' => (string) $id, 'key' => 'x' ) )['problem'] );
	Account_Page::build( array( 'do' => 'cancel', 'membership' => membership_of( $other )['id'], 'key' => $page['key'] ) );
	same( array(), $calls );
	$after = Account_Page::build( array( 'do' => 'cancel', 'membership' => (string) $id, 'key' => $page['key'] ) );
	same( array( array( $order->sub_ref, 'live', false ) ), $calls );
	truly( ! $after['memberships'][0]['can_cancel'] );
	truly( may_view( array( $plan ) ), 'until the end:' );
	add_filter( 'mainstreet_portal_url', function ( $url, $customer, $mode ) { return "https://billing.example/$customer/$mode"; }, 10, 3 );
	same( 'https://billing.example/' . $order->customer_ref . '/live', Account_Page::build( array( 'do' => 'portal', 'key' => $page['key'] ) )['leads_to'] );
	same( 200, rest( 'POST', '/mainstreet/v1/members/portal', array() )->get_status() );
	Account_Page::build( array( 'do' => 'out_everywhere', 'key' => $page['key'] ) );
	truly( ! isset( $_COOKIE[ Access_Cookie::NAME ] ) );
	same( 401, rest( 'POST', '/mainstreet/v1/members/portal', array() )->get_status() );
} );

test( 'a browser that bought something has no portal and no other memberships of the same address', function () {
	$first = bought( member_plan(), 'ada@example.org' );
	$plan  = member_plan( array( 'interval' => '1 month' ) );
	$order = subscribed( $plan, 'ada@example.org' );
	as_stranger();
	Access_Cookie::send_order( $order );
	$page = Account_Page::build( null );
	same( array( (int) membership_of( $order )['id'] ), array_column( $page['memberships'], 'id' ) );
	truly( ! $page['has_portal'] && ! $page['is_member'] );
	holds_not( 'example.org', $page['text'] );
	same( 401, rest( 'POST', '/mainstreet/v1/members/portal', array() )->get_status() );
} );

test( 'a customer of tests alone has the page of the payment service, too', function () {
	$plan  = member_plan( array( 'interval' => '1 month' ) );
	$order = an_order( array( 'mode' => 'test', 'kind' => Order::SUBSCRIPTION, 'plan_id' => $plan, 'provider_ref' => 'cs_tests' ) );
	\Mainstreet\Payments\Orders\States\Order_Updater::apply( $order, said( 'paid', array( 'email' => 'ada@example.org', 'customer_ref' => 'cus_tests', 'sub_ref' => 'sub_tests', 'sub_status' => 'past_due', 'period_end' => time() - 60, 'paid_at' => time() - 100 ) ) );
	with_cookie_of( 'ada@example.org' );
	$page = Account_Page::build( null );
	truly( $page['has_portal'] );
	holds( 'Update payment method', \Mainstreet\Payments\Members\Pages\Member_Page_Renderer::render( $page ) );
} );

test( 'a member who buys again is known, and a buyer\'s mail says how to get in', function () {
	$order    = subscribed( member_plan( array( 'interval' => '1 month' ) ) );
	$provider = new class() { public function name() { return 'stripe'; } public function mode() { return 'live'; } };
	$buyer    = array( 'customer_ref' => '', 'email' => '', 'user_id' => 0, 'member_id' => 0 );
	as_stranger();
	same( $buyer, apply_filters( 'mainstreet_checkout_buyer', $buyer, $provider, array() ) );
	with_cookie_of( 'ada@example.org' );
	$known = apply_filters( 'mainstreet_checkout_buyer', $buyer, $provider, array() );
	same( array( $order->customer_ref, 'ada@example.org' ), array( $known['customer_ref'], $known['email'] ) );
	same( 2, count( apply_filters( 'mainstreet_order_links', array(), $order, 'welcome' ) ) );
	same( array(), apply_filters( 'mainstreet_order_links', array(), bought( 0 ), 'welcome' ) );
} );

test( 'a member is exported and erased, but not while a subscription is being paid', function () {
	$order = bought( member_plan(), 'ada@example.org', array(), array( 'name' => '<b>Ada</b>' ) );
	with_cookie_of( 'ada@example.org' );
	$data = Member_Privacy::export( 'Ada@example.org' )['data'];
	same( 2, count( $data ) );
	holds( 'Tide tables', wp_json_encode( $data ) );
	holds_not( '<b>', wp_json_encode( $data ) );
	// Two labels may have the same translation.
	$equal = function () { return 'Label'; };
	add_filter( 'gettext_mainstreet-blocks', $equal );
	$same = Member_Privacy::export( 'ada@example.org' )['data'];
	remove_filter( 'gettext_mainstreet-blocks', $equal );
	foreach ( $data as $i => $group ) {
		same( array_column( $group['data'], 'value' ), array_column( $same[ $i ]['data'], 'value' ) );
	}
	same( array(), Member_Privacy::export( 'bob@example.org' )['data'] );
	$sub = subscribed( member_plan( array( 'interval' => '1 month' ) ), 'ada@example.org' );
	same( array( false, true ), array_slice( array_values( Member_Privacy::erase( 'ada@example.org' ) ), 0, 2 ) );
	says( $sub, 'paid', array( 'sub_status' => 'canceled' ) );
	same( array( true, false ), array_slice( array_values( Member_Privacy::erase( 'ada@example.org' ) ), 0, 2 ) );
	same( null, Members::find_by_email( 'ada@example.org' ) );
	same( array(), \Mainstreet\Payments\Members\Access\Visitor::get_memberships() );
} );

/** HTML of a page. */
function printed_page( array $page ) {
	return \Mainstreet\Payments\Members\Pages\Member_Page_Renderer::render( $page );
}

test( 'the account says what a membership means that is due or over, with a way to go on', function () {
	pay_service();
	$plan  = member_plan( array( 'interval' => '1 month', 'title' => 'Tides' ) );
	act_as( 'administrator' );
	$post  = wp_insert_post( wp_slash( array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_content' => '<!-- wp:premium-content/container {"selectedPlanId":' . $plan . '} --><div class="wp-block-premium-content-container"></div><!-- /wp:premium-content/container -->' ) ) );
	$order = subscribed( $plan, 'ada@example.org' );
	\Mainstreet\Core\Database\Sql::update( 'orders', array( 'post_id' => $post ), 'id = ' . $order->id );
	wp_cache_flush();
	$id    = (int) membership_of( $order )['id'];
	add_filter( 'mainstreet_portal_url', function () { return 'https://billing.example/'; } );
	$shown = function ( array $row ) use ( $id ) {
		Sql::update( 'memberships', $row + array( 'status' => 'active', 'period_end' => time() + WEEK_IN_SECONDS, 'past_due_since' => 0, 'ends_at_period_end' => 0 ), "id = $id" );
		with_cookie_of( 'ada@example.org' );
		return printed_page( Account_Page::build( null ) );
	};
	$html = $shown( array() );
	holds( 'Renews on', $html );
	holds_not( 'Renew:', $html );
	holds_not( 'Update payment method', $html );
	$html = $shown( array( 'status' => 'past_due', 'past_due_since' => time() - HOUR_IN_SECONDS ) );
	holds( 'You have access until ' . wp_date( get_option( 'date_format' ), time() - HOUR_IN_SECONDS + 3 * DAY_IN_SECONDS ), $html );
	holds( 'aria-label="Update payment method: Tides"', $html );
	holds_not( 'Renew:', $html );
	$html = $shown( array( 'status' => 'past_due', 'past_due_since' => time() - WEEK_IN_SECONDS ) );
	holds( 'so your access is paused', $html );
	holds( 'Update payment method', $html );
	$html = $shown( array( 'ends_at_period_end' => 1 ) );
	holds( 'and will not renew', $html );
	holds_not( 'Renew:', $html );
	foreach ( array( array( 'status' => 'canceled', 'period_end' => time() - 5 ), array( 'ends_at_period_end' => 1, 'period_end' => time() - 5 ), array( 'status' => 'expired', 'period_end' => 0 ) ) as $over ) {
		$html = $shown( $over );
		truly( 1 === preg_match( '/Your access (?:ended on|has ended)/', $html ), $html );
		holds( 'aria-label="Renew: Tides"', $html );
		holds( esc_url( \Mainstreet\Payments\Orders\Pages\Buy_Page::get_url( $plan, $post ) ), $html );
		holds_not( 'Cancel subscription', $html );
	}
	// What is not offered any more can't be bought again.
	wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
	holds_not( 'Renew:', $shown( array( 'status' => 'canceled', 'period_end' => time() - 5 ) ) );
} );
