<?php
/**
 * Admin hooks of the mail queue.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Queue;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_notices',
	static function () {
		( new Queue_Scheduler() )->show_notice();
	}
);
