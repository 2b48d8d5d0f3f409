<?php
namespace Mainstreet\Blocks\Nextdoor;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'Nextdoor', 'mainstreet-blocks' ),
	'description' => __( 'Posts from Nextdoor.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load the post, so Nextdoor sees their IP address, browser details and the page. It may set cookies.', 'mainstreet-blocks' ),
	'policy'      => __( 'Posts from Nextdoor on our pages load when they scroll into view, or when you click their button. Nextdoor then receives your IP address and the page you view, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'Paste the URL of a public post into the block.', 'mainstreet-blocks' ),
);
