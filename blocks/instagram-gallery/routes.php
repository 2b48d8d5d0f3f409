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
	$routes->add( 'wpcom/v2', '/instagram-gallery/connections', Instagram_Routes::handlers( 'edit_posts', 'connections' ) );
	$routes->add( 'wpcom/v2', '/instagram-gallery/connect-url', Instagram_Routes::handlers( 'publish_posts', 'connect_url' ) );
	$routes->add( 'wpcom/v2', '/instagram-gallery/gallery', Instagram_Routes::handlers( 'edit_posts', 'gallery', Instagram_Routes::gallery_args() ) );
};
