<?php
/**
 * Routes of visitors: the clock of a form, and one for each kind of form.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Submissions;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	add_filter( 'rest_pre_dispatch', array( Request_Checks::class, 'before_dispatch' ), 10, 3 );

	$routes->add(
		'',
		'/session',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Form_Timer::class, 'answer' ),
				'permission_callback' => '__return_true',
			),
		)
	);

	foreach ( array_keys( Form_Schemas::routes() ) as $route ) {
		$routes->add(
			'',
			'/' . $route,
			array(
				array(
					'methods'             => 'POST',
					'callback'            => static function ( \WP_REST_Request $request ) use ( $route ) {
						$json   = $request->get_json_params();
						$posted = is_array( $json ) ? $json : $request->get_body_params();
						return Submission_Pipeline::response( Submission_Pipeline::run( $route, $posted, $request->get_file_params() ) );
					},
					// For strangers; Submission_Pipeline decides what they may send.
					'permission_callback' => '__return_true',
				),
			)
		);
	}
};
