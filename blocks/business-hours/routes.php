<?php
/**
 * Route of the business hours block: the week in the reader's language.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-business-hours.php';

return static function ( Routes $routes ) {
	$routes->add(
		'wpcom/v2',
		'/business-hours/localized-week',
		array(
			array(
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => array( Business_Hours::class, 'get_localized_week' ),
				'permission_callback' => '__return_true',
				'args'                => array(),
			),
		)
	);
};
