<?php
/**
 * Data that is deleted with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Uploads;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Upload_Cleanup::HOOK ),
	'all'   => static function () {
		Part_Files::delete_folder();
	},
);
