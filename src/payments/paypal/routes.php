<?php
/**
 * Routes of PayPal (docs/server-contract.md B.7).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Paypal;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'',
		'/paypal/webhook',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Paypal_Webhook::class, 'receive' ),
				'permission_callback' => '__return_true',
			),
		)
	);
};
