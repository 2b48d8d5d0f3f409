<?php
/**
 * Module: GIF.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Gif;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'GIF', 'mainstreet-blocks' ),
	'description' => __( 'GIFs of GIPHY.', 'mainstreet-blocks' ),
	'service'     => 'giphy',
	'is_set_up'   => '__return_true',
	'help'        => __( 'Paste the address of a GIF. To search in the editor, save a key of GIPHY under Connections.', 'mainstreet-blocks' ),
	'policy'      => __( 'GIFs on our pages are loaded from GIPHY when they come near the window, or when you press their button. GIPHY then learns your IP address and that you visit our site.', 'mainstreet-blocks' ),
);
