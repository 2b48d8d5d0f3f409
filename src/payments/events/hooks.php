<?php
namespace Mainstreet\Payments\Events;

defined( 'ABSPATH' ) || exit;

add_action(
	'mainstreet_payments_look',
	static function () {
		( new Payment_Reconciler() )->run();
	}
);
add_action( 'mainstreet_activated', array( Payment_Reconciler::class, 'schedule_if_ready' ) );
