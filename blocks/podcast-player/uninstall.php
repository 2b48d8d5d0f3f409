<?php
/**
 * What goes with the plugin. Options go by their prefix.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Podcast_Player;

defined( 'ABSPATH' ) || exit;

return array(
	'tasks' => array( Podcast_Warmer::HOOK ),
);
