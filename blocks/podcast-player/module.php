<?php
/**
 * Module: Podcast Player.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Podcast_Player;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Podcast Player', 'mainstreet-blocks' ),
	'description' => __( 'Plays episodes of a podcast.', 'mainstreet-blocks' ),
	'help'        => __( 'Enter the address of a podcast’s feed. This site reads the list of episodes; sound is fetched from the podcast’s own host, and only when a visitor presses Play.', 'mainstreet-blocks' ),
);
