<?php
/** What is deleted with the plugin. */

namespace Mainstreet\Social\Replies;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Reply_Counter::HOOK ),
	'all'   => static function () {
		delete_post_meta_by_key( Reply_Counts::META );
		delete_post_meta_by_key( Reply_Settings::META );
	},
);
