<?php
/** Module: Image Compare. */

namespace Mainstreet\Blocks\Image_Compare;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'media',
	'label'       => __( 'Image Compare', 'mainstreet-blocks' ),
	'description' => __( 'Two images with a slider between them.', 'mainstreet-blocks' ),
	'help'        => __( 'Choose one image for before and one for after. Visitors can move the slider with a mouse, finger or keyboard.', 'mainstreet-blocks' ),
);
