<?php
/**
 * Routes of the map block.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-map-attributes.php';
require_once __DIR__ . '/class-map-tiles.php';
require_once __DIR__ . '/class-map-geocoder.php';
require_once __DIR__ . '/class-map-token-route.php';

return static function ( Routes $routes ) {
	$routes->add( 'wpcom/v2', '/service-api-keys/(?P<service>[a-z\-_]+)', Map_Token_Route::handlers() );
	$routes->add( '', '/geocode', Map_Geocoder::handlers() );
};
