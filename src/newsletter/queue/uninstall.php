<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Queue;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Queue_Scheduler::HOOK ),
);
