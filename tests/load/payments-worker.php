<?php
/**
 * One process of tests/load/payments.mjs: receives what Stripe tells, or sends the mails that wait, and dies before its n-th
 * statement where that is asked for.
 *
 * Environment: WORK = JSON `{ deliveries: [{ body, signature }], mails: bool, kill: n, start: seconds, sent: file }`.
 *
 * @package Mainstreet
 */

require getenv( 'MAINSTREET_CLI' );
mainstreet_load_wordpress();
require dirname( __DIR__ ) . '/php/lib.php';
require dirname( __DIR__ ) . '/php/stripe.php';

$work = json_decode( getenv( 'WORK' ), true );
eval( Mainstreet\Tests\stripe_route( 'load' ) );
add_filter(
	'pre_wp_mail',
	static function ( $done, $mail ) use ( $work ) {
		foreach ( (array) $mail['to'] as $to ) {
			file_put_contents( $work['sent'], $to . "\n", FILE_APPEND | LOCK_EX );
		}
		return true;
	},
	10,
	2
);
$statements = 0;
add_filter(
	'query',
	static function ( $sql ) use ( $work, &$statements ) {
		if ( ++$statements === $work['kill'] ) {
			posix_kill( getmypid(), SIGKILL );
		}
		return $sql;
	}
);
while ( microtime( true ) < $work['start'] ) {
	usleep( 200 );
}
$answers = array();
foreach ( $work['deliveries'] as $delivery ) {
	$done      = Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Controller::process( $delivery['body'], $delivery['signature'] );
	$answers[] = is_wp_error( $done ) ? $done->get_error_data()['status'] : 200;
}
if ( $work['mails'] ) {
	do_action( 'mainstreet_order_mails' );
} else {
	// The mails are a process of their own here: another dies for each of their statements.
	remove_action( 'shutdown', array( Mainstreet\Payments\Orders\Mails\Order_Mails::class, 'send_queued' ), 20 );
}
echo wp_json_encode( compact( 'answers', 'statements' ) );
