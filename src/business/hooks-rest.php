<?php
/** REST hooks of the business details. */

namespace Mainstreet\Business;

defined( 'ABSPATH' ) || exit;

// Core's settings route, by which the editor saves changes of blocks that are bound to the details. Other requests do not load the schema.
add_action(
	'rest_api_init',
	static function () {
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		if ( ! is_string( $route ) || preg_match( '#^(?:/?$|/wp/v2/?$|/wp/v2/settings|/batch/)#', $route ) ) {
			Business_Setting::register();
		}
	}
);
