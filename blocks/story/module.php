<?php
/** Module: Story. */

namespace Mainstreet\Blocks\Story;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'media',
	'label'       => __( 'Story', 'mainstreet-blocks' ),
	'description' => __( 'Images and videos that play one after another.', 'mainstreet-blocks' ),
	'help'        => __( 'Select images and videos. Visitors click to play them in fullscreen.', 'mainstreet-blocks' ),
);
