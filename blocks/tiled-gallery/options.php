<?php
/** Settings of tiled galleries. */

namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

return array(
	'tiled_gallery_lightbox' => array(
		'type'    => 'boolean',
		'default' => false,
		'section' => 'tiled-gallery',
		'label'   => __( 'Open gallery images in a lightbox', 'mainstreet-blocks' ),
		'help'    => __( 'Clicking an image shows a large version over the page. Images that link to other pages keep their link and get an extra button.', 'mainstreet-blocks' ),
	),
);
