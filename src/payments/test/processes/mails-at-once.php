<?php
/**
 * Sends the mails of payments at a given moment and prints a letter for each that leaves.
 *
 * @package Mainstreet
 */

add_filter(
	'pre_wp_mail',
	function () {
		echo 'm';
		return true;
	}
);
while ( microtime( true ) < $values['start'] ) {
	usleep( 500 );
}
Mainstreet\Payments\Orders\Mails\Order_Mails::run();
