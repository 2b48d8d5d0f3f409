<?php
/**
 * Does `$values['steps']`, one after the other, at the moment `$values['start']`, on a site with an account at the fake PayPal:
 * - `die`: the process will be killed as soon as PayPal has answered.
 * - `event`: the event `$values['event']` comes; prints the status.
 * - `return`: the buyer of the order `$values['order']` comes back; prints where to.
 * - `mails`: the scheduler calls for mails that wait.
 * Who gets a mail is noted in a line of the file `$values['sent']`.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Orders\Pages\Return_Page;

require_once MAINSTREET_DIR . '/tests/php/paypal.php';

eval( paypal_route( $values['test'], 'AclientIdForTests0001' ) );
eval( PAYPAL_REACHES );
$_COOKIE = $values['cookies'];
add_filter(
	'pre_wp_mail',
	function ( $done, $mail ) use ( $values ) {
		foreach ( (array) $mail['to'] as $to ) {
			file_put_contents( $values['sent'], "$to\n", FILE_APPEND | LOCK_EX );
		}
		return true;
	},
	10,
	2
);
while ( microtime( true ) < $values['start'] ) {
	usleep( 500 );
}
foreach ( $values['steps'] as $step ) {
	if ( 'die' === $step ) {
		add_action(
			'mainstreet_payment_state',
			function () {
				posix_kill( getmypid(), SIGKILL );
			}
		);
	} elseif ( 'event' === $step ) {
		$request = new \WP_REST_Request( 'POST', '/mainstreet/v1/paypal/webhook' );
		foreach ( $values['event']['headers'] as $name => $value ) {
			$request->set_header( str_replace( '-', '_', $name ), $value );
		}
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( $values['event']['body'] );
		echo rest_do_request( $request )->get_status();
	} elseif ( 'return' === $step ) {
		$page = Return_Page::build( $values['order'] );
		echo isset( $page['redirect'] ) ? $page['redirect'] : $page['title'];
	} else {
		do_action( 'mainstreet_order_mails' );
	}
}
