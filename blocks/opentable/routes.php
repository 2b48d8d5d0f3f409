<?php
/**
 * Route of the reservation block: restaurants by name.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Opentable;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( '', '/opentable/search', Search_Controller::handlers() );
};
