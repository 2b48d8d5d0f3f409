<?php
/**
 * Mails about payments, personal data, and how long orders stay.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Payments\Orders\Mails\Order_Mail_Content;
use Mainstreet\Payments\Orders\Mails\Order_Mail_Lease;
use Mainstreet\Payments\Orders\Mails\Order_Mails;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\Order_Privacy;
use Mainstreet\Payments\Orders\Order_Cleanup;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\States\Order_Updater;

require_once MAINSTREET_DIR . '/tests/php/payments.php';
require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** Pays an order; the request ends. */
function pay( array $columns = array(), array $said = array() ) {
	$order = Order_Updater::apply( an_order( $columns + array( 'status' => 'open' ) ), said( 'paid', $said + array( 'amount' => isset( $columns['amount'] ) ? $columns['amount'] : 1250 ) ) );
	Order_Mails::send_queued();
	return $order;
}

/** Who got mails, in their order. */
function sent_to( \ArrayObject $mails ) {
	return array_column( $mails->getArrayCopy(), 'to' );
}

/** Lets time pass for mails of orders. */
function mails_are_older( $seconds ) {
	foreach ( Sql::rows( 'orders', 'SELECT id, mail_due FROM {table} WHERE mail_due IS NOT NULL' ) as $row ) {
		Sql::update( 'orders', array( 'mail_due' => Sql::time( strtotime( $row['mail_due'] . ' UTC' ) - $seconds ) ), 'id = ' . $row['id'] );
	}
}

/** What of an order's mails the row says. */
function mail_row( $id ) {
	return Sql::row( 'orders', 'SELECT mail_due, mail_state, mail_tries FROM {table} WHERE id = ' . $id );
}

/** Sets up plans and the owner. */
function till( array $plan = array(), $welcome = '' ) {
	remove_all_actions( 'update_option_admin_email' );
	update_option( 'admin_email', 'owner@example.org' );
	wp_clear_scheduled_hook( Order_Mails::HOOK );
	wp_clear_scheduled_hook( Order_Cleanup::EVENT );
	$id = a_plan( $plan );
	update_post_meta( $id, '_mainstreet_plan_welcome_email', $welcome );
	return $id;
}

test( 'receipt, notice and welcome go out once, with what was paid', function () {
	$mails = record_mail();
	$plan  = till( array(), "Hello!\n\nSee <a href=\"https://example.org/in\">inside</a>.<script>x</script>" );
	$order = pay( array( 'plan_id' => $plan, 'fee' => 50, 'quantity' => 2 ) );
	same( array( 'ada@example.org', 'owner@example.org', 'ada@example.org' ), sent_to( $mails ) );
	same( array( 'Your receipt from ' . get_bloginfo( 'name' ), 'Payment of $12.50 for “Tea”', 'Welcome to “Tea”' ), array_column( $mails->getArrayCopy(), 'subject' ) );
	foreach ( array( '$12.50', 'Tea', $order->uuid, '$0.50', 'Test mode' ) as $part ) {
		holds( $part, $mails[0]['message'] );
	}
	holds( 'Ada &lt;ada@example.org&gt;', $mails[1]['message'] );
	holds( 'Reply-To: ada@example.org', implode( "\n", (array) $mails[1]['headers'] ) );
	holds( '<a href="https://example.org/in"', $mails[2]['message'] );
	holds_not( '<script', $mails[2]['message'] );
	same( array( null, '7' ), array( mail_row( $order->id )['mail_due'], mail_row( $order->id )['mail_state'] ) );
	same( array( 'paid', 'mail_receipt', 'mail_notice', 'mail_welcome' ), history_of( $order ) );
	Order_Updater::apply( $order, said( 'paid' ) );
	Order_Mails::send_queued();
	Order_Mails::run();
	Order_Cleanup::run();
	same( 3, count( $mails ) );
} );

test( 'the receipt of a donation thanks for it, in the owner’s words', function () {
	$mails = record_mail();
	$plan  = till( array( 'type' => 'donation' ) );
	pay( array( 'plan_id' => $plan ) );
	holds( 'Thank you for your donation. ' . get_bloginfo( 'name' ) . ' has received it.', $mails[0]['message'] );
	add_filter( 'mainstreet_donation_message', function () { return "The <i>lamp</i> burns\nagain."; } );
	pay( array( 'plan_id' => $plan ) );
	holds( 'The &lt;i&gt;lamp&lt;/i&gt; burns<br', $mails[2]['message'] );
} );

