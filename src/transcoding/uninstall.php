<?php
/** What goes with the plugin. */

namespace Mainstreet\Transcoding;

use Mainstreet\Transcoding\Jobs\Transcode_Cron;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Transcode_Cron::HOOK ),
	// Only the player uses the copies; the originals stay.
	'all'   => static function () {
		Transcoded_Files::delete_all();
	},
);
