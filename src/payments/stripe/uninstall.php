<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Stripe;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Stripe_Plan_Ends::HOOK ),
);
