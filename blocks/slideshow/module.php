<?php
/** Module: Slideshow. */

namespace Mainstreet\Blocks\Slideshow;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'media',
	'label'       => __( 'Slideshow', 'mainstreet-blocks' ),
	'description' => __( 'Images that change.', 'mainstreet-blocks' ),
	'help'        => __( 'Select images to show in turn. They can change automatically, unless a visitor’s device is set to reduce motion.', 'mainstreet-blocks' ),
);
