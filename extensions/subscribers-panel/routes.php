<?php
/**
 * How many people a new post is sent to (docs/server-contract.md A31).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Subscribers_Panel;

use Mainstreet\Newsletter\Subscribers\Subscribers;
use Mainstreet\Registration\Blocks;
use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'wpcom/v2',
		'/subscribers/count',
		array(
			array(
				'methods'             => 'GET',
				'permission_callback' => static function () {
					// 401 for everybody, as clients know it.
					return current_user_can( 'edit_posts' ) ? true : new \WP_Error( 'authorization_required', __( 'Sorry, you are not allowed to view the number of subscribers.', 'mainstreet-blocks' ), array( 'status' => 401 ) );
				},
				'callback'            => static function () {
					// Without the form nobody can subscribe here: there is no number.
					$count = Blocks::is_registered( 'subscriptions' ) ? array( 'count' => ( new Subscribers() )->count( 'active' ) ) : array();
					return new \WP_REST_Response( (object) $count );
				},
			),
			'schema' => static function () {
				return array(
					'$schema'    => 'http://json-schema.org/draft-04/schema#',
					'title'      => 'subscriber-count',
					'type'       => 'object',
					'properties' => array(
						'count' => array(
							'type'        => 'integer',
							'description' => __( 'Number of confirmed subscribers. Absent if unknown.', 'mainstreet-blocks' ),
							'readonly'    => true,
						),
					),
				);
			},
		)
	);
};