test( 'mails follow the settings: who sends receipts, whether and where the owner is told', function () {
	$mails = record_mail();
	$plan  = till();
	// Of a plan that opens nothing.
	remove_all_filters( 'mainstreet_order_links' );
	Stored_Settings::save( array( 'payments_receipts' => 'provider', 'payments_notice_email' => 'till@example.org' ) );
	pay( array( 'plan_id' => $plan ) );
	same( array( 'till@example.org' ), sent_to( $mails ) );
	Stored_Settings::save( array( 'payments_notice' => false ) );
	pay( array( 'plan_id' => $plan ) );
	same( 1, count( $mails ) );
	// What was bought can be opened in another browser all the same.
	add_filter( 'mainstreet_order_links', static function ( $links, $order, $kind ) { return array( array( 'label' => 'Open [it]', 'url' => 'https://example.org/?o=' . $order->uuid . '&k=1' ) ); }, 10, 3 );
	$order = pay( array( 'plan_id' => $plan ) );
	same( array( 'till@example.org', 'ada@example.org' ), sent_to( $mails ) );
	holds( $order->uuid . '&#038;k=1"', $mails[1]['message'] );
	holds( 'Your purchase from', $mails[1]['subject'] );
	Order_Updater::record_renewal( $order, 'in_5', 1250, 'USD', 'pi_5', time() );
	Order_Mails::send_queued();
	same( 2, count( $mails ), 'a renewal has the service’s own receipt' );
} );

test( 'a renewal has a receipt and no second welcome', function () {
	$mails = record_mail();
	$plan  = till( array( 'interval' => '1 month' ), 'Hello!' );
	$first = pay( array( 'plan_id' => $plan, 'kind' => 'subscription' ), array( 'sub_ref' => 'sub_1' ) );
	same( 3, count( $mails ) );
	Order_Updater::record_renewal( $first, 'in_2', 1250, 'USD', 'pi_2', time() );
	Order_Mails::send_queued();
	same( array( 'ada@example.org', 'owner@example.org' ), array_slice( sent_to( $mails ), 3 ) );
} );

test( 'names and titles of strangers are text, and add neither headers nor recipients', function () {
	$mails = record_mail();
	$plan  = till();
	$evil  = "[ms_probe]{{x}}<script>1</script>\r\nBcc: victim@example.org";
	pay( array( 'plan_id' => $plan, 'title' => "Tea\r\nBcc: a@example.org <b>[gallery]" ), array( 'name' => $evil, 'email' => "ada@example.org\r\nBcc: b@example.org" ) );
	same( array( 'owner@example.org' ), sent_to( $mails ), 'what is no address gets nothing' );
	pay( array( 'plan_id' => $plan, 'title' => "Tea\r\nBcc: a@example.org <b>[gallery]" ), array( 'name' => $evil ) );
	same( array( 'owner@example.org', 'ada@example.org', 'owner@example.org' ), sent_to( $mails ) );
	foreach ( $mails as $mail ) {
		holds_not( "\n", $mail['subject'] );
		holds_not( "\nBcc", implode( "\n", (array) $mail['headers'] ) );
		holds_not( '<script', $mail['message'] );
		holds_not( '[ms_probe]', $mail['message'] );
		holds_not( '[gallery]', preg_replace( '#<title>.*?</h1>#s', '', $mail['message'] ) );
		holds_not( '{{', $mail['message'] );
	}
} );

test( 'a mail server that refuses is asked again with growing pauses, for what did not leave', function () {
	$plan    = till( array(), 'Hello!' );
	$refuses = static function ( $done, $mail ) use ( &$tried, &$down ) {
		$tried[] = ( (array) $mail['to'] )[0];
		return in_array( ( (array) $mail['to'] )[0], $down, true ) ? false : true;
	};
	$down    = array( 'owner@example.org' );
	add_filter( 'pre_wp_mail', $refuses, 10, 2 );
	$order = pay( array( 'plan_id' => $plan ) );
	same( array( 'ada@example.org', 'owner@example.org', 'ada@example.org' ), $tried );
	same( array( '5', '1' ), array( mail_row( $order->id )['mail_state'], mail_row( $order->id )['mail_tries'] ) );
	$due = strtotime( mail_row( $order->id )['mail_due'] . ' UTC' );
	truly( $due > time() + 50 && $due <= time() + 60 );
	truly( ( new Scheduler() )->planned( Order_Mails::HOOK ) > 0 );
	Order_Mails::run();
	same( 3, count( $tried ), 'not before' );
	foreach ( array( 600, 3600, 21600 ) as $wait ) {
		mails_are_older( 30000 );
		Order_Mails::run();
		truly( strtotime( mail_row( $order->id )['mail_due'] . ' UTC' ) > time() + $wait - 10 );
	}
	same( array( 'owner@example.org', 'owner@example.org', 'owner@example.org' ), array_slice( $tried, 3 ) );
	mails_are_older( 30000 );
	Order_Mails::run();
	same( null, mail_row( $order->id )['mail_due'], 'given up' );
	truly( in_array( 'mail_failed', history_of( $order ), true ) );
	$down  = array( 'owner@example.org' );
	$order = pay( array( 'plan_id' => $plan ) );
	$down  = array();
	mails_are_older( 100 );
	Order_Mails::run();
	same( array( null, '7' ), array( mail_row( $order->id )['mail_due'], mail_row( $order->id )['mail_state'] ) );
} );

