<?php
/**
 * Module: Story.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Story;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Story', 'mainstreet-blocks' ),
	'description' => __( 'Pictures and videos that follow each other.', 'mainstreet-blocks' ),
	'help'        => __( 'Choose pictures and videos; a press plays them, filling the screen.', 'mainstreet-blocks' ),
);
