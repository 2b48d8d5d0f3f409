<?php
/** What is deleted with the plugin. */

namespace Mainstreet\Social\Likes;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Like_Counts::HOOK ),
);
