<?php
/**
 * Routes of the settings screen.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Settings;

use Mainstreet\Core\Errors;
use Mainstreet\Registration\Plan_Gates;
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
						'description' => __( 'ID of the service.', 'mainstreet-blocks' ),
					),
				),
			),
		)
	);

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

	$add( '', '/accounts', 'GET', 'manage_options', array( new Account_List(), 'all' ) );
	$add( '', '/accounts/(?P<id>\d+)', 'DELETE', 'manage_options', array( new Account_List(), 'remove' ) );
	$add( '', '/accounts/(?P<id>\d+)/test', 'POST', 'manage_options', array( new Account_List(), 'test' ) );
	$add(
		'',
		'/accounts/(?P<id>\d+)',
		'POST',
		'manage_options',
		array( new Account_List(), 'give' ),
		array(
			'who' => array(
				'type'        => 'string',
				'enum'        => array( 'all', 'me' ),
				'required'    => true,
				'description' => __( 'Who can use the account: everyone who can publish posts, or only the current user.', 'mainstreet-blocks' ),
			),
		)
	);
	$word = static function ( $description ) {
		return array(
			'type'        => 'string',
			'required'    => true,
			'maxLength'   => 400,
			'description' => $description,
		);
	};
	$add(
		'',
		'/accounts/(?P<service>[a-z_-]+)/app',
		'POST',
		'manage_options',
		array( new Account_List(), 'save_app' ),
		array(
			'app_id'     => $word( __( 'ID of the site owner’s app on the service.', 'mainstreet-blocks' ) ),
			'app_secret' => $word( __( 'App secret. It is stored encrypted and never returned.', 'mainstreet-blocks' ) ),
		)
	);
	$add( '', '/accounts/(?P<service>[a-z_-]+)/app', 'DELETE', 'manage_options', array( new Account_List(), 'remove_app' ) );
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
				'description' => __( 'Whether the module is on.', 'mainstreet-blocks' ),
			),
		)
	);
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
				'description' => __( 'Contents of an exported settings file.', 'mainstreet-blocks' ),
			),
		)
	);
	$add( '', '/plans', 'GET', 'edit_posts', array( Plan_Gates::class, 'plans' ) );
	$add( 'jetpack/v4', '/site', 'GET', 'edit_posts', array( Plan_Gates::class, 'site' ) );
};
