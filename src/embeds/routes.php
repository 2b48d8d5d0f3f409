<?php
/**
 * Routes of embeds.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Embeds;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( 'wpcom/v2', '/resolve-redirect', ( new Redirect_Controller() )->handlers() );
};
