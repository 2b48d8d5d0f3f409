<?php
/**
 * Routes of the responses screen.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$may_read = array( Feedback_Rest::class, 'may_read' );
	$id       = array(
		'type'        => 'integer',
		'description' => __( 'Id of the response.', 'mainstreet-blocks' ),
	);

	$routes->add(
		'',
		'/feedback',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Feedback_Rest::class, 'index' ),
				'permission_callback' => $may_read,
				'args'                => array_merge(
					Feedback_Rest::filter_args(),
					array(
						'unread'   => array( 'type' => 'boolean' ),
						'search'   => array(
							'type'      => 'string',
							'maxLength' => 200,
						),
						'per_page' => array(
							'type'    => 'integer',
							'minimum' => 1,
							'maximum' => Feedback_Rest::MOST,
							'default' => 20,
						),
					)
				),
			),
			array(
				'methods'             => 'POST',
				'callback'            => array( Feedback_Rest::class, 'bulk' ),
				'permission_callback' => $may_read,
				'args'                => array(
					'action' => array(
						'type'     => 'string',
						'enum'     => array_keys( Feedback_Bulk::ACTIONS ),
						'required' => true,
					),
					'ids'    => array_merge( Feedback_Rest::ids_schema(), array( 'required' => true ) ),
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
				'callback'            => array( Feedback_List::class, 'sources' ),
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
				'callback'            => array( Feedback_Forms::class, 'titles' ),
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
				'callback'            => array( Feedback_Rest::class, 'export' ),
				'permission_callback' => $may_read,
				'args'                => array_merge(
					Feedback_Rest::filter_args(),
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
						'ids'    => Feedback_Rest::ids_schema(),
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
				'callback'            => array( Feedback_Rest::class, 'item' ),
				'permission_callback' => $may_read,
				'args'                => array( 'id' => $id ),
			),
		)
	);
};
