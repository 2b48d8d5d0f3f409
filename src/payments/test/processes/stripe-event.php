<?php
/**
 * Takes an event of the fake Stripe at the moment `$values['start']` and prints `ok`, or the code of the error.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Controller;

require_once MAINSTREET_DIR . '/tests/php/stripe.php';

eval( stripe_route( $values['test'] ) );
while ( microtime( true ) < $values['start'] ) {
	usleep( 500 );
}
$done = Stripe_Webhook_Controller::process( $values['body'], $values['signature'] );
echo is_wp_error( $done ) ? $done->get_error_code() : 'ok';
