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
	$make   = array( Connection_Routes::class, 'handler' );
	$add(
		'/connection/google_photos',
		'google-photos-connection',
		$make( 'GET', array( Connection_Routes::class, 'look' ) ),
		$make( 'DELETE', array( Connection_Routes::class, 'remove' ) )
	);
	$add( '/connection/google_photos/picker_status', 'google-photos-status', $make( 'GET', array( Connection_Routes::class, 'status' ) ) );
	$add( '/session/google_photos', 'google-photos-session', $make( 'POST', array( Session_Routes::class, 'begin' ) ) );
	$add(
		'/session/google_photos' . Session_Routes::ONE,
		'google-photos-session',
		$make( 'GET', array( Session_Routes::class, 'look' ) ),
		$make( 'DELETE', array( Session_Routes::class, 'end' ) )
	);
	$add( '/list/google_photos', 'external-media', $make( 'GET', array( Session_Routes::class, 'items' ), Session_Routes::list_args() ) );
	$add( '/proxy/google_photos', 'google-photos-picture', $make( 'POST', array( Proxy_Route::class, 'answer' ), Proxy_Route::args() ) );
};
