<?php
/**
 * Routes of the modules and the tools (contract D.2, D.4), for who manages the site; and the plan of a site whose host sells plans (A7, A8).
 *
 * GET modules, POST modules/<id> { on } → list as Module_States::all()
 * GET checks/<id> → as a test of Site Health
 * POST probe, any body, for who may upload → { length }
 * GET settings/export → as Settings_Transfer::export(); POST settings/import { file } → { taken, skipped, reasons, values }
 *
 * @package Mainstreet
 */

namespace Mainstreet\Settings;

use Mainstreet\Core\Errors;
use Mainstreet\Http\Upload_Probe;
use Mainstreet\Registration\Plan_Gates;
use Mainstreet\Registration\Routes;
use Mainstreet\Site_Health\Site_Checks;

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

	$add( '', '/modules', 'GET', 'manage_options', array( Module_States::class, 'all' ) );
	$add(
		'',
		'/modules/(?P<id>[a-z-]+)',
		'POST',
		'manage_options',
		array( Module_States::class, 'change' ),
		array(
			'on' => array(
				'type'        => 'boolean',
				'required'    => true,
				'description' => __( 'Whether it is to be on.', 'mainstreet-blocks' ),
			),
		)
	);
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
	$add( '', '/settings/export', 'GET', 'manage_options', array( Settings_Transfer::class, 'export' ) );
	$add(
		'',
		'/settings/import',
		'POST',
		'manage_options',
		array( Settings_Transfer::class, 'import' ),
		array(
			'file' => array(
				'type'        => 'object',
				'required'    => true,
				'description' => __( 'Contents of a file made by the export.', 'mainstreet-blocks' ),
			),
		)
	);
	$add( '', '/plans', 'GET', 'edit_posts', array( Plan_Gates::class, 'plans' ) );
	$add( 'jetpack/v4', '/site', 'GET', 'edit_posts', array( Plan_Gates::class, 'site' ) );
};
