<?php
/**
 * Route of the messaging block: the country of who asks, for the first dial code.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Send_A_Message;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'',
		'/geo',
		array(
			array(
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => array( Visitor_Country::class, 'answer' ),
				'permission_callback' => '__return_true',
				'args'                => array(),
			),
		)
	);
};
