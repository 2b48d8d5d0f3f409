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
	$own = new Instagram_Routes();
	$routes->add( 'wpcom/v2', '/instagram-gallery/connections', $own->handlers( 'edit_posts', 'connections' ) );
	$routes->add( 'wpcom/v2', '/instagram-gallery/connect-url', $own->handlers( 'publish_posts', 'connect_url' ) );
	$routes->add( 'wpcom/v2', '/instagram-gallery/gallery', $own->handlers( 'edit_posts', 'gallery', $own->gallery_args() ) );
};