test( 'whenever the process is killed, each mail leaves once and none is lost', function () {
	$plan  = till( array(), 'Hello!' );
	// Before any mail, and while the second one is being put together.
	foreach ( array( 'paid', 'content' ) as $moment ) {
		$order = an_order( array( 'status' => 'open', 'plan_id' => $plan ) );
		$file  = wp_tempnam( 'mails' );
		in_process( __DIR__ . '/processes/killed-before-mails.php', array( 'order' => $order->id, 'moment' => $moment, 'log' => $file ) )();
		wp_cache_flush();
		same( 'paid', ( new Orders() )->get( $order->id )->status, $moment );
		$mails = record_mail();
		mails_are_older( 400 );
		Order_Cleanup::run();
		$all = array_merge( file( $file, FILE_IGNORE_NEW_LINES ), array_column( $mails->getArrayCopy(), 'subject' ) );
		sort( $all );
		same( array( 'Payment of $12.50 for “Tea”', 'Welcome to “Tea”', 'Your receipt from ' . get_bloginfo( 'name' ) ), $all, $moment );
		same( array( null, '7' ), array( mail_row( $order->id )['mail_due'], mail_row( $order->id )['mail_state'] ) );
		unlink( $file );
		remove_all_filters( 'pre_wp_mail' );
	}
} );

test( 'of several processes at once, one sends', function () {
	$plan  = till( array(), 'Hello!' );
	$order = Order_Updater::apply( an_order( array( 'status' => 'open', 'plan_id' => $plan ) ), said( 'paid' ) );
	$start = microtime( true ) + 3;
	$waits = array();
	for ( $n = 0; $n < 3; $n++ ) {
		$waits[] = in_process( __DIR__ . '/processes/mails-at-once.php', array( 'start' => $start ) );
	}
	same( 'mmm', implode( '', array_map( 'call_user_func', $waits ) ) );
	same( '7', mail_row( $order->id )['mail_state'] );
} );

test( 'mails of an order are claimed by one at a time, and by nobody once they are settled', function () {
	$id    = Order_Updater::apply( an_order( array( 'status' => 'open', 'plan_id' => till() ) ), said( 'paid' ) )->id;
	$lease = Order_Mail_Lease::take_due( $id );
	truly( null !== $lease );
	same( null, Order_Mail_Lease::take_due( $id ), 'while the lease lasts:' );
	same( '1', mail_row( $id )['mail_tries'] );
	$lease->settle( null );
	same( null, Order_Mail_Lease::take_due( $id ), 'after it:' );
} );

test( 'what was given back before its mails left has none', function () {
	$mails = record_mail();
	$order = Order_Updater::apply( an_order( array( 'status' => 'open', 'plan_id' => till() ) ), said( 'paid' ) );
	Order_Updater::apply( $order, said( 'refunded' ) );
	Order_Mails::send_queued();
	same( 0, count( $mails ) );
	same( null, mail_row( $order->id )['mail_due'] );
} );

test( 'the hourly look is planned with the first plan or payment, and ends what nobody pays', function () {
	till();
	do_action( 'mainstreet_plan_created', new \Mainstreet\Payments\Plans\Plan() );
	truly( (bool) wp_next_scheduled( Order_Cleanup::EVENT ) );
	wp_clear_scheduled_hook( Order_Cleanup::EVENT );
	pay();
	truly( (bool) wp_next_scheduled( Order_Cleanup::EVENT ) );
	wp_clear_scheduled_hook( Order_Cleanup::EVENT );
	do_action( 'mainstreet_activated' );
	truly( (bool) wp_next_scheduled( Order_Cleanup::EVENT ) );
	$age     = static function ( $status, $days ) { return an_order( array( 'status' => $status, 'created_gmt' => Sql::time( time() - $days * DAY_IN_SECONDS ), 'paid_gmt' => in_array( $status, array( 'paid', 'refunded' ), true ) ? Sql::time( 5 ) : null ) ); };
	$new     = $age( 'new', 2 );
	$open    = $age( 'open', 20 );
	$stale   = $age( 'open', 40 );
	$failed  = $age( 'failed', 100 );
	$recent  = $age( 'failed', 80 );
	$paid    = $age( 'paid', 3000 );
	$ancient = $age( 'paid', 3700 );
	Order_History::add( $ancient->id, 'paid' );
	Order_Cleanup::run();
	$status = static function ( $order ) { $found = ( new Orders() )->get( $order->id ); return $found ? $found->status : null; };
	same( array( 'expired', 'open', 'expired', null, 'failed', 'paid', null ), array_map( $status, array( $new, $open, $stale, $failed, $recent, $paid, $ancient ) ) );
	same( array(), Order_History::get_entries( $ancient->id ) );
	same( 'paid', Order_Updater::apply( $stale, said( 'paid' ) )->status, 'money that comes all the same' );
	add_filter( 'mainstreet_order_years', static function () { return 5; } );
	Order_Cleanup::run();
	same( null, $status( $paid ) );
} );

