<?php
/**
 * Tells an order that it is paid, and is killed before who listens to that has heard it.
 *
 * @package Mainstreet
 */

use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Orders\Orders;

require_once MAINSTREET_DIR . '/tests/php/payments.php';
add_action(
	'mainstreet_payment_state',
	function () {
		posix_kill( getmypid(), 9 );
	}
);
Order_Updater::apply( ( new Orders() )->get( $values['order'] ), Mainstreet\Tests\said( 'paid' ) );
