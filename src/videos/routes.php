<?php
/**
 * Routes of hosted videos (docs/server-contract.md A36 to A39, B.17).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Videos;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$text   = array( 'type' => 'string' );
	$switch = array(
		'type' => array( 'boolean', 'integer' ),
		'enum' => array( true, false, 0, 1 ),
	);
	$kind   = array(
		'type'     => 'string',
		'enum'     => Video_Tracks::KINDS,
		'required' => true,
	);
	$lang   = array(
		'type'      => 'string',
		'maxLength' => 40,
		'default'   => 'en',
	);
	$path   = '/videos/(?P<guid>[A-Za-z0-9]{8})';
	$routes->add(
		'wpcom/v2',
		'/videopress/meta',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Video_Controller::class, 'write' ),
				'permission_callback' => array( Video_Controller::class, 'may_edit' ),
				'args'                => array(
					'id'              => array(
						'type'     => 'integer',
						'minimum'  => 1,
						'required' => true,
					),
					'rating'          => array(
						'type' => 'string',
						'enum' => array( 'G', 'PG-13', 'R-17', 'X-18' ),
					),
					'privacy_setting' => array(
						'type'    => 'integer',
						'minimum' => 0,
						'maximum' => 2,
					),
					'allow_download'  => $switch,
					'display_embed'   => $switch,
					'title'           => $text + array( 'maxLength' => 1000 ),
					'description'     => $text + array( 'maxLength' => 20000 ),
					'caption'         => $text + array( 'maxLength' => 5000 ),
				),
			),
		)
	);
	$routes->add(
		'',
		$path,
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Video_Controller::class, 'read' ),
				'permission_callback' => array( Video_Controller::class, 'may_watch' ),
			),
		)
	);
	$routes->add(
		'',
		"$path/file",
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Video_Sender::class, 'send' ),
				// The signature of the address decides.
				'permission_callback' => '__return_true',
				'args'                => array(
					'exp' => $text + array( 'required' => true ),
					'sig' => $text + array( 'required' => true ),
				),
			),
		)
	);
	$routes->add(
		'',
		"$path/track",
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Video_Sender::class, 'send_track' ),
				// As above.
				'permission_callback' => '__return_true',
				'args'                => array(
					'exp'     => $text + array( 'required' => true ),
					'sig'     => $text + array( 'required' => true ),
					'kind'    => $kind,
					'srclang' => $lang,
				),
			),
		)
	);
	$routes->add(
		'',
		"$path/tracks",
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Video_Controller::class, 'add_track' ),
				'permission_callback' => array( Video_Controller::class, 'may_edit' ),
				'args'                => array(
					'kind'            => $kind,
					'srclang'         => $lang,
					'label'           => $text + array(
						'default'   => 'English',
						'maxLength' => 100,
					),
					// Both name a track that is changed; its file stays where none is sent.
					'replace_kind'    => array( 'required' => false ) + $kind,
					'replace_srclang' => $lang,
				),
			),
		)
	);
	$routes->add(
		'',
		"$path/tracks/delete",
		array(
			array(
				'methods'             => 'POST',
				'callback'            => array( Video_Controller::class, 'delete_track' ),
				'permission_callback' => array( Video_Controller::class, 'may_edit' ),
				'args'                => array(
					'kind'    => $kind,
					'srclang' => $lang,
				),
			),
		)
	);
};
