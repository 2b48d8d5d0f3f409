<?php
/**
 * Routes of visitors: the clock of a form, and one for each kind of form.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	add_filter( 'rest_pre_dispatch', array( Visitor_Guard::class, 'before_dispatch' ), 10, 3 );

	$routes->add(
		'',
		'/session',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Visitor_Session::class, 'answer' ),
				'permission_callback' => '__return_true',
			),
		)
	);

	foreach ( array_keys( Definitions::routes() ) as $route ) {
		$routes->add(
			'',
			'/' . $route,
			array(
				array(
					'methods'             => 'POST',
					'callback'            => static function ( \WP_REST_Request $request ) use ( $route ) {
						$json   = $request->get_json_params();
						$posted = is_array( $json ) ? $json : $request->get_body_params();
						return Visitor_Post::response( Visitor_Post::run( $route, $posted, $request->get_file_params() ) );
					},
					// For strangers; Visitor_Post decides what they may send.
					'permission_callback' => '__return_true',
				),
			)
		);
	}
};
