<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Shares;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Share_Scheduler::HOOK ),
);
