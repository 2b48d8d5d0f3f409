<?php
/**
 * Routes of paid content (docs/server-contract.md B.8).
 *
 * GET premium/<post>/<key>?template → { html, styles: [url], modules: [url] }: for who may see it
 * POST premium/<post>/<key> → the same: takes one of the free views of a month
 *
 * @package Mainstreet
 */

namespace Mainstreet\Paywall;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$handler = static function ( $method ) {
		return array(
			'methods'             => $method,
			'callback'            => array( Premium_Route::class, 'answer' ),
			// For strangers; the route decides.
			'permission_callback' => '__return_true',
			'args'                => array(
				'template' => array(
					'type'      => 'string',
					'default'   => '',
					'maxLength' => 200,
				),
			),
		);
	};
	$routes->add( '', '/premium/(?P<post>\d+)/(?P<key>[\ds]{1,4}-[0-9a-f]{16})', array( $handler( 'GET' ), $handler( 'POST' ) ) );
};
