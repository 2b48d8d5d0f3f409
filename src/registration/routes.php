<?php
/**
 * Where a user connects an account with the site's host (docs/server-contract.md A6).
 *
 * GET connection/url?from&redirect → address, a string. Blocks ask only where a host has
 * switched the unconnected state on (`mainstreet_is_user_connected`).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Registration;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'jetpack/v4',
		'/connection/url',
		array(
			array(
				'methods'             => 'GET',
				'permission_callback' => static function () {
					return current_user_can( 'edit_posts' ) ? true : Errors::forbidden();
				},
				'callback'            => static function ( $request ) {
					return Hosting::connect_url( $request['redirect'] );
				},
				'args'                => array(
					'from'     => array(
						'type'        => 'string',
						'default'     => '',
						'description' => __( 'Origin of the request. Not used.', 'mainstreet-blocks' ),
					),
					'redirect' => array(
						'type'        => 'string',
						'default'     => '',
						'description' => __( 'URL on this site to return to.', 'mainstreet-blocks' ),
					),
				),
			),
		)
	);
};
