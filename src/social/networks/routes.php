<?php
/**
 * Routes of connections (docs/server-contract.md A33).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Networks;

use Mainstreet\Registration\Routes;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	if ( Post_Switches::works( Post_Connections::MODULE ) ) {
		$routes->add( 'wpcom/v2', '/publicize/connection-test-results', Connection_Tests::handlers() );
	}
};
