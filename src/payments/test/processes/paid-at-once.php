<?php
/**
 * Tells an order at a given moment that it is paid; prints whether this process changed it, and how it stands.
 *
 * @package Mainstreet
 */

use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Orders\Orders;

require_once MAINSTREET_DIR . '/tests/php/payments.php';
add_action(
	'mainstreet_order_changed',
	function () {
		echo 'changed';
	}
);
while ( microtime( true ) < $values['start'] ) {
	usleep( 500 );
}
echo Order_Updater::apply( ( new Orders() )->get( $values['order'] ), Mainstreet\Tests\said( 'paid' ) )->status;
