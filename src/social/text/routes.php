<?php
/**
 * Routes of threads (docs/server-contract.md A25 to A27).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Text;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( 'wpcom/v2', '/tweetstorm/gather', ( new Thread_Gather() )->handlers() );
	$routes->add( 'wpcom/v2', '/tweetstorm/parse', Thread_Controller::handlers() );
	$routes->add( 'wpcom/v2', '/tweetstorm/generate-cards', ( new Link_Cards() )->handlers() );
};
