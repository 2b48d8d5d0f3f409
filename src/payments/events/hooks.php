<?php
/**
 * Hooks of payment events.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Events;

defined( 'ABSPATH' ) || exit;

add_action(
	'mainstreet_payments_look',
	static function () {
		( new Payments_Look() )->run();
	}
);
add_action( 'mainstreet_activated', array( Payments_Look::class, 'ensure_if_ready' ) );
