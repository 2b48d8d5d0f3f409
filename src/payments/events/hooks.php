<?php
/**
 * Events of payment services, and what they did not tell.
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
add_filter( 'mainstreet_settings_state', array( Webhook_List::class, 'add_to_settings' ) );
