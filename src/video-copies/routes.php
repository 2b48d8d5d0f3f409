<?php
/**
 * Files made of private videos (docs/server-contract.md B.17).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Video_Copies;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$text = array(
		'type'     => 'string',
		'required' => true,
	);
	$routes->add(
		'',
		'/videos/(?P<guid>[A-Za-z0-9]{8})/copy',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => array( Copy_Answers::class, 'send' ),
				// The signature of the address decides.
				'permission_callback' => '__return_true',
				'args'                => array(
					'exp'  => $text,
					'sig'  => $text,
					'part' => $text + array( 'enum' => Copy_Files::PARTS ),
				),
			),
		)
	);
};
