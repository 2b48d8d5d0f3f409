<?php
/** Cron hooks and post meta to delete on uninstall. */

namespace Mainstreet\Blocks\Related_Posts;

use Mainstreet\Blocks\Related_Posts\Engine\Related_Store;
use Mainstreet\Blocks\Related_Posts\Engine\Related_Updater;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Related_Updater::HOOK ),
	'all'   => static function () {
		delete_post_meta_by_key( Related_Store::META );
	},
);
