<?php
/**
 * Routes of the Mailchimp block (docs/server-contract.md A16, A17).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Core\Errors;
use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$may_edit   = static function () {
		return current_user_can( 'edit_posts' ) ? true : Errors::forbidden();
	};
	$may_manage = static function () {
		return current_user_can( 'manage_options' ) ? true : Errors::forbidden();
	};
	$get        = static function ( $callback, $permission, array $args = array() ) {
		return array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Mailchimp_Controller::class, $callback ),
				'permission_callback' => $permission,
				'args'                => $args,
			),
		);
	};
	$recheck    = array(
		'recheck' => array(
			'type'        => 'boolean',
			'default'     => false,
			'description' => __( 'Whether to refresh the cached data from Mailchimp.', 'mainstreet-blocks' ),
		),
	);
	$routes->add( 'wpcom/v2', '/mailchimp', $get( 'connection', $may_edit, $recheck ) );
	$routes->add( 'wpcom/v2', '/mailchimp/groups', $get( 'groups', $may_edit, $recheck ) );
	$routes->add( 'wpcom/v2', '/mailchimp/settings', $get( 'settings', $may_manage, $recheck ) );
	$routes->add( '', '/mailchimp/audiences', $get( 'audiences', $may_manage, $recheck ) );
};
