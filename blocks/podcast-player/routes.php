<?php
/**
 * Routes of the podcast player.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( 'wpcom/v2', '/podcast-player', Podcast_Controller::handlers() );
	$routes->add( 'wpcom/v2', '/podcast-player/track-quantity', Podcast_Quantity_Controller::handlers() );
	$routes->add( '', '/podcast-player/track', Podcast_Extras_Controller::handlers() );
};
