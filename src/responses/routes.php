<?php
/**
 * Routes of the responses screen.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Responses;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$may_read = array( Response_Controller::class, 'may_read' );
	$id       = array(
		'type'        => 'integer',
		'description' => __( 'ID of the response.', 'mainstreet-blocks' ),
	);

	$routes->add(
		'',
		'/feedback',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Response_Controller::class, 'index' ),
				'permission_callback' => $may_read,
				'args'                => array_merge(
					Response_Controller::filter_args(),
					array(
						'unread' => array( 'type' => 'boolean' ),
						'search' => array(
							'type'      => 'string',
							'maxLength' => 200,
						),
					),
					Response_Controller::page_args()
				),
			),
			array(
				'methods'             => 'POST',
				'callback'            => array( Response_Controller::class, 'bulk' ),
				'permission_callback' => $may_read,
				'args'                => array(
					'action' => array(
						'type'     => 'string',
						'enum'     => array_keys( Bulk_Actions::ACTIONS ),
						'required' => true,
					),
					'ids'    => array_merge( Response_Controller::ids_schema(), array( 'required' => true ) ),
				),
			),
		)
	);

	$routes->add(
		'',
		'/feedback/sources',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Response_Sources::class, 'all' ),
				'permission_callback' => $may_read,
			),
		)
	);

	$routes->add(
		'',
		'/feedback/forms',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Response_Forms::class, 'titles' ),
				'permission_callback' => $may_read,
			),
		)
	);

	$routes->add(
		'',
		'/feedback/export',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Response_Controller::class, 'export' ),
				'permission_callback' => $may_read,
				'args'                => array_merge(
					Response_Controller::filter_args(),
					array(
						'format' => array(
							'type'    => 'string',
							'enum'    => array( 'csv', 'json' ),
							'default' => 'csv',
						),
						'unread' => array( 'type' => 'boolean' ),
						'search' => array(
							'type'      => 'string',
							'maxLength' => 200,
						),
						'ids'    => Response_Controller::ids_schema(),
					)
				),
			),
		)
	);

	$routes->add(
		'',
		'/feedback/(?P<id>\d+)',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Response_Controller::class, 'item' ),
				'permission_callback' => $may_read,
				'args'                => array( 'id' => $id ),
			),
		)
	);

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
						'description' => __( 'ID of a response.', 'mainstreet-blocks' ),
					),
					'key' => array(
						'type'        => 'string',
						'description' => __( 'Key of one of the response’s files.', 'mainstreet-blocks' ),
					),
				),
			),
		)
	);
};
