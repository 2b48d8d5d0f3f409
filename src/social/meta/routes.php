<?php
/**
 * Route of previews.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Meta;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( '', '/social/card/(?P<id>\d+)', Card_Controller::handlers() );
};
