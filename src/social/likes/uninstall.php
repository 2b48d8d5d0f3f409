<?php
/** What is deleted with the plugin. */

namespace Mainstreet\Social\Likes;

use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Like_Counts::HOOK ),
	'all'    => static function () {
		// Empty, it is only there to save a query. A value is the owner's, and Jetpack's too.
		if ( '' === get_option( Post_Switches::DEFAULT_OFF ) ) {
			delete_option( Post_Switches::DEFAULT_OFF );
		}
	},
);
