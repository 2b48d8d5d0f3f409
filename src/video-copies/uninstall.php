<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Video_Copies;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Copy_Tick::HOOK ),
	// The originals are there; without the player nobody plays copies.
	'all'   => static function () {
		Copy_Files::delete_everything();
	},
);
