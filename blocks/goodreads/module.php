<?php
namespace Mainstreet\Blocks\Goodreads;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'Goodreads', 'mainstreet-blocks' ),
	'description' => __( 'Shelves of books from Goodreads.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load the shelf, so Goodreads sees their IP address, browser details and the page. It may set cookies.', 'mainstreet-blocks' ),
	'policy'      => __( 'Shelves of books on our pages load from Goodreads when they scroll into view, or when you click their button. Goodreads then receives your IP address and the page you view, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'Paste the URL of a reader’s profile into the block.', 'mainstreet-blocks' ),
);
