<?php
/**
 * Files that came with answers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Responses;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add(
		'',
		'/feedback/(?P<id>\d+)/file/(?P<key>[0-9a-f]{32})',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( File_Download::class, 'answer' ),
				'permission_callback' => array( Response_Controller::class, 'may_read' ),
				'args'                => array(
					'id'  => array(
						'type'        => 'integer',
						'description' => __( 'Id of a response.', 'mainstreet-blocks' ),
					),
					'key' => array(
						'type'        => 'string',
						'description' => __( 'Key of one of its files.', 'mainstreet-blocks' ),
					),
				),
			),
		)
	);
};
