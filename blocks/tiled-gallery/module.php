<?php
/** Module: Tiled Gallery. */

namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'media',
	'label'       => __( 'Tiled Gallery', 'mainstreet-blocks' ),
	'description' => __( 'Images as a mosaic, columns, squares or circles.', 'mainstreet-blocks' ),
	'help'        => __( 'Select images and a style. The mosaic adapts to their proportions.', 'mainstreet-blocks' ),
);
