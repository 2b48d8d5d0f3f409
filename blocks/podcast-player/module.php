<?php
/** Module: Podcast Player. */

namespace Mainstreet\Blocks\Podcast_Player;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'media',
	'label'       => __( 'Podcast Player', 'mainstreet-blocks' ),
	'sent_to'     => __( 'Podcast host', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load episodes from the host of the podcast, which sees their IP address and browser details.', 'mainstreet-blocks' ),
	'description' => __( 'Play podcast episodes.', 'mainstreet-blocks' ),
	'help'        => __( 'Enter a podcast feed URL. This site reads the list of episodes. Audio loads from the podcast’s own host, and only when a visitor clicks Play.', 'mainstreet-blocks' ),
);
