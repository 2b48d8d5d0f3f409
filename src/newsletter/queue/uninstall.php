<?php
/** Scheduled tasks deleted on uninstall. */

namespace Mainstreet\Newsletter\Queue;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Queue_Scheduler::HOOK ),
);
