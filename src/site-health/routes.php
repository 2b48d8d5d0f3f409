<?php
/**
 * Routes of the checks, and of the probe of what the web server lets through.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Site_Health;

use Mainstreet\Core\Errors;
use Mainstreet\Http\Upload_Probe;
use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$may = static function ( $capability ) {
		return static function () use ( $capability ) {
			return current_user_can( $capability ) ? true : Errors::forbidden();
		};
	};
	$add = static function ( $compat, $tail, $method, $capability, $callback, array $args = array() ) use ( $routes, $may ) {
		$routes->add(
			$compat,
			$tail,
			array(
				array(
					'methods'             => $method,
					'callback'            => $callback,
					'permission_callback' => $may( $capability ),
					'args'                => $args,
				),
			)
		);
	};

	$add(
		'',
		'/checks/(?P<id>' . implode( '|', array_keys( Site_Checks::ALL ) ) . ')',
		'GET',
		'manage_options',
		static function ( $request ) {
			return Site_Checks::run( $request['id'] );
		}
	);
	$add( '', '/probe', 'POST', 'upload_files', array( Upload_Probe::class, 'take' ) );
};