test( 'a person gets what we know of payments, and is taken out of the books', function () {
	till();
	record_mail();
	$order = pay( array( 'user_id' => 1, 'title' => 'Tea <b>' ), array( 'customer_ref' => 'cus_1', 'sub_ref' => 'sub_1' ) );
	pay( array(), array( 'email' => 'bob@example.org', 'name' => 'Bob' ) );
	truly( isset( apply_filters( 'wp_privacy_personal_data_exporters', array() )[ Order_Privacy::ID ], apply_filters( 'wp_privacy_personal_data_erasers', array() )[ Order_Privacy::ID ] ) );
	$export = Order_Privacy::export( 'ADA@example.org' );
	same( array( 1, true ), array( count( $export['data'] ), $export['done'] ) );
	$values = array_column( $export['data'][0]['data'], 'value', 'name' );
	same( array( 'Tea &lt;b&gt;', '12.50 USD', 'Ada', 'ada@example.org', 'cus_1' ), array( $values['Item'], $values['Amount'], $values['Name'], $values['Email address'], $values['Customer'] ) );
	same( array(), Order_Privacy::export( 'ada@example.org', 2 )['data'] );
	same( array(), Order_Privacy::export( '' )['data'] );
	$erased = Order_Privacy::erase( 'ada@example.org' );
	same( array( true, true, true, 1 ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'], count( $erased['messages'] ) ) );
	$after = ( new Orders() )->get( $order->id );
	same( array( '', '', 0, '', 'paid', 1250, 'pi_1', 'sub_1' ), array( $after->email, $after->name, $after->user_id, $after->customer_ref, $after->status, $after->amount, $after->payment_ref, $after->sub_ref ) );
	same( array( array(), false ), array( Order_Privacy::export( 'ada@example.org' )['data'], Order_Privacy::erase( 'ada@example.org' )['items_removed'] ) );
	same( 1, count( Order_Privacy::export( 'bob@example.org' )['data'] ) );
	Order_Updater::record_renewal( $after, 'in_9', 1250, 'USD', 'pi_9', time(), said( 'paid', array( 'email' => 'ada@example.org' ) ) );
	same( array(), Order_Privacy::export( 'ada@example.org' )['data'], 'not even with the next invoice' );
	for ( $n = 0; $n < 60; $n++ ) {
		an_order( array( 'email' => 'many@example.org' ) );
	}
	same( array( 50, false ), array( count( Order_Privacy::export( 'many@example.org' )['data'] ), Order_Privacy::export( 'many@example.org' )['done'] ) );
	same( array( 10, true ), array( count( Order_Privacy::export( 'many@example.org', 2 )['data'] ), Order_Privacy::export( 'many@example.org', 2 )['done'] ) );
	same( array( false, true ), array( Order_Privacy::erase( 'many@example.org' )['done'], Order_Privacy::erase( 'many@example.org' )['done'] ) );
} );

test( 'exports and receipts keep every line where two labels have the same translation', function () {
	till();
	record_mail();
	$order = pay( array( 'user_id' => 1 ), array( 'customer_ref' => 'cus_1', 'sub_ref' => 'sub_1' ) );
	( new \Mainstreet\Newsletter\Subscribers\Storage\Subscribers() )->add( array( 'email' => 'ada@example.org', 'name' => 'Ada' ), 'active' );
	$table = new \ReflectionMethod( Order_Mail_Content::class, 'render_table' );
	$table->setAccessible( true );
	$count = function () use ( $order, $table ) {
		return array(
			'order'      => count( Order_Privacy::export( 'ada@example.org' )['data'][0]['data'] ),
			'subscriber' => count( \Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy::export( 'ada@example.org' )['data'][0]['data'] ),
			'receipt'    => substr_count( $table->invoke( null, $order ), '<tr>' ),
		);
	};
	$before = $count();
	truly( $before['order'] >= 8 && $before['subscriber'] >= 4 && $before['receipt'] >= 5, wp_json_encode( $before ) );
	$equal = function () { return 'Label'; };
	add_filter( 'gettext_mainstreet-blocks', $equal );
	$after = $count();
	remove_filter( 'gettext_mainstreet-blocks', $equal );
	same( $before, $after );
} );
