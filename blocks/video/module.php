<?php
namespace Mainstreet\Blocks\Video;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'media',
	'label'       => __( 'Hosted Video', 'mainstreet-blocks' ),
	'sent_to'     => 'VideoPress',
	'sent'        => __( 'Only videos of VideoPress that are not in your media library: visitors’ browsers load them, so it sees their IP address and the page.', 'mainstreet-blocks' ),
	'description' => __( 'Videos from your media library, with the plugin’s own player.', 'mainstreet-blocks' ),
	'help'        => __( 'Upload a video or select one from the media library. VideoPress posts also play here once their videos are in your media library.', 'mainstreet-blocks' ),
	'policy'      => __( 'Videos in posts created with VideoPress that are not in our media library load from VideoPress when they are about to scroll into view, or when you click their button. VideoPress then receives your IP address and learns that you visit our site.', 'mainstreet-blocks' ),
);
