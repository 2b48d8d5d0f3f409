<?php
/**
 * Routes of Google Photos.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$object = static function ( $title ) {
		return static function () use ( $title ) {
			return array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => $title,
				'type'    => 'object',
			);
		};
	};
	$add    = static function ( $tail, $title, array ...$handlers ) use ( $routes, $object ) {
		$routes->add( 'wpcom/v2', '/external-media' . $tail, $handlers + array( 'schema' => $object( $title ) ) );
	};
	$make   = array( Connection_Controller::class, 'handler' );
	$add(
		'/connection/google_photos',
		'google-photos-connection',
		$make( 'GET', array( Connection_Controller::class, 'look' ) ),
		$make( 'DELETE', array( Connection_Controller::class, 'remove' ) )
	);
	$add( '/connection/google_photos/picker_status', 'google-photos-status', $make( 'GET', array( Connection_Controller::class, 'status' ) ) );
	$add( '/session/google_photos', 'google-photos-session', $make( 'POST', array( Session_Controller::class, 'begin' ) ) );
	$add(
		'/session/google_photos' . Session_Controller::ONE,
		'google-photos-session',
		$make( 'GET', array( Session_Controller::class, 'look' ) ),
		$make( 'DELETE', array( Session_Controller::class, 'end' ) )
	);
	$add( '/list/google_photos', 'external-media', $make( 'GET', array( Session_Controller::class, 'items' ), Session_Controller::list_args() ) );
	$add( '/proxy/google_photos', 'google-photos-picture', $make( 'POST', array( Proxy_Controller::class, 'answer' ), Proxy_Controller::args() ) );
};
