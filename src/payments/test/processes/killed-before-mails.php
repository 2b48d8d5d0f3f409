<?php
/**
 * Pays the order `$values['order']` and is killed: before any mail (`$values['moment']` is `paid`), or while the second one is
 * put together (`content`). Notes the subject of each mail in a line of the file `$values['log']`.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Orders\Mails\Order_Mails;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Orders\Orders;

require_once MAINSTREET_DIR . '/tests/php/payments.php';

add_filter(
	'pre_wp_mail',
	function ( $done, $mail ) use ( $values ) {
		file_put_contents( $values['log'], $mail['subject'] . "\n", FILE_APPEND );
		return true;
	},
	10,
	2
);
if ( 'paid' === $values['moment'] ) {
	add_action(
		'mainstreet_order_changed',
		function () {
			posix_kill( getmypid(), 9 );
		},
		1
	);
} else {
	add_filter(
		'mainstreet_order_links',
		function ( $links, $order, $kind ) {
			if ( 'welcome' === $kind ) {
				posix_kill( getmypid(), 9 );
			}
			return $links;
		},
		10,
		3
	);
}
Order_Updater::apply( ( new Orders() )->get( $values['order'] ), said( 'paid' ) );
Order_Mails::send_queued();
