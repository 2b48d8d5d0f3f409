<?php
/**
 * Route of the business hours block: the week in the reader's language.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Business_Hours;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

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
