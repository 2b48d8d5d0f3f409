<?php
/**
 * Module: Image Compare.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Image_Compare;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Image Compare', 'mainstreet-blocks' ),
	'description' => __( 'Two pictures with a slider between them.', 'mainstreet-blocks' ),
	'help'        => __( 'Choose a picture for before and one for after. Visitors move the slider with mouse, finger or keyboard.', 'mainstreet-blocks' ),
);
