<?php
/** What is deleted with the plugin. */

namespace Mainstreet\Social\Publishing;

use Mainstreet\Social\Networks\Connections\Connection_Messages;
use Mainstreet\Social\Publishing\Queue\Share_Scheduler;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Share_Scheduler::HOOK ),
	'all'   => array( Connection_Messages::class, 'delete_all' ),
);
