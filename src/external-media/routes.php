<?php
/**
 * Routes of other libraries of pictures.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( 'wpcom/v2', '/external-media/list/(?P<service>openverse|pexels)', ( new List_Controller() )->handlers() );
	$routes->add( 'wpcom/v2', '/external-media/copy/(?P<service>google_photos|openverse|pexels|thread)', ( new Copy_Controller() )->handlers() );
};
