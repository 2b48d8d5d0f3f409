<?php
/** Admin hooks of the mail queue. */

namespace Mainstreet\Newsletter\Queue;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_notices',
	static function () {
		( new Queue_Scheduler() )->show_notice();
	}
);
