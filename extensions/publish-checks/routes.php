<?php
/**
 * What an author is told before publishing.
 *
 * POST mainstreet/v1/posts/{id}/hidden-blocks → list of blocks that visitors will not see, and why.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Publish_Checks;

use Mainstreet\Core\Errors;
use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'',
		'/posts/(?P<id>\d+)/hidden-blocks',
		array(
			array(
				'methods'             => 'POST',
				'permission_callback' => static function ( $request ) {
					return current_user_can( 'edit_post', (int) $request['id'] ) ? true : Errors::forbidden();
				},
				'callback'            => static function ( $request ) {
					return new \WP_REST_Response( Hidden_Blocks::find( $request['blocks'] ) );
				},
				'args'                => array(
					'id'     => array(
						'type'        => 'integer',
						'required'    => true,
						'description' => __( 'ID of the post.', 'mainstreet-blocks' ),
					),
					'blocks' => array(
						'type'        => 'array',
						'required'    => true,
						'description' => __( 'Blocks of the post as it is being edited.', 'mainstreet-blocks' ),
						'items'       => array(
							'type'       => 'object',
							'properties' => array(
								'name'       => array( 'type' => 'string' ),
								'attributes' => array( 'type' => 'object' ),
							),
						),
					),
				),
			),
			'schema' => static function () {
				return array(
					'$schema'    => 'http://json-schema.org/draft-04/schema#',
					'title'      => 'hidden-block',
					'type'       => 'object',
					'properties' => array(
						'name'   => array(
							'type'        => 'string',
							'description' => __( 'Name of the block.', 'mainstreet-blocks' ),
							'readonly'    => true,
						),
						'reason' => array(
							'type'        => 'string',
							'description' => __( 'Why visitors will not see the block.', 'mainstreet-blocks' ),
							'readonly'    => true,
						),
					),
				);
			},
		)
	);
};
