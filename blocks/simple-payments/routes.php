<?php
/**
 * Route of products (docs/server-contract.md B.7).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'',
		'/paypal/order',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Product_Offer::class, 'begin' ),
				// For strangers; Checkout_Guard and the stored product decide what they may begin.
				'permission_callback' => '__return_true',
			),
		)
	);
};
