<?php
/**
 * Module: Tiled Gallery.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Tiled Gallery', 'mainstreet-blocks' ),
	'description' => __( 'Pictures as a mosaic, columns, squares or circles.', 'mainstreet-blocks' ),
	'help'        => __( 'Choose pictures and a style; the mosaic follows from their proportions.', 'mainstreet-blocks' ),
);
