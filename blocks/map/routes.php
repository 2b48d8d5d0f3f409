<?php
/**
 * Routes of the map block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Map;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( 'wpcom/v2', '/service-api-keys/(?P<service>[a-z\-_]+)', Map_Token_Controller::handlers() );
	$routes->add( '', '/map-source', Map_Source_Controller::handlers() );
	$routes->add( '', '/geocode', Map_Geocoder::handlers() );
};
