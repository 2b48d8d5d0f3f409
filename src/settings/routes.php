<?php
/**
 * Routes of the settings screen.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Settings;

use Mainstreet\Core\Errors;
use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$may_manage = static function () {
		return current_user_can( 'manage_options' ) ? true : Errors::forbidden();
	};

	$routes->add(
		'',
		'/settings',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Settings::class, 'values' ),
				'permission_callback' => $may_manage,
			),
			array(
				'methods'             => 'POST',
				'callback'            => array( Settings::class, 'save' ),
				'permission_callback' => $may_manage,
				'args'                => Settings::args(),
			),
			'schema' => array( Settings::class, 'schema' ),
		)
	);

	$routes->add(
		'',
		'/settings/test/(?P<service>[a-z-]+)',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Settings::class, 'test' ),
				'permission_callback' => $may_manage,
				'args'                => array(
					'service' => array(
						'type'        => 'string',
						'description' => __( 'Id of the service.', 'mainstreet-blocks' ),
					),
				),
			),
		)
	);
};
