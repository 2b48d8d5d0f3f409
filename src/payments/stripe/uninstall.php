<?php
/**
 * Scheduled tasks that are deleted with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Stripe;

use Mainstreet\Payments\Stripe\Reconciliation\Stripe_Plan_Cancellation;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Stripe_Plan_Cancellation::HOOK ),
);
