<?php
/**
 * Module: hosted video.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Video;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Hosted Video', 'mainstreet-blocks' ),
	'description' => __( 'Videos of the media library, with a player of our own.', 'mainstreet-blocks' ),
	'help'        => __( 'Upload a video or choose one of the media library. Posts made with VideoPress play here, too, once their videos are in the library.', 'mainstreet-blocks' ),
	'policy'      => __( 'Videos in posts that were made with VideoPress and are not in our media library are loaded from VideoPress when they come near the window, or when you press their button. VideoPress then learns your IP address and that you visit our site.', 'mainstreet-blocks' ),
);
