<?php
/**
 * Module: Slideshow.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Slideshow;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Slideshow', 'mainstreet-blocks' ),
	'description' => __( 'Pictures that change.', 'mainstreet-blocks' ),
	'help'        => __( 'Choose pictures; they can change by themselves, unless a visitor’s device asks for less motion.', 'mainstreet-blocks' ),
);
