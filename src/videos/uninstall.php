<?php
/**
 * Data that is deleted with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Videos;

use Mainstreet\Videos\Files\Video_Folder;
use Mainstreet\Videos\Files\Video_Place;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks'  => array( Video_Place::TASK ),
	'events' => array( Video_Place::LATER ),
	// Private videos stay in their protected folder. The option is needed to find it after a new installation.
	'kept'   => static function () {
		return array( Video_Folder::OPTION );
	},
);
