<?php
/**
 * Data to remove on uninstall.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Events;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Payment_Reconciler::HOOK ),
);
