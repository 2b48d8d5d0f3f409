<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Replies;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Reply_Schedule::HOOK ),
);
