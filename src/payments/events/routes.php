<?php
/**
 * Routes of payment events (docs/server-contract.md D.2).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Errors;
use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$may_manage = static function () {
		return current_user_can( 'manage_options' ) ? true : Errors::forbidden();
	};
	$routes->add(
		'',
		'/payments/webhooks',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Webhook_List::class, 'all' ),
				'permission_callback' => $may_manage,
			),
		)
	);
	$routes->add(
		'',
		'/payments/webhooks/(?P<id>[a-z-]+)',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Webhook_List::class, 'renew' ),
				'permission_callback' => $may_manage,
			),
		)
	);
};
