<?php
/**
 * Routes of members (docs/server-contract.md B.5, B.8).
 *
 * POST members/link { email, post_id? } → { success: true, message }: the same for each address
 * POST members/portal → { url }: with the access cookie, or logged in with a nonce
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Members;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$add = static function ( $tail, $method, array $args ) use ( $routes ) {
		$routes->add(
			'',
			$tail,
			array(
				array(
					'methods'             => 'POST',
					'callback'            => array( Member_Controller::class, $method ),
					// For strangers; the method decides.
					'permission_callback' => '__return_true',
					'args'                => $args,
				),
			)
		);
	};
	$add(
		'/members/link',
		'link',
		array(
			'email'   => array(
				'type'      => 'string',
				'required'  => true,
				'maxLength' => 300,
			),
			'post_id' => array(
				'type'    => 'integer',
				'minimum' => 0,
				'default' => 0,
			),
		)
	);
	$add( '/members/portal', 'portal', array() );
};
