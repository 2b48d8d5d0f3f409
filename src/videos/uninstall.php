<?php
/**
 * What goes with the plugin.
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
	// Private videos stay where nobody can reach them; the option leads to their folder.
	'kept'   => static function () {
		return array( Video_Folder::OPTION );
	},
);
