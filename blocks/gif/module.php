<?php
/** Module: GIF. */

namespace Mainstreet\Blocks\Gif;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'media',
	'label'       => __( 'GIF', 'mainstreet-blocks' ),
	'description' => __( 'GIFs from GIPHY.', 'mainstreet-blocks' ),
	'service'     => 'giphy',
	'is_optional' => true,
	'help'        => __( 'Paste a GIF URL. To search in the editor, add a GIPHY API key under Connections.', 'mainstreet-blocks' ),
	'policy'      => __( 'GIFs on our pages load from GIPHY when they are about to scroll into view, or when you click their button. GIPHY then receives your IP address and learns that you visit our site.', 'mainstreet-blocks' ),
);
