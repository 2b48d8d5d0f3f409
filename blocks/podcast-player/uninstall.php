<?php
/** Cron hooks to clear on uninstall. Options are deleted by their prefix. */

namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Warmer;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Podcast_Warmer::HOOK ),
);
