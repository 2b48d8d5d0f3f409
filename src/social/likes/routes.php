<?php
/**
 * Routes of likes (docs/server-contract.md B.20).
 *
 * GET, POST, DELETE likes/<id> → { count: number, liked: boolean }
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Likes;

use Mainstreet\Registration\Routes;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	if ( Post_Switches::works( 'like' ) ) {
		$routes->add( '', '/likes/(?P<id>\d+)', Like_Controller::handlers() );
	}
};
