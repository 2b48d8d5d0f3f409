<?php
/**
 * Routes of the Instagram block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( 'wpcom/v2', '/instagram-gallery/connections', Instagram_Controller::handlers( 'edit_posts', 'connections' ) );
	$routes->add( 'wpcom/v2', '/instagram-gallery/connect-url', Instagram_Controller::handlers( 'publish_posts', 'connect_url' ) );
	$routes->add( 'wpcom/v2', '/instagram-gallery/gallery', Instagram_Controller::handlers( 'edit_posts', 'gallery', Instagram_Controller::gallery_args() ) );
};
