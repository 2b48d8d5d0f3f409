<?php
/**
 * Routes of the screen.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Start;

use Mainstreet\Core\Errors;
use Mainstreet\Registration\Routes;
use Mainstreet\Start\Moving\Block_Survey;
use Mainstreet\Start\Moving\Former_Settings;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$may_manage = static function () {
		return current_user_can( 'manage_options' ) ? true : Errors::forbidden();
	};
	$add        = static function ( $tail, $method, $callback, $may, array $args = array() ) use ( $routes ) {
		$routes->add(
			'',
			$tail,
			array(
				array(
					'methods'             => $method,
					'callback'            => $callback,
					'permission_callback' => $may,
					'args'                => $args,
				),
			)
		);
	};

	$add(
		'/start/page',
		'POST',
		array( Starter_Page::class, 'create' ),
		array( Starter_Page::class, 'may_create' ),
		array(
			'kind' => array(
				'type'        => 'string',
				'enum'        => array_keys( Starter_Page::PATTERNS ),
				'default'     => 'contact',
				'description' => __( 'Purpose of the page.', 'mainstreet-blocks' ),
			),
		)
	);
	$add(
		'/start/survey',
		'GET',
		array( Block_Survey::class, 'answer' ),
		$may_manage,
		array(
			'after' => array(
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
				'description' => __( 'ID of the post after which this batch starts.', 'mainstreet-blocks' ),
			),
		)
	);
	$add( '/start/former', 'GET', array( Former_Settings::class, 'all' ), $may_manage );
	$add( '/start/former/(?P<id>[a-z]+)', 'POST', array( Former_Settings::class, 'take' ), $may_manage );
};
