<?php
/**
 * Routes of buyers (docs/server-contract.md B.5).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Orders;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'',
		'/checkout',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Order_Controller::class, 'checkout' ),
				// For strangers; Checkout_Guard and Checkout_Offer decide what they may begin.
				'permission_callback' => '__return_true',
			),
		)
	);
	$routes->add(
		'',
		'/orders/(?P<uuid>[0-9a-f-]{36})/status',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Order_Controller::class, 'status' ),
				// For the browser that began the order; its cookie is the proof.
				'permission_callback' => '__return_true',
			),
		)
	);
};
