<?php
/**
 * Settings of tiled galleries.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

return array(
	'tiled_gallery_lightbox' => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'tiled-gallery',
		'label'   => __( 'Open gallery pictures in a lightbox', 'mainstreet-blocks' ),
		'help'    => __( 'A press on a picture shows it large, above the page. Links of pictures to other pages stay; these pictures get a button.', 'mainstreet-blocks' ),
	),
);
