<?php
/**
 * Routes of Stripe (docs/server-contract.md B.5).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Stripe;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'',
		'/stripe/webhook',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Stripe_Webhook::class, 'receive' ),
				// Stripe has no account here: its signature is checked.
				'permission_callback' => '__return_true',
			),
		)
	);
};
