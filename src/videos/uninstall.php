<?php
/** Data that is deleted with the plugin. */

namespace Mainstreet\Videos;

use Mainstreet\Videos\Files\Video_Folder;
use Mainstreet\Videos\Files\Video_Storage;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks'  => array( Video_Storage::TASK ),
	'events' => array( Video_Storage::SINGLE_EVENT ),
	// Private videos stay in their protected folder. The option is needed to find it after a new installation.
	'kept'   => static fn() => array( Video_Folder::OPTION ),
);
