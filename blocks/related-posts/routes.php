<?php
/**
 * Routes of related posts.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Related_Posts;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( 'wpcom/v2', '/related-posts/(?P<id>\d+)', Related_Controller::of_post() );
	$routes->add( 'wpcom/v2', '/related-posts', Related_Controller::state() );
	$routes->add( 'wpcom/v2', '/related-posts/enable', Related_Controller::enable() );
};
